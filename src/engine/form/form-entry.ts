import type { Scalars } from '../model/field'

/** What a form hands over to be saved. */
export interface FormEntry {
  /** All that it holds. */
  values: Scalars
  /**
   * What it changes in what is stored now; all of it where nothing is. To be asked as the change is
   * made: throws a SaveError where it was cancelled, or where another tab changed the same field.
   */
  changes(stored?: Scalars): Scalars
}
