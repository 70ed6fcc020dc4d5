import { expect, it } from 'vitest'
import { twoPlaces, whereSentence } from '@/screens/account/user-data/health/where-sentence'

it.each(Object.entries(whereSentence))(
  'The sentence about where the data is (%s) uses no technical terms',
  (_trouble, sentence) => {
    expect(sentence).toMatch(/^in this browser’s own storage only/)
    expect(sentence).not.toMatch(/local storage|IndexedDB|database/i)
    expect(sentence).not.toMatch(/on the disk/)
  },
)

it('The disk is promised only outside private windows, and the text says what a private window does', () => {
  expect(twoPlaces).toMatch(/on the disk, unless this is a private window/)
  expect(twoPlaces).toMatch(/private window keeps nothing after you close it/)
})
