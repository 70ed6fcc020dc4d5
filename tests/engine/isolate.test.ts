import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isolate } from '@/engine/isolate'
import { outsideOfIsolates } from '../support/outside-of-isolates'

const [RLM, LRO, RLO, PDF] = ['\u200f', '\u202d', '\u202e', '\u202c']
const [LRI, RLI, FSI, PDI] = ['\u2066', '\u2067', '\u2068', '\u2069']

describe('isolate', () => {
  it.each([
    '',
    'Acme, Inc.',
    'José & Söhne',
    '北海道教育センター',
    'Teacher 👩🏽‍🏫',
    '(3) 50%–60% {a}[b]',
    'Analyst\nat Acme',
  ])('returns a text unchanged if it cannot change the word order: %j', (text) => {
    expect(isolate(text)).toBe(text)
  })

  it.each([
    ['Hebrew', 'אלון ובניו בע"מ'],
    ['Arabic', 'شركة النور'],
    ['Syriac', 'ܫܠܡܐ'],
    ['N’Ko', 'ߒߞߏ'],
    ['Adlam', '𞤀𞤣𞤤𞤢𞤥'],
    ['Arabic presentation forms', 'ﷲ'],
    ['a Hebrew word among others', 'Acme (שלום)'],
    ['a mark', `Acme${RLM}`],
    ['an override that is closed', `${RLO}Acme${PDF}`],
    ['an override that is open', `${RLO}Acme`],
    ['an override to the left', `${LRO}Acme`],
  ])('puts one pair of isolates around %s', (_, text) => {
    expect(isolate(text)).toBe(`${FSI}${text}${PDI}`)
  })

  it.each([
    ['two that are open', `${RLI}a${LRI}b`, `${FSI}${RLI}a${LRI}b${PDI}${PDI}${PDI}`],
    ['one that is only closed', `a${PDI}b`, `${FSI}${FSI}a${PDI}b${PDI}`],
    ['closed before opened', `${PDI}a${FSI}`, `${FSI}${FSI}${PDI}a${FSI}${PDI}${PDI}`],
    ['in pairs', `${RLI}a${PDI}`, `${FSI}${RLI}a${PDI}${PDI}`],
  ])('opens and closes every isolate in the text: %s', (_, text, isolated) => {
    expect(isolate(text)).toBe(isolated)
  })

  it('isolates line by line, because a line break ends isolates', () => {
    expect(isolate(`a\n${RLO}b\u2029\r\nc${PDI}`)).toBe(
      `${FSI}a${PDI}\n${FSI}${RLO}b${PDI}\u2029\r\n${FSI}${FSI}c${PDI}${PDI}`,
    )
  })

  it('leaves no part of the text outside isolates, and changes none of its characters', () => {
    const part = fc.constantFrom('a', ' ', 'א', '٣', RLM, LRO, RLO, PDF, LRI, RLI, FSI, PDI)
    const hostile = fc.array(part, { minLength: 1 }).map((parts) => `${RLO}${parts.join('')}`)
    fc.assert(
      fc.property(hostile, (text) => {
        expect(outsideOfIsolates(`Deleted ${isolate(text)}.`)).toBe('Deleted .')
        expect(isolate(text)).toContain(text)
      }),
    )
  })
})
