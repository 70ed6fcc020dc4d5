/**
 * The plain text of a posting's HTML, which comes from a third-party page. The result is shown as text, so a tag that
 * is left in it has no effect.
 */
export function htmlText(html: string): string {
  return unescapedText(
    asMarkup(html)
      .replace(/<!--(?:(?!<!--)[^])*?-->|<(script|style)\b[^]*?(<\/\1\s*>|$)/gi, ' ')
      .replace(/<li\b[^<>]*>/gi, '\n• ')
      .replace(/<(br|\/p|\/div|\/h\d|\/ul|\/ol)\b[^<>]*>/gi, '\n')
      .replace(/<\/?[a-z!][^<>]*>/gi, ' '),
  )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Tags that format a posting. Others may be part of the text, such as "List<String>". */
const FORMATTING = /<\/?(p|br|li|ul|ol|div|span|h\d|strong|b|em|i)\b[^<>]*>/i
/** Some job sites encode a description again each time they pass it on. */
const MAX_ENCODINGS = 3

/** HTML with its tags unescaped: pages also write `&lt;p&gt;`, and `&amp;lt;p&amp;gt;`. */
function asMarkup(html: string): string {
  let text = html
  for (let times = 0; times < MAX_ENCODINGS && !FORMATTING.test(text); times++) {
    text = unescapedText(text)
  }
  return FORMATTING.test(text) ? text : html
}

/** The HTML entity names of the characters from U+00A0 on, in order. */
const latinNames =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

/** The entities that postings use. Our security policy does not allow letting the browser decode HTML. */
const named: ReadonlyMap<string, string> = new Map([
  ...latinNames.split(' ').map((name, at) => [name, String.fromCodePoint(0xa0 + at)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    ndash: '–',
    mdash: '—',
    rsquo: '’',
    lsquo: '‘',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    hellip: '…',
    euro: '€',
    trade: '™',
    rarr: '→',
    check: '✓',
  }),
])

function unescapedText(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+\d{0,2});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named.get(name) ?? named.get(name.toLowerCase()) ?? whole
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? characterOf(code) : whole
  })
}

/** Browsers decode the numbers of C1 control characters as Windows-1252: 146 is an apostrophe. */
const characterOf = (code: number) => windowsCharacters[code - 0x80] ?? String.fromCodePoint(code)

/** Windows-1252 from 0x80 on, with a space for each unassigned number. */
const windowsCharacters = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
