import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeText } from '@/engine/normalize-text'

describe('normalizeText, for searches, duplicate checks and imports', () => {
  it.each([
    ['case', 'ACME Health', 'acme health'],
    ['apostrophes', 'Women’s Clinic', "women's clinic"],
    ['an acute accent for an apostrophe', 'Land´s End', "Land's End"],
    ['a backtick for an apostrophe', 'Dick`s', "Dick's"],
    ['letters that NFKD does not decompose', 'Ørsted Łódź Straße', 'orsted lodz strasse'],
    ['a fraction in one character', '½ day', '1/2 day'],
    ['a saltillo, large or small', 'Ꞌini ꞌini', "'ini 'ini"],
    ['a Hawaiian okina', 'ʻOhana', "'ohana"],
    ['quotes', '“Front” desk', '"front" desk'],
    ['dashes', 'Full–time — remote − on‑call', 'full-time - remote - on-call'],
    ['accents', 'José Núñez', 'jose nunez'],
    ['composed and decomposed letters', 'Caf\u00e9', 'Cafe\u0301'],
    ['a Turkish capital', 'İstanbul', 'istanbul'],
    ['ligatures and full-width letters', 'ﬁling ＡＢＣ', 'filing abc'],
    ['invisible characters', 'Ac\u00adme\u200b \u202aInc\u202c', 'acme inc'],
    ['white space', 'Data\u00a0 \t\u3000Analyst', 'data analyst'],
  ])('makes texts equal that differ by %s', (_, one, other) => {
    expect(normalizeText(one)).toBe(normalizeText(other))
  })

  const isStable = (text: string) => normalizeText(normalizeText(text)) === normalizeText(text)

  it('is idempotent', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), isStable))
  })

  it('is idempotent for every assigned code point', () => {
    const unstable: string[] = []
    for (let point = 0; point <= 0x10ffff; point++) {
      const letter = String.fromCodePoint(point)
      if (/\p{Assigned}/u.test(letter) && !isStable(letter)) unstable.push(letter)
    }
    expect(unstable).toEqual([])
  })

  it('keeps texts different if a letter or a mark that matters differs', () => {
    const texts = ['C', 'C++', 'C#', 'R.N.', 'RN', 'LPN/RN', 'Co-op', 'Coop']
    expect(new Set(texts.map(normalizeText)).size).toBe(texts.length)
  })
})

it('An inch mark is the same text as a straight quote, a curly quote or a double prime', () => {
  for (const mark of ['“', '”', '″', '＂']) expect(normalizeText(`5${mark}`)).toBe('5"')
})
