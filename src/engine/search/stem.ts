/** A shorter stem would match unrelated words. */
const MIN_STEM_LENGTH = 4
/** Before "-ing", a shorter stem is safe: few short words end in "-ing" without it being a suffix. */
const MIN_STEM_BEFORE_ING = 3

/**
 * The approximate stem that a word shares with its other forms: "nurses" → "nurs", as in "nurse" and
 * "nursing". A word without such an ending, or too short to lose it, is returned unchanged.
 */
export function stem(word: string): string {
  const [, before = word, ending = ''] = /^(.+?)(ies|ing|ers?|ed|es|s|e|y)$/.exec(word) ?? []
  const min = ending === 'ing' ? MIN_STEM_BEFORE_ING : MIN_STEM_LENGTH
  if (before.length < min || (ending === 's' && before.endsWith('s'))) return word
  // "planning" doubles the last letter of "plan".
  return before.replace(/([bdgmnprt])\1$/, '$1')
}
