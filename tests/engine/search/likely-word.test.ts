import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { likelyWord } from '@/engine/search/likely-word'

const words = ['license', 'nurse', 'rent', 'certification', 'resume', 'resumes']

describe('likelyWord', () => {
  it.each([
    ['an extra letter', 'liscense', 'license'],
    ['a missing letter', 'licnse', 'license'],
    ['a wrong letter', 'lixense', 'license'],
    ['two swapped letters', 'nusre', 'nurse'],
    ['two errors in a long word', 'certificasion', 'certification'],
    ['two errors in a long word, one of them a missing letter', 'cetifcation', 'certification'],
  ])('corrects %s: %s to %s', (_, mistyped, meant) => {
    expect(likelyWord(mistyped, words)).toBe(meant)
  })

  it.each([
    ['a short word', 'rens'],
    ['a word that begins with another letter', 'sent'],
    ['a word with two errors that is not long', 'nvrze'],
    ['a number', '2026'],
    ['a word that resembles none', 'xylophone'],
  ])('does not correct %s: %s', (_, mistyped) => {
    expect(likelyWord(mistyped, words)).toBeUndefined()
  })

  it('returns the nearest of several words, and the first of those that are equally near', () => {
    expect(likelyWord('resumez', words)).toBe('resume')
    expect(likelyWord('nurze', ['nurge', 'nurse'])).toBe('nurge')
    expect(likelyWord('liscense', ['licenses', 'license']), 'distance beats the order').toBe(
      'license',
    )
  })

  it('corrects any one missing, extra or wrong letter after the first', () => {
    const word = fc.stringMatching(/^[a-z]{6,14}$/)
    const letter = fc.stringMatching(/^[a-z]$/)
    fc.assert(
      fc.property(word, letter, fc.nat(), fc.nat(2), (meant, other, place, kind) => {
        const at = 1 + (place % (meant.length - 1))
        const [before, after] = [meant.slice(0, at), meant.slice(at + 1)]
        const mistyped = [before + after, before + other + after, before + other + meant.slice(at)][
          kind
        ]
        expect(likelyWord(mistyped ?? '', [meant])).toBe(meant)
      }),
    )
  })
})
