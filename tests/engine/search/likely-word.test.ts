import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { likelyWord } from '@/engine/search/likely-word'

const words = ['license', 'nurse', 'rent', 'certification', 'resume', 'resumes']

describe('What was meant by a mistyped word', () => {
  it.each([
    ['a letter too many', 'liscense', 'license'],
    ['a letter that is missing', 'licnse', 'license'],
    ['another letter', 'lixense', 'license'],
    ['two letters in each other’s place', 'nusre', 'nurse'],
    ['two errors in a long word', 'certificasion', 'certification'],
    ['two errors in a long word, one of them a gap', 'cetifcation', 'certification'],
  ])('is the word without %s: %s, %s', (_, mistyped, meant) => {
    expect(likelyWord(mistyped, words)).toBe(meant)
  })

  it.each([
    ['a short word', 'rens'],
    ['a word that begins with another letter', 'sent'],
    ['a word with two errors that is not long', 'nvrze'],
    ['a number', '2026'],
    ['what is like nothing', 'xylophone'],
  ])('nobody knows of %s: %s', (_, mistyped) => {
    expect(likelyWord(mistyped, words)).toBeUndefined()
  })

  it('is the nearest of several, and the first of those that are as near', () => {
    expect(likelyWord('resumez', words)).toBe('resume')
    expect(likelyWord('nurze', ['nurge', 'nurse'])).toBe('nurge')
    expect(likelyWord('liscense', ['licenses', 'license']), 'a letter before an order').toBe(
      'license',
    )
  })

  it('is found again for any one letter that is missing, too many or another, after the first', () => {
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
