import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardCell, unguardCell } from '@/screens/job-search/csv/table/formula-guard'

/** Any text. Random text rarely starts like a formula, so such texts are generated too. */
const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ';', "'", '"', ' ', '＝'),
        fc.string(),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
)

describe('A cell for a spreadsheet', () => {
  it('is unchanged after guarding and unguarding, whatever it contains', () => {
    fc.assert(fc.property(cell, (text) => unguardCell(guardCell(text)) === text))
  })

  it('never starts like a formula', () => {
    fc.assert(fc.property(cell, (text) => !/^[=+\-@\t\r＝＋－＠]/.test(guardCell(text))))
  })

  it('never contains a formula after a separator of another locale', () => {
    fc.assert(fc.property(cell, (text) => !/[;\t\n]"*[=@＝＠]/.test(guardCell(text))))
  })

  it.each([
    ['Call;=1+1', "Call;'=1+1"],
    ['Call\n+15551234567', "Call\n'+15551234567"],
    ['Call;"=1+1;"you', `Call;'"=1+1;"you`],
    ["Call;-2+3+cmd|' /C calc'!A0", "Call;'-2+3+cmd|' /C calc'!A0"],
    ['List:\n- one\n- two; - three', 'List:\n- one\n- two; - three'],
  ])('guards only the formulas that start inside %j', (text, guarded) => {
    expect(guardCell(text)).toBe(guarded)
  })

  it.each(['＝1+1', '=1+1', '+1', '-1', '@SUM(A1)', '\t1', '\r1', "'tis", "''"])(
    'gets one more apostrophe if it starts with %j',
    (text) => expect(guardCell(text)).toBe(`'${text}`),
  )

  it('is unchanged otherwise', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[=+\-@\t\r'\n;]/.test(text)),
        (text) => guardCell(text) === text,
      ),
    )
  })

  it('loses exactly one apostrophe when it is read', () => {
    expect(unguardCell("''=1")).toBe("'=1")
  })

  it.each(["'Ohana Health", "'26 version", "'"])(
    'keeps an apostrophe that is not a guard: %j',
    (text) => expect(unguardCell(text)).toBe(text),
  )
})
