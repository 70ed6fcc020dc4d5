import { expect, it } from 'vitest'
import * as benefits from '@/data/facts/benefits'
import * as families from '@/data/facts/families'
import * as helpLines from '@/data/facts/help-lines'
import * as federalJobs from '@/data/facts/federal-jobs'
import * as compacts from '@/data/facts/compacts'
import * as offices from '@/data/facts/offices'
import * as licenseLaws from '@/data/facts/license-laws'
import * as estimates from '@/data/estimates'
import { datasets } from '@/data/registry'
import type { Fact } from '@/schemas/content/fact'
import { textsWithin } from '../support/texts-within'
import { mycaaPromo } from '@/data/professional-dev/mycaa-promo'

const code = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const sources = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('../../src/data/sources/*.ts', { eager: true })),
) as object
const outside = Object.entries(code)
  .filter(([path]) => !path.includes('/data/facts/'))
  .map(([, text]) => text)

const factsByName: Readonly<Record<string, Fact>> = {
  ...benefits,
  ...families,
  ...helpLines,
  ...offices,
  ...compacts,
  ...licenseLaws,
  ...federalJobs,
}

it.each(Object.keys(factsByName))(
  'The fact %s is used in the product; remove a fact that nothing uses',
  (name) => {
    const use = new RegExp(`\\b${name}\\.text\\b|\\bhowToReach\\(${name}\\)`)
    expect(outside.some((text) => use.test(text))).toBe(true)
  },
)

it.each(Object.keys({ ...sources, ...estimates }))(
  'The source or estimate %s is used in the product',
  (name) => {
    const uses = Object.values(code).filter((text) => new RegExp(`\\b${name}\\b`).test(text))
    expect(uses.length).toBeGreaterThan(1)
  },
)

/** A shorter text, such as an amount, can be in a record that does not mean the fact. */
const SHORTEST = 15

it('A record that inserts a fact cites one of its sources', () => {
  const facts = Object.values(factsByName).filter(({ text }) => text.length >= SHORTEST)
  const problems = datasets
    .filter(({ dataset }) => !['facts', 'help-lines'].includes(dataset.name))
    .flatMap(({ dataset }) =>
      dataset.rows.flatMap((row: Cited & { id: string }) => {
        const text = textsWithin({ ...row, source: undefined, alsoFrom: undefined })
        const cited = urlsOf(row)
        return facts
          .filter(
            (fact) => text.includes(fact.text) && !urlsOf(fact).some((url) => cited.includes(url)),
          )
          .map(({ id }) => `${dataset.name}/${row.id} inserts ${id}: add its source`)
      }),
    )
  expect(problems).toEqual([])
})

it('MyCAA’s three years to finish are an older rule wherever they are named', () => {
  const sentences = Object.values(benefits)
    .map(({ text }) => text)
    .concat(
      mycaaPromo.rows.flatMap(({ items, steps }) => [...(items ?? []), ...(steps?.items ?? [])]),
    )
    .flatMap((text) => text.split(/[.?!] /))
    .filter((text) => text.includes('three years'))
  expect(sentences).not.toEqual([])
  for (const sentence of sentences) expect(sentence).toMatch(/older rules say three years/)
})

type Cited = Pick<Fact, 'alsoFrom'> & { source?: Fact['source'] | undefined }

function urlsOf({ source, alsoFrom = [] }: Cited): string[] {
  return [source, ...alsoFrom].flatMap((one) => (one ? [one.url] : []))
}
