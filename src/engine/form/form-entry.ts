import { changedValues, pickFields, type Scalars } from '../model/field'
import { SaveConflict } from '../store/save-error'

/** The values that a form passes on to be saved. */
export interface FormEntry {
  /** All values of the form. */
  values: Scalars
  /**
   * The values that the form changes; all of them if nothing is stored. Call it inside the change, with the values
   * stored at that moment.
   * @throws SaveError if the save was canceled, or if another tab changed the same field to a different value
   */
  changes(stored?: Scalars): Scalars
}

/**
 * The values that a form writes over the stored ones: those that it has changed. A field that only another tab
 * changed keeps its value. See docs/decisions/0018.
 * @param opened the values that were stored when the form opened
 * @param entered the values of the form
 * @param stored the values that are stored now
 * @throws SaveConflict if the form and another tab changed a field to different values
 */
export function changesOver(opened: Scalars, entered: Scalars, stored: Scalars): Scalars {
  const changed = changedValues(opened, entered)
  const conflicts = Object.keys(changed).filter(
    (field) => stored[field] !== opened[field] && stored[field] !== changed[field],
  )
  if (conflicts.length > 0) throw new SaveConflict(pickFields(stored, conflicts))
  return changed
}
