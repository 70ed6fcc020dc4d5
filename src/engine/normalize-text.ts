/**
 * Text as searches, duplicate checks and imports compare it: "jose" finds "José", and neither case, the kind of an
 * apostrophe or dash, how an accent is stored, invisible characters nor the amount of white space matters.
 */
export function normalizeText(text: string): string {
  // Taking letters apart is slow, and most texts have none with an accent.
  const plain = isPlain.test(text) ? text : withPlainMarks(text)
  return plain.toLowerCase().replace(/\s+/g, ' ')
}

const isPlain = /^[\0-_a-\x7f]*$/

function withPlainMarks(text: string): string {
  return (
    text
      // NFKD would turn a lone accent into a space and a double prime into two primes.
      .replace(/[\u00b4\u1ffd]/g, "'")
      .replace(/″/g, '"')
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .replace(/[‘’‚‛′ʹʻʼʽꞋꞌ`]/g, "'")
      .replace(/[“”„‟«»]/g, '"')
      .replace(/[\p{Pd}−⁃]/gu, '-')
      .replace(/⁄/g, '/')
      .replace(/[øłđßæœı]/giu, (letter) => asTyped[letter.toLowerCase()] ?? letter)
  )
}

/** Letters that have no accent to take off, as people type them who have no key for them. */
const asTyped: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}
