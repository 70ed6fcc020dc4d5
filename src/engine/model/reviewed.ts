/** What an entry carries that states a fact: where it comes from and when somebody last looked. */
export interface Reviewed {
  source?: { title: string; url: string; seen?: string | undefined } | undefined
  /** Calendar day. */
  lastReviewed?: string | undefined
}
