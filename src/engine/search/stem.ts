/** What is left of a word says what it is about. */
const MIN_STEM_LENGTH = 4
/** The ending "-ing" is part of few words that are this short without it. */
const MIN_STEM_BEFORE_ING = 3

/**
 * What a word has in common with its other forms, roughly: "nurses" → "nurs", as in "nurse" and
 * "nursing". What has no such ending, and what is too short to lose it, stays whole.
 */
export function stem(word: string): string {
  const [, before = word, ending = ''] = /^(.+?)(ies|ing|ers?|ed|es|s|e|y)$/.exec(word) ?? []
  const min = ending === 'ing' ? MIN_STEM_BEFORE_ING : MIN_STEM_LENGTH
  if (before.length < min || (ending === 's' && before.endsWith('s'))) return word
  // "planning" has two of what "plan" has one of.
  return before.replace(/([bdgmnprt])\1$/, '$1')
}
