import type { Problem } from './problem'

/** The largest file that is read, in bytes: twice the usual limit of local storage. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** How files begin that people mistake for CSV files, and what to do about each. */
const otherFiles: readonly (readonly [prefix: string, sentence: string])[] = [
  ['PK\x03\x04', 'This is a spreadsheet, not a CSV file. Open it, and save or download it as CSV.'],
  ['\xD0\xCF\x11\xE0', 'This is an old spreadsheet. Open it, and save it as CSV.'],
  ['%PDF', 'This is a PDF. Open the spreadsheet it was made from, and save that as CSV.'],
]

/** The same for text formats. */
const otherTexts: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [
    /^\s*<(?:!doctype|html|head|body|table|\?xml)/i,
    'This is a web page, not a CSV file. Open your list where you keep it, and save or download it as CSV.',
  ],
  [
    /^\s*[{[]\s*["{[\]}]/,
    'This is a JSON file, not a CSV file. Save or download your list as CSV. A backup of this app is restored in Settings.',
  ],
]

export interface FileText {
  text: string
  /** Whether the encoding is a guess because the file does not name one. Some characters may be wrong. */
  isEncodingGuessed: boolean
}

/** The text of a file, whatever its encoding, or the problem with the file. */
export async function textOfFile(file: Blob): Promise<FileText | Problem> {
  if (file.size === 0) return { problem: 'This file is empty. Choose another one.' }
  if (file.size > MAX_FILE_BYTES) {
    return { problem: 'This file is larger than 10 MB. Split it, and import the parts.' }
  }
  const bytes = await bytesOf(file)
  // The file or its drive may have been removed since it was chosen.
  if (!bytes) return { problem: 'This file could not be opened. Choose it again.' }
  const begin = String.fromCharCode(...bytes.subarray(0, 4))
  const other = otherFiles.find(([known]) => begin.startsWith(known))
  if (other) return { problem: other[1] }
  const decoded = decode(bytes)
  const { text } = decoded
  if (text.includes('\0')) {
    return { problem: 'This file holds no text. Save or download your list as CSV.' }
  }
  if (text.trim() === '') return { problem: 'This file is empty. Choose another one.' }
  return otherTextIn(text) ?? decoded
}

/** The pasted rows, with the same limits as a file, or the problem with them. */
export function textOfPaste(text: string): FileText | Problem {
  if (text.trim() === '') return { problem: 'The box is empty. Paste your rows into it first.' }
  if (new Blob([text]).size > MAX_FILE_BYTES) {
    return { problem: 'This is more than 10 MB. Paste it in parts.' }
  }
  if (text.includes('\0')) return { problem: 'This is no text. Copy the rows again.' }
  // A copied range lacks the last line break. Without it, a short last row would count as cut off.
  return otherTextIn(text) ?? { text: `${text}\n`, isEncodingGuessed: false }
}

function otherTextIn(text: string): Problem | undefined {
  const other = otherTexts.find(([known]) => known.test(text))
  return other && { problem: other[1] }
}

async function bytesOf(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return undefined
  }
}

/** Decodes UTF-16 with a byte order mark, as in Excel's "Unicode Text", else UTF-8, else Windows-1252 or Mac Roman. */
function decode(bytes: Uint8Array): FileText {
  const as = (encoding: string, fatal = false) => new TextDecoder(encoding, { fatal }).decode(bytes)
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: as('utf-16le'), isEncodingGuessed: false }
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: as('utf-16be'), isEncodingGuessed: false }
  try {
    return { text: as('utf-8', true), isEncodingGuessed: false }
  } catch {
    const [windows, mac] = [as('windows-1252'), as('macintosh')]
    return {
      text: countUnlikely(mac) < countUnlikely(windows) ? mac : windows,
      isEncodingGuessed: true,
    }
  }
}

/** Non-ASCII characters of English, Spanish, French and German text. The wrong encoding gives others. */
const likely = /[áéíóúüñçàâèêëîïôœùûäößÁÉÍÓÚÜÑÇÄÖ‘’“”–—…•€£°®™¿¡\u00a0]/u

function countUnlikely(text: string): number {
  let count = 0
  for (const char of text) if (char > '\u007f' && !likely.test(char)) count++
  return count
}
