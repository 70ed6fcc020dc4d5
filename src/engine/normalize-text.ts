/**
 * Normalizes text for comparison in searches, duplicate checks and imports: "jose" finds "José". Ignores case,
 * accents, the kind of an apostrophe, quotation mark or dash, invisible characters and the amount of white space.
 */
export function normalizeText(text: string): string {
  // Unicode normalization is slow, and most texts are plain ASCII.
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

/** Letters that NFKD does not decompose, as people type them on a keyboard without them. */
const asTyped: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}
