import type { Scalars } from '../model/field'

/** What a draft is based on. */
export interface Origin {
  /** The values of the draft's fields when the form opened. A save compares with them. */
  opened?: Scalars | undefined
  /** The id for the new record, so that saving it twice does not add two. */
  newId?: string | undefined
  /** The source that filled in the form, such as the name of a website; undefined if the user typed the text. */
  from?: string | undefined
}

/** The unsaved values of a form. */
export interface Draft {
  /** The changed fields. All fields of a new record, so that the form opens again as it was. */
  typed: Scalars
  origin: Origin
}
