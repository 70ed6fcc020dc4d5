import { parse as parseElsewhere } from 'csv-parse/sync'
import { spawnSync } from 'node:child_process'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText } from '@/screens/job-search/csv/table/csv-text'
import { guardCell } from '@/screens/job-search/csv/table/formula-guard'
import { isProblem } from '@/screens/job-search/csv/table/problem'
import { readTable, type Table } from '@/screens/job-search/csv/table/read-table'
import { tableOf } from '../../support/csv-table'

const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.stringMatching(/^[=+\-@\t\r\n"',; a-z]{0,20}$/),
)
/** Tables whose rows are as wide as the header, without blank rows, which are not read. */
const table = fc.integer({ min: 2, max: 6 }).chain((width) =>
  fc.array(
    fc
      .array(cell, { minLength: width, maxLength: width })
      .filter((row) => row.some((text) => text.trim() !== '')),
    { minLength: 1, maxLength: 8 },
  ),
)

const header = (width: number) => Array.from({ length: width }, (_, at) => `Column ${at}`)
const withHeader = (rows: readonly string[][]) => [header(rows[0]?.length ?? 0), ...rows]

async function problemOf(text: string): Promise<string> {
  const result = await readTable(text)
  return isProblem(result) ? result.problem : ''
}
const cellsOf = ({ rows }: Table) => rows.map(({ cells }) => cells)

describe('A table written as CSV', () => {
  it('is read back cell by cell', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const back = await tableOf(csvText(withHeader(rows)))
        expect(back.header).toEqual(header(back.header.length))
        expect(cellsOf(back)).toEqual(rows)
      }),
    )
  })

  it('is read by another parser as the same cells, with formulas guarded', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const back = parseElsewhere(csvText(withHeader(rows)), { bom: true })
        expect(back).toEqual(withHeader(rows.map((row) => row.map(guardCell))))
      }),
    )
  })

  const hasPython = spawnSync('python3', ['-c', 'import csv']).status === 0
  it.runIf(hasPython)('is read by Python as the same cells', () => {
    const rows = fc.sample(table, { numRuns: 60, seed: 21 }).map(withHeader)
    const script = `
import csv, io, json, sys
csv.field_size_limit(10**9)
files = json.load(sys.stdin)
print(json.dumps([list(csv.reader(io.StringIO(text.lstrip("\\ufeff"), newline=""))) for text in files]))`
    const { stdout } = spawnSync('python3', ['-c', script], {
      input: JSON.stringify(rows.map(csvText)),
      encoding: 'utf8',
      env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
    })
    expect(JSON.parse(stdout)).toEqual(
      rows.map((file) => file.map((row) => row.map((text) => guardCell(text)))),
    )
  })
})

describe('A CSV file from any program', () => {
  it.each([
    ['commas', 'Company,Position\nAcme,"Clerk, night"\n'],
    ['semicolons', 'Company;Position\nAcme;Clerk, night\n'],
    ['tabs', 'Company\tPosition\nAcme\tClerk, night\n'],
    [
      'a first line that names the separator of cells',
      'sep=;\r\nCompany;Position\r\nAcme;Clerk, night\r\n',
    ],
    ['a byte order mark', '\uFEFFCompany,Position\nAcme,"Clerk, night"\n'],
    ['carriage returns', 'Company,Position\r\nAcme,"Clerk, night"\r\n'],
    ['carriage returns alone', 'Company,Position\rAcme,"Clerk, night"\r'],
    ['a header whose line ends differently', 'Company,Position\r\nAcme,"Clerk, night"\n'],
    ['a row whose line ends differently', 'Company,Position\nAcme,"Clerk, night"\r\n'],
    ['no end of its last line', 'Company,Position\nAcme,"Clerk, night"'],
    ['blank lines and rows', '\nCompany,Position\n\n,\nAcme,"Clerk, night"\n\n'],
  ])('is read with %s', async (_, text) => {
    const { header: names, rows } = await tableOf(text)
    expect(names).toEqual(['Company', 'Position'])
    expect(rows.map(({ cells }) => cells)).toEqual([['Acme', 'Clerk, night']])
  })

  it('is read row by row with any line endings, and keeps quoted text unchanged', async () => {
    const text = 'Company,Notes\r\nA,5" pipe\nB,"two\r\nlines, ""one\n"""\rC,6" pipe\r\nD,\n'
    expect(cellsOf(await tableOf(text))).toEqual([
      ['A', '5" pipe'],
      ['B', 'two\r\nlines, "one\n"'],
      ['C', '6" pipe'],
      ['D', ''],
    ])
  })

  it('keeps rows separate if a cell only starts with a quoted word', async () => {
    const text =
      'Company,Position,Notes\n"Acme" Inc,Clerk,a\nBay,"Cook, night",b\n "Top" Co, "Aide" ,"c"\n'
    expect(cellsOf(await tableOf(text))).toEqual([
      ['"Acme" Inc', 'Clerk', 'a'],
      ['Bay', 'Cook, night', 'b'],
      ['"Top" Co', 'Aide', 'c'],
    ])
  })

  it('is read even if quotes inside a quoted cell are not doubled', async () => {
    const text = 'Company,Position\n"The "Best, New" Company",Clerk\nBay,"Cook"\n'
    expect(cellsOf(await tableOf(text))).toEqual([
      ['The "Best, New" Company', 'Clerk'],
      ['Bay', 'Cook'],
    ])
  })

  it('is refused with the row number if rows run into each other at a quote', async () => {
    const text = 'Company,Position\nBay,Cook\n"Acme, Inc,Clerk\nInn,"Aide",\n'
    expect(await problemOf(text)).toContain('Rows from 3 on run into each other')
  })

  it.each([';', '\t'])('keeps commas, spaces and quotes in cells separated by %j', async (mark) => {
    const row = ['Acme, "the best"', 'Said, "call me']
    const text = `${['Company', 'Notes'].join(mark)}\n${row.join(mark)}\n`
    expect(cellsOf(await tableOf(text))).toEqual([row])
  })

  it('keeps the row numbers that a spreadsheet shows', async () => {
    const { rows } = await tableOf('Company,Notes\nA,"two\nlines"\n,\nB,\n')
    expect(rows.map(({ number }) => number)).toEqual([2, 4])
  })

  it.each([
    ['in a quoted cell', 'Company,Notes\nAcme,"They said'],
    ['in its last row', 'Company,Position,Notes\nAcme,Clerk,good\nOther,Cle'],
  ])('is refused entirely if it ends %s', async (_, text) => {
    expect(await problemOf(text)).toContain('once more')
  })

  it('is read with a short last row if a blank line follows it', async () => {
    const short = 'Company,Position,Notes\nAcme,Clerk,good\nOther,Clerk'
    expect(await problemOf(short)).toContain('If it is whole, add a blank line at its end.')
    expect(cellsOf(await tableOf(`${short}\n`)).at(-1)).toEqual(['Other', 'Clerk'])
  })

  it('is read with spaces before a quoted cell', async () => {
    const text =
      'Company, "Position" ,Notes\nAcme, "Clerk, night",  "He said ""yes""\nand ""go"" "\n'
    const { header, rows } = await tableOf(text)
    expect(header).toEqual(['Company', 'Position', 'Notes'])
    expect(rows[0]?.cells).toEqual(['Acme', 'Clerk, night', 'He said "yes"\nand "go" '])
  })

  it('is read without the blank columns at its end, and keeps those that contain something', async () => {
    const blank = ','.repeat(120)
    const { header, rows } = await tableOf(
      `Company,Position${blank}\nAcme,Clerk,,see mail${blank}\n`,
    )
    expect(header).toEqual(['Company', 'Position', '', ''])
    expect(rows[0]?.cells.slice(0, 4)).toEqual(['Acme', 'Clerk', '', 'see mail'])
  })

  it('is refused with more than 100 columns', async () => {
    const wide = Array.from({ length: 101 }, (_, at) => `Column ${at}`).join(',')
    expect(await problemOf(`${wide}\n${wide}\n`)).toContain('more than 100 columns')
  })

  it('is read with dates in a column of midnight timestamps only', async () => {
    const { rows } = await tableOf(
      'Company,Applied,Entered\nA,2026-11-15T00:00:00Z,2026-11-15T00:00:00Z\nB,2026-11-16T00:00:00Z,2026-11-15T09:30:00Z\n',
    )
    expect(rows.map(({ days }) => days.slice(1))).toEqual([
      ['2026-11-15', '2026-11-15T00:00:00Z'],
      ['2026-11-16', '2026-11-15T09:30:00Z'],
    ])
  })

  it('is refused without rows', async () => {
    expect(await problemOf('Company,Position\n')).toContain('no rows')
  })

  it('is read with 10,000 rows, some of them in two chunks', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [`Company ${at}`, `"note"\n${at}`])
    expect(cellsOf(await tableOf(csvText(withHeader(rows))))).toEqual(rows)
  })

  it('is refused with more than 20,000 rows', async () => {
    const rows = Array.from({ length: 20_001 }, (_, at) => [`${at}`, 'x'])
    expect(await problemOf(csvText(withHeader(rows)))).toContain('20,000')
  })
})

it('A quoted cell is read as one cell with any whitespace before its quote', async () => {
  for (const blank of [' ', '   ', '\t', '\u00a0', ' \t']) {
    const text = `company,position,notes\n${blank}"Acme, Inc",${blank}"An, alyst",x\nB,C,D\n`
    expect(cellsOf(await tableOf(text))[0]).toEqual(['Acme, Inc', 'An, alyst', 'x'])
  }
  const tabs = `company\tposition\n "Acme\tInc"\t\u00a0"An, alyst"\n\t"C"\n`
  expect(cellsOf(await tableOf(tabs))).toEqual([
    ['Acme\tInc', 'An, alyst'],
    ['', 'C'],
  ])
})

describe('Pasted rows', () => {
  const pastedProblem = async (text: string) => {
    const result = await readTable(text, undefined, 'paste')
    return isProblem(result) ? result.problem : ''
  }

  it.each([
    ['one row', 'Company\tPosition\n', 'There is one row only'],
    ['an open quotation mark', 'Company\tPosition\nAcme\t"Cle\n', 'Copy all rows once more'],
    ['too many columns', `${'a\t'.repeat(101)}a\n${'1\t'.repeat(101)}1\n`, '100 columns'],
    ['too many rows', `a\tb\n${'1\t2\n'.repeat(20_001)}`, 'Paste them in parts'],
  ])('are refused with %s, in a message that names no file', async (_, text, message) => {
    const problem = await pastedProblem(text)
    expect(problem).toContain(message)
    expect(problem).not.toContain('file')
  })
})
