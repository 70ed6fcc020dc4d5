/**
 * The text of HTML from somebody else's page, as a posting has it. The result is text and is shown as text:
 * a tag that slips through does nothing.
 */
export function htmlText(html: string): string {
  return unescapedText(
    asMarkup(html)
      .replace(/<(script|style)\b[^]*?(<\/\1\s*>|$)/gi, ' ')
      .replace(/<li\b[^<>]*>/gi, '\n• ')
      .replace(/<(br|\/p|\/div|\/h\d|\/ul|\/ol)\b[^<>]*>/gi, '\n')
      .replace(/<\/?[a-z!][^<>]*>/gi, ' '),
  )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Tags that format a posting. Others in a text may be meant as they are: "List<String>". */
const FORMATTING = /<\/?(p|br|li|ul|ol|div|span|h\d|strong|b|em|i)\b[^<>]*>/i
/** Some job sites encode a description again each time that they hand it on. */
const MAX_ENCODINGS = 3

/** HTML whose tags are written as tags: pages also write `&lt;p&gt;`, and `&amp;lt;p&amp;gt;`. */
function asMarkup(html: string): string {
  let text = html
  for (let times = 0; times < MAX_ENCODINGS && !FORMATTING.test(text); times++) {
    text = unescapedText(text)
  }
  return FORMATTING.test(text) ? text : html
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
}

function unescapedText(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
