import type { Scalars } from '../model/field'

/** What a form held before anything was typed, for a later save to compare with. */
export interface Origin {
  /** What the typed fields held as the form opened. */
  opened?: Scalars | undefined
  /** The id of the record that a new entry becomes: one, however often it is saved. */
  newId?: string | undefined
  /** Where its texts come from, where nobody typed them: the name of a site. */
  from?: string | undefined
}

/** What was typed into a form and not saved. */
export interface Draft {
  typed: Scalars
  origin: Origin
}
