import type { Scalars } from '../model/field'
import { SaveError } from './save-error'

/** A change of a form to fields that another tab has changed since the form opened. Nothing is written. */
export class SaveConflict extends SaveError {
  override name = 'SaveConflict'

  /** @param theirs what these fields hold now */
  constructor(readonly theirs: Scalars) {
    super('conflict')
  }
}
