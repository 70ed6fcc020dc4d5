/**
 * The text of HTML from somebody else's page, as a posting has it. The result is text and is shown as text:
 * a tag that slips through does nothing.
 */
export function htmlText(html: string): string {
  return unescapedText(
    html
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
