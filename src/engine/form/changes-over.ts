import { changedValues, pickFields, type Scalars } from '../model/field'
import { SaveConflict } from '../store/save-conflict'

/**
 * What a form changes in what is stored now. Fields that only another tab changed are not among it.
 * See docs/decisions/0018.
 * @param opened what was stored as the form opened
 * @param entered what the form holds
 * @throws SaveConflict where both changed a field, each to something else
 */
export function changesOver(opened: Scalars, entered: Scalars, stored: Scalars): Scalars {
  const changed = changedValues(opened, entered)
  const conflicts = Object.keys(changed).filter(
    (field) => stored[field] !== opened[field] && stored[field] !== changed[field],
  )
  if (conflicts.length > 0) throw new SaveConflict(pickFields(stored, conflicts))
  return changed
}
