import type { Scalars } from '../model/field'

/** What a draft is based on. */
export interface Origin {
  /** The values of the typed fields when the form opened. A save compares with them. */
  opened?: Scalars | undefined
  /** The id for the new record, so that saving it twice does not add two. */
  newId?: string | undefined
  /** The source that filled in the form, such as the name of a website; undefined if the user typed the text. */
  from?: string | undefined
}

/** The unsaved values of a form. */
export interface Draft {
  typed: Scalars
  origin: Origin
}
