/** Words that stay lower within a title, not at its end: articles, and joining words of up to three letters. */
const SMALL = new Set(
  'a an and as at but by for in nor of off on or out per so the to up via vs yet'.split(' '),
)

/** Whether a text reads as a whole sentence or a question, which keep their usual letters. */
const isSentence = (text: string) => /[.?!]$/.test(text)

/** Whether a label is written as a title: "Search With Your Next Move in Mind". */
export function isTitleCase(text: string): boolean {
  const words = text.split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
  return (
    isSentence(text) ||
    words.every(
      (word, at) =>
        !/^\p{Ll}/u.test(word) || (at > 0 && at < words.length - 1 && SMALL.has(bare(word))),
    )
  )
}

const bare = (word: string) => word.replace(/[^\p{L}]+$/u, '')
