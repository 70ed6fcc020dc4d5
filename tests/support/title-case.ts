/** Words that stay lowercase inside a title: articles, and conjunctions and prepositions of up to three letters. */
const SMALL = new Set(
  'a an and as at but by for in nor of off on or out per so the to up via vs yet'.split(' '),
)

/** Whether a text is a sentence or a question, which keeps sentence case. */
const isSentence = (text: string) => /[.?!]$/.test(text)

/** Whether a label is in title case: "Search With Your Next Move in Mind". */
export function isTitleCase(text: string): boolean {
  const words = text.split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
  return (
    isSentence(text) ||
    words.every(
      (word, index) =>
        !/^\p{Ll}/u.test(word) || (index > 0 && index < words.length - 1 && SMALL.has(bare(word))),
    )
  )
}

const bare = (word: string) => word.replace(/[^\p{L}]+$/u, '')
