import type { Problem } from './problem'

/** The largest file that is read, in bytes: twice what a browser keeps for a site. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** What some files begin with that people take for a CSV file, and what to do about each. */
const otherFiles: readonly (readonly [begin: string, sentence: string])[] = [
  ['PK\x03\x04', 'This is a spreadsheet, not a CSV file. Open it, and save or download it as CSV.'],
  ['\xD0\xCF\x11\xE0', 'This is an old spreadsheet. Open it, and save it as CSV.'],
  ['%PDF', 'This is a PDF. Open the spreadsheet it was made from, and save that as CSV.'],
]

/** The same of texts. */
const otherTexts: readonly (readonly [begin: RegExp, sentence: string])[] = [
  [
    /^\s*<(?:!doctype|html|head|body|table|\?xml)/i,
    'This is a web page, not a CSV file. Open your list where you keep it, and save or download it as CSV.',
  ],
  [
    /^\s*[{[]\s*["{[\]}]/,
    'This is a JSON file, not a CSV file. Save or download your list as CSV. A backup of this app is restored in Settings.',
  ],
]

/** The text of a file, whatever letters it was saved in, or the sentence that says why it has none. */
export async function textOfFile(file: Blob): Promise<string | Problem> {
  if (file.size === 0) return { problem: 'This file is empty. Choose another one.' }
  if (file.size > MAX_FILE_BYTES) {
    return { problem: 'This file is larger than 10 MB. Split it, and import the parts.' }
  }
  const bytes = await bytesOf(file)
  // It may be gone since, or lie on a drive that is.
  if (!bytes) return { problem: 'This file could not be opened. Choose it again.' }
  const begin = String.fromCharCode(...bytes.subarray(0, 4))
  const other = otherFiles.find(([known]) => begin.startsWith(known))
  if (other) return { problem: other[1] }
  const text = decode(bytes)
  if (text.includes('\0')) {
    return { problem: 'This file holds no text. Save or download your list as CSV.' }
  }
  if (text.trim() === '') return { problem: 'This file is empty. Choose another one.' }
  const otherText = otherTexts.find(([known]) => known.test(text))
  return otherText ? { problem: otherText[1] } : text
}

async function bytesOf(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return undefined
  }
}

/** UTF-16 where the file says so, as Excel's "Unicode Text" does; else UTF-8, else Windows letters. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
