import { expect, it } from 'vitest'
import { whereSentence } from '@/app/user-data/health/where-sentence'

it.each(Object.entries(whereSentence))(
  'Where the data lies (%s) is said in words that need no technical knowledge',
  (_trouble, sentence) => {
    expect(sentence).toMatch(/^in this browser’s own storage only/)
    expect(sentence).not.toMatch(/local storage|IndexedDB|database/i)
  },
)
