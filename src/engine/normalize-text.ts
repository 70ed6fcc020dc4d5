/**
 * Text as searches, duplicate checks and imports compare it: "jose" finds "José", and neither case, the kind of an
 * apostrophe or dash, how an accent is stored, invisible characters nor the amount of white space matters.
 */
export function normalizeText(text: string): string {
  // Taking letters apart is slow, and most texts have none with an accent.
  const plain = isAscii.test(text) ? text : withPlainMarks(text)
  return plain.toLowerCase().replace(/\s+/g, ' ')
}

const isAscii = /^\p{ASCII}*$/u

function withPlainMarks(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’‚‛′ʹʻʼʽ´`＇]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[\p{Pd}−⁃]/gu, '-')
}
