interface Read {
  title: string
  url: string
  /** Calendar day. */
  seen?: string | undefined
}

/** What an entry carries that states a fact: where it comes from and when somebody last looked. */
export interface Reviewed {
  source?: Read | undefined
  alsoFrom?: readonly Read[] | undefined
  /** Calendar day. */
  lastReviewed?: string | undefined
}
