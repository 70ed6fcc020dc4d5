/** The longest line of a calendar file, in octets of UTF-8, without its end. */
const MAX_OCTETS = 75

/** A line of a calendar file, with its end: folded where it is too long, never within a letter. */
export function contentLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const letter of line) {
    const width = octetsOf(letter)
    if (octets + width > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += letter
    octets += width
  }
  return `${folded}\r\n`
}

/** Half of a letter by itself is written as the mark for a broken one, which takes three. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Text as a value of a line: characters with a meaning there are escaped, characters not allowed there are left out. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Control}\t\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}
