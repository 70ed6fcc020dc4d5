import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitJsonArray } from '@/engine/store/split-json-array'

describe('splitJsonArray', () => {
  it.each([
    { text: '[]', pieces: [] },
    { text: ' [ \n ] ', pieces: [] },
    { text: '[1]', pieces: ['1'] },
    { text: '[""]', pieces: ['""'] },
    { text: ' [ 1 ,\n\t2 , null ] ', pieces: ['1', '2', 'null'] },
    { text: '[[],{},[[]]]', pieces: ['[]', '{}', '[[]]'] },
    { text: '[[1,2],{"a":[3,{"b":4}]},5]', pieces: ['[1,2]', '{"a":[3,{"b":4}]}', '5'] },
    { text: '["],[","}{"]', pieces: ['"],["', '"}{"'] },
    { text: String.raw`["a\"],[\"b","c\\"]`, pieces: [String.raw`"a\"],[\"b"`, String.raw`"c\\"`] },
    { text: String.raw`["\\\"",2]`, pieces: [String.raw`"\\\""`, '2'] },
    { text: '[{"]":"[,"},"é🌺"]', pieces: ['{"]":"[,"}', '"é🌺"'] },
  ])('splits $text', ({ text, pieces }) => {
    expect(splitJsonArray(text)).toEqual(pieces)
  })

  it('keeps text that parsing and serializing would change', () => {
    const odd = ['{"n":123456789012345678901234567890}', '{"a":1,"a":2}', '1.0', '"\\u0041"', '-0']
    expect(splitJsonArray(`[${odd.join(' , ')}]`)).toEqual(odd)
  })

  it('returns pieces that together form the same array, whatever it contains', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), spacing, (values, indent) => {
        const pieces = splitJsonArray(JSON.stringify(values, null, indent))
        expect(pieces).toHaveLength(values.length)
        expect(JSON.parse(`[${pieces.join(',')}]`)).toEqual(JSON.parse(JSON.stringify(values)))
      }),
    )
  })

  it('returns each piece of the text unchanged, in order and with nothing left over', () => {
    fc.assert(
      fc.property(fc.array(awkward), spacing, (values, indent) => {
        const text = JSON.stringify(values, null, indent)
        let rest = text
        for (const piece of splitJsonArray(text)) {
          expect(rest.indexOf(piece)).toBeGreaterThanOrEqual(0)
          expect(rest.slice(0, rest.indexOf(piece))).toMatch(/^[\s[,]*$/)
          rest = rest.slice(rest.indexOf(piece) + piece.length)
        }
        expect(rest).toMatch(/^[\s[]*\]$/)
      }),
    )
  })
})

/** The indentation of the text: none, so that it is on one line, or line breaks with an indent. */
const spacing = fc.constantFrom('', ' ', '\t', '    ')

/** Values whose text is full of JSON punctuation. */
const signs = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', ',', '"', '\\', ':', 'a') })
const awkward = fc.oneof(signs, fc.array(signs), fc.dictionary(signs, signs), fc.jsonValue())
