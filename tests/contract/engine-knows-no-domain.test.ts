import { describe, expect, it } from 'vitest'
import { datasets } from '@/data/registry'
import { allStored } from '@/schemas/account/stored'
import { screens } from '@/screens'

const sources = import.meta.glob<string>('../../src/engine/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Words of the registries that are also plain English, which an engine may use. */
const plainWords = new Set([
  'facts',
  'about',
  'privacy',
  'terms',
  'welcome',
  'networking',
  'housing',
  'moves',
])

describe('The engine', () => {
  it('names no entity, screen or dataset of the product', () => {
    const words = [
      ...allStored.map(({ key }) => key),
      ...screens.map(({ id }) => id),
      ...datasets.map(({ dataset }) => dataset.name),
    ].filter((word) => !plainWords.has(word))
    const found = Object.entries(sources).flatMap(([file, text]) =>
      words
        .filter((word) => new RegExp(`\\b${word}\\b`).test(text))
        .map((word) => `${file} names "${word}": the engine must not know it`),
    )
    expect(Object.keys(sources).length).toBeGreaterThan(40)
    expect(found).toEqual([])
  })
})
