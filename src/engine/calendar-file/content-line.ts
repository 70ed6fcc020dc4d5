/** The longest line of a calendar file, in octets of UTF-8, without its line end. */
const MAX_OCTETS = 75

/** A line of a calendar file with its line end. A line that is too long is folded, never within a character. */
export function contentLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const width = octetsOf(character)
    if (octets + width > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += width
  }
  return `${folded}\r\n`
}

/** A lone surrogate is encoded as U+FFFD, which takes three octets. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Text as a value of a line: special characters are escaped, characters that are not allowed are removed. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Control}\t\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}
