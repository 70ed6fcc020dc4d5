/** What happened with a record, as one line of its timeline. */
export interface TimelineLine {
  /** The child that it tells of; none where it is derived from the record itself. */
  id?: string
  /** "Interview on Dec 2, 2026" */
  title: string
  /** Short things beside it: a time, a place. */
  details?: readonly string[]
  link?: { href: string; label: string } | undefined
  /** A way on within the product. */
  to?: { href: string; label: string } | undefined
  /** What a person wrote about it. */
  text?: string | undefined
}
