import type { Scalars } from '../model/field'

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
