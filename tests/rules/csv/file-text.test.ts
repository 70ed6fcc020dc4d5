import { describe, expect, it } from 'vitest'
import { isProblem } from '@/screens/job-search/csv/table/problem'
import { MAX_FILE_BYTES, textOfFile, textOfPaste } from '@/screens/job-search/csv/table/file-text'

const bytes = (...numbers: number[]) => new Blob([new Uint8Array(numbers)])

async function problemOf(file: Blob): Promise<string> {
  const result = await textOfFile(file)
  return isProblem(result) ? result.problem : ''
}

describe('The text of a file', () => {
  it.each([
    ['UTF-8', new Blob(['Núñez'])],
    ['UTF-8 with a byte order mark', new Blob(['\uFEFFNúñez'])],
    ['UTF-16 little-endian', bytes(0xff, 0xfe, 78, 0, 0xfa, 0, 0xf1, 0, 101, 0, 122, 0)],
    ['UTF-16 big-endian', bytes(0xfe, 0xff, 0, 78, 0, 0xfa, 0, 0xf1, 0, 101, 0, 122)],
  ])('is read from %s', async (_, file) => {
    expect(await textOfFile(file)).toEqual({ text: 'Núñez', isEncodingGuessed: false })
  })

  it.each([
    ['Windows', bytes(78, 0xfa, 0xf1, 101, 122), 'Núñez'],
    // Node.js decodes windows-1252 as Latin-1, so no curly quotes here.
    ['Windows with Spanish punctuation', bytes(0xbf, 0xd1, 97, 110, 100, 0xfa, 63), '¿Ñandú?'],
    ['Mac', bytes(78, 0x9c, 0x96, 101, 122), 'Núñez'],
    ['Mac with curly quotes', bytes(0xd2, 74, 111, 115, 0x8e, 0xd5, 115, 0xd3), '“José’s”'],
  ])('is guessed from the bytes of a legacy encoding: %s', async (_, file, text) => {
    expect(await textOfFile(file)).toEqual({ text, isEncodingGuessed: true })
  })

  it.each([
    ['nothing', new Blob([]), 'empty'],
    ['white space', new Blob([' \r\n\t']), 'empty'],
    ['a spreadsheet', new Blob(['PK\x03\x04rest']), 'save or download it as CSV'],
    ['an old spreadsheet', bytes(0xd0, 0xcf, 0x11, 0xe0), 'save it as CSV'],
    ['a PDF', new Blob(['%PDF-1.7']), 'save that as CSV'],
    [
      'a web page',
      new Blob(['\uFEFF\n<!DOCTYPE html><table>']),
      'This is a web page, not a CSV file.',
    ],
    ['a page saved as a spreadsheet', new Blob(['<html xmlns:x="x">']), 'download it as CSV'],
    ['a backup', new Blob(['{\n  "format": "milspouse-backup"}']), 'is restored in Settings'],
    ['a list of JSON', new Blob(['[{"company":"Acme"}]']), 'This is a JSON file, not a CSV file.'],
    ['a picture', bytes(0x89, 80, 78, 71, 0, 0, 0, 13), 'Save or download your list as CSV'],
    ['more than browsers can store', new Blob(['a'.repeat(MAX_FILE_BYTES + 1)]), 'Split it'],
  ])('is refused with advice if the file contains %s', async (_, file, message) => {
    expect(await problemOf(file)).toContain(message)
  })

  it('is refused if the file no longer exists', async () => {
    const gone = new Blob(['Company'])
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
    expect(await problemOf(gone)).toContain('Choose it again')
  })
})

describe('Pasted rows', () => {
  it.each([
    ['nothing', ' \n', 'The box is empty'],
    ['a web page', '<table><tr>', 'This is a web page'],
    ['a backup', '{"format": "milspouse-backup"}', 'is restored in Settings'],
    ['more than browsers can store', 'é'.repeat(MAX_FILE_BYTES / 2 + 1), 'Paste it in parts'],
    ['not text', 'Company\0', 'Copy the rows again'],
  ])('are refused with advice if they are %s', (_, text, message) => {
    const result = textOfPaste(text)
    expect(isProblem(result) && result.problem).toContain(message)
  })
})
