import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentLine, escapeText } from '@/engine/calendar-file/content-line'
import { anyText } from '../../support/calendar'

const octets = (text: string) => new TextEncoder().encode(text).length
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

describe('A line of a calendar file', () => {
  it('stays as it is up to 75 octets, and folds at the next', () => {
    const fits = 'x'.repeat(75)
    expect(contentLine(fits)).toBe(`${fits}\r\n`)
    expect(contentLine(`${fits}y`)).toBe(`${fits}\r\n y\r\n`)
  })

  it.each([
    ['ñ', 2],
    ['–', 3],
    ['🏠', 4],
  ])('folds before a letter that would not fit whole: %s takes %i octets', (letter, width) => {
    const before = 'x'.repeat(75 - width)
    expect(contentLine(before + letter)).toBe(`${before}${letter}\r\n`)
    expect(contentLine(`x${before}${letter}`)).toBe(`x${before}\r\n ${letter}\r\n`)
  })

  it('counts the space that a folded line begins with', () => {
    const lines = contentLine('x'.repeat(75 + 74 + 1)).split('\r\n')
    expect(lines.map(({ length }) => length)).toEqual([75, 75, 2, 0])
  })

  it('is never longer than 75 octets, in whole letters, and loses nothing, whatever it says', () => {
    const text = fc.oneof(anyText, fc.string({ unit: 'binary', maxLength: 300 }))
    fc.assert(
      fc.property(text, (said) => {
        const line = `SUMMARY:${escapeText(said)}`
        const folded = contentLine(line)
        const parts = folded.slice(0, -2).split('\r\n')
        expect(parts.filter((part) => octets(part) > 75)).toEqual([])
        // A letter that is cut in half turns into the mark for a broken one.
        expect(parts.join('\r\n')).toBe(
          new TextDecoder().decode(new TextEncoder().encode(folded.slice(0, -2))),
        )
        expect(unfolded(folded)).toBe(`${line}\r\n`)
      }),
    )
  })
})

describe('Text in a calendar file', () => {
  it('is escaped where it would mean something there', () => {
    expect(escapeText('a, b; c\\d: "e"')).toBe('a\\, b\\; c\\\\d: "e"')
  })

  it.each(['one\ntwo', 'one\r\ntwo', 'one\rtwo'])('has its line breaks written out: %j', (text) => {
    expect(escapeText(text)).toBe('one\\ntwo')
  })

  it('is without the characters that no line may hold', () => {
    expect(escapeText('a\u0000b\u0007c\u007fd\te')).toBe('abcd\te')
  })
})
