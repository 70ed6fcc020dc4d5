import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { datasets } from '@/data/registry'
import { source, type Source } from '@/schemas/content/content'
import {
  exportedDatasets,
  fileOf,
  partsWithin,
  repeated,
  repeatedIds,
  reviewProblems,
  schemaProblems,
  unsourcedReviews,
} from '../support/dataset-problems'
import { staleOwnFigures, unsourcedFigures } from '../support/figures'

/*
 * Each test checks one rule over every dataset. A failure names the file, the record and the field, and
 * says what to do.
 */

const lucide = JSON.parse(readFileSync('node_modules/@iconify-json/lucide/icons.json', 'utf8')) as {
  icons: Record<string, unknown>
  aliases?: Record<string, unknown>
}

const sourced = z.object({ source, alsoFrom: z.optional(z.array(source)) })

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/

describe('Shipped data', () => {
  it('registers every exported dataset with its schema', () => {
    const registered = new Set(datasets.map(({ dataset }) => dataset.name))
    const missing = exportedDatasets
      .filter(({ name }) => !registered.has(name))
      .map(
        ({ file, name }) =>
          `${file} exports the dataset "${name}": add a line to src/data/registry.ts`,
      )
    expect(missing).toEqual([])
  })

  it('gives each dataset a unique name in kebab-case', () => {
    const names = datasets.map(({ dataset }) => dataset.name)
    const problems = [
      ...repeated(names).map(
        (name) => `${name}: two datasets have this name; give the new one its own`,
      ),
      ...names
        .filter((name) => !kebabCase.test(name))
        .map((name) => `${name}: a dataset’s name is in kebab-case; write it as "job-boards"`),
    ]
    expect(problems).toEqual([])
  })

  it('has only records that their schema accepts', () => {
    expect(datasets.flatMap(schemaProblems)).toEqual([])
  })

  it('gives every record of a dataset a unique id', () => {
    expect(datasets.flatMap(repeatedIds)).toEqual([])
  })

  it('gives every item and option inside a record a unique id', () => {
    const problems = datasets.flatMap(({ dataset }) =>
      dataset.rows.flatMap((row) =>
        nestedLists(row).flatMap((list) =>
          repeated(list.map(({ id }) => id)).map(
            (id) =>
              `${fileOf(dataset.name)}, record "${row.id}": two of its parts have the id "${id}"; give one another.`,
          ),
        ),
      ),
    )
    expect(problems).toEqual([])
  })

  it('never links to the same address twice in a group', () => {
    const problems = datasets.flatMap(({ dataset }) =>
      repeated(
        dataset.rows.flatMap((row) =>
          'url' in row ? [`${groupOf(row)}: ${String(row.url)}`] : [],
        ),
      ).map(
        (address) => `${fileOf(dataset.name)}: the address ${address} appears twice; keep one.`,
      ),
    )
    expect(problems).toEqual([])
  })

  it('names only icons that exist', () => {
    const problems = datasets.flatMap(({ dataset }) =>
      dataset.rows.flatMap((row) => {
        if (!('icon' in row)) return []
        const name = String(row.icon).replace(/^i-lucide-/, '')
        const exists = name in lucide.icons || name in (lucide.aliases ?? {})
        return exists
          ? []
          : [
              `${fileOf(dataset.name)}, record "${row.id}", field "icon": there is no icon "${String(row.icon)}"; choose one of https://lucide.dev/icons.`,
            ]
      }),
    )
    expect(problems).toEqual([])
  })

  it('names a source wherever it states a figure, in digits or in words, or a law', () => {
    const problems = datasets.flatMap((registered) =>
      unsourcedFigures(registered).map(
        ({ record, figure }) =>
          `${fileOf(registered.dataset.name)}, record "${record.split('/')[1]}": it states "${figure}"; add source, lastReviewed and reviewInterval, or a reason in tests/support/own-figures.ts.`,
      ),
    )
    expect(problems).toEqual([])
  })

  it('says what holds in Alaska and Hawaii wherever a rule holds in the 48 states', () => {
    const silent = datasets.flatMap(({ dataset }) =>
      dataset.rows
        .map((row) => ({ id: row.id, text: JSON.stringify(row, withoutSources) }))
        .filter(({ text }) => text.includes('48 states') && !/Alaska.+Hawaii/.test(text))
        .map(
          ({ id }) =>
            `${fileOf(dataset.name)}, record "${id}": say where Alaska and Hawaii belong.`,
        ),
    )
    expect(silent).toEqual([])
  })

  it('says what holds on a tour without the family wherever BAH follows the duty station', () => {
    const silent = datasets.flatMap(({ dataset }) =>
      dataset.rows
        .map((row) => ({ id: row.id, text: JSON.stringify(row, withoutSources) }))
        .filter(({ text }) => /ZIP code of the duty station|duty station’s ZIP code/.test(text))
        .filter(({ text }) => !/without the family/.test(text))
        .map(
          ({ id }) => `${fileOf(dataset.name)}, record "${id}": say whose ZIP code counts then.`,
        ),
    )
    expect(silent).toEqual([])
  })

  it('has no exception for a figure that was removed', () => {
    expect(staleOwnFigures(datasets)).toEqual([])
  })

  it('names a source wherever it says when it was last reviewed', () => {
    expect(datasets.flatMap(unsourcedReviews)).toEqual([])
  })

  it('has a review interval wherever it names a source', () => {
    const problems = datasets.flatMap(({ dataset }) =>
      dataset.rows.flatMap((row) =>
        partsWithin(row)
          .filter(
            ({ part }) =>
              'source' in part && part.source && !('reviewInterval' in part && part.reviewInterval),
          )
          .map(
            ({ path }) =>
              `${fileOf(dataset.name)}, record "${row.id}", ${[...path, 'source'].join('.')}: add lastReviewed and reviewInterval.`,
          ),
      ),
    )
    expect(problems).toEqual([])
  })

  it('grades each address the same everywhere, and gives no secondary source the title of an official one', () => {
    const read = datasets.flatMap(({ dataset }) => dataset.rows.flatMap(sourcesWithin))
    const official = new Set(read.filter(isOfficial).map(({ url }) => url))
    const titles = new Set(read.filter(isOfficial).map(({ title }) => title))
    const problems = read
      .filter((one) => !isOfficial(one))
      .filter(({ title, url }) => official.has(url) || titles.has(title))
      .map(
        ({ title, url }) =>
          `${title} (${url}): an official source has this address or title; correct the grade or the title.`,
      )
    expect(problems).toEqual([])
  })

  it('grades sources on government hosts as official, except those of the listed bodies', () => {
    const wrong = datasets
      .flatMap(({ dataset }) => dataset.rows.flatMap(sourcesWithin))
      .filter((one) => !isOfficial(one) && /\.(?:gov|mil)$/.test(new URL(one.url).hostname))
      .filter(({ url }) => !secondaryHosts.includes(new URL(url).hostname))
    expect(wrong.map(({ title }) => title)).toEqual([])
  })

  it('has a review date exactly where its source was read, never before that day', () => {
    expect(datasets.flatMap(reviewProblems)).toEqual([])
  })
})

/** Hosts of public bodies that describe what others decide: student aid, a state bar, a hotline, a list of posts. */
const secondaryHosts = [
  'www.dcyf.wa.gov',
  'www.nclamp.gov',
  'ovc.ojp.gov',
  'ph.health.mil',
  'impactaid.ed.gov',
]

/** For `JSON.stringify`: what a record itself says. */
const withoutSources = (key: string, value: unknown) =>
  key === 'source' || key === 'alsoFrom' ? undefined : value

const isOfficial = ({ grade }: Source) => grade === 'official'

/** Every source of a record and of its parts. */
function sourcesWithin(row: object): Source[] {
  return partsWithin(row).flatMap(({ part }) => {
    const { data } = sourced.safeParse(part)
    return data ? [data.source, ...(data.alsoFrom ?? [])] : []
  })
}

/** The objects with ids of each list in a record, at any depth. */
function nestedLists(row: object): { id: string }[][] {
  return partsWithin(row).flatMap(({ part }) =>
    Array.isArray(part)
      ? [
          part.filter(
            (item: unknown): item is { id: string } =>
              typeof item === 'object' &&
              item !== null &&
              'id' in item &&
              typeof item.id === 'string',
          ),
        ]
      : [],
  )
}

function groupOf(row: object): string {
  return 'group' in row ? String(row.group) : ''
}
