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
const plainWords = new Set(['facts', 'about', 'privacy', 'terms', 'welcome', 'moves'])

describe('The engine', () => {
  it('names no entity, screen or dataset of the product', () => {
    const all = [
      ...allStored.map(({ key }) => key),
      ...screens.map(({ id }) => id),
      ...datasets.map(({ dataset }) => dataset.name),
    ]
    const names = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text)
    const found = Object.entries(sources).flatMap(([file, text]) =>
      all
        .filter((word) => !plainWords.has(word) && names(text, word))
        .map((word) => `${file} names "${word}": the engine must not know it`),
    )
    expect(Object.keys(sources).length).toBeGreaterThan(40)
    expect(found).toEqual([])
    // Each exception is needed.
    const engine = Object.values(sources).join('\n')
    expect([...plainWords].filter((word) => !all.includes(word) || !names(engine, word))).toEqual(
      [],
    )
  })
})
