import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentLine, escapeText } from '@/engine/calendar-file/content-line'
import { anyText } from '../../support/calendar'

const octets = (text: string) => new TextEncoder().encode(text).length
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

describe('A line of a calendar file', () => {
  it('is unchanged up to 75 octets and folds after that', () => {
    const fits = 'x'.repeat(75)
    expect(contentLine(fits)).toBe(`${fits}\r\n`)
    expect(contentLine(`${fits}y`)).toBe(`${fits}\r\n y\r\n`)
  })

  it.each([
    ['ñ', 2],
    ['–', 3],
    ['🏠', 4],
  ])('folds before a character that does not fit: %s takes %i octets', (character, width) => {
    const before = 'x'.repeat(75 - width)
    expect(contentLine(before + character)).toBe(`${before}${character}\r\n`)
    expect(contentLine(`x${before}${character}`)).toBe(`x${before}\r\n ${character}\r\n`)
  })

  it('counts the space at the start of a folded line', () => {
    const lines = contentLine('x'.repeat(75 + 74 + 1)).split('\r\n')
    expect(lines.map(({ length }) => length)).toEqual([75, 75, 2, 0])
  })

  it('is never longer than 75 octets, splits no character and loses nothing, whatever the text', () => {
    const text = fc.oneof(anyText, fc.string({ unit: 'binary', maxLength: 300 }))
    fc.assert(
      fc.property(text, (value) => {
        const line = `SUMMARY:${escapeText(value)}`
        const folded = contentLine(line)
        const parts = folded.slice(0, -2).split('\r\n')
        expect(parts.filter((part) => octets(part) > 75)).toEqual([])
        // A split character would decode as U+FFFD.
        expect(parts.join('\r\n')).toBe(
          new TextDecoder().decode(new TextEncoder().encode(folded.slice(0, -2))),
        )
        expect(unfolded(folded)).toBe(`${line}\r\n`)
      }),
    )
  })
})

describe('Text in a calendar file', () => {
  it('has its special characters escaped', () => {
    expect(escapeText('a, b; c\\d: "e"')).toBe('a\\, b\\; c\\\\d: "e"')
  })

  it.each(['one\ntwo', 'one\r\ntwo', 'one\rtwo'])('has its line breaks escaped: %j', (text) => {
    expect(escapeText(text)).toBe('one\\ntwo')
  })

  it('has no control characters except tabs', () => {
    expect(escapeText('a\u0000b\u0007c\u007fd\te')).toBe('abcd\te')
  })
})
