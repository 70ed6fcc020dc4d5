import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { datasets } from '@/data/registry'
import { site } from '@/data/site'
import {
  exportedDatasets,
  fileOf,
  repeated,
  repeatedIds,
  schemaProblems,
  unsourcedReviews,
} from '../support/dataset-problems'

/*
 * One rule a test, over every dataset. A failure names the file, the record and the field, and says
 * what to do.
 */

const lucide = JSON.parse(readFileSync('node_modules/@iconify-json/lucide/icons.json', 'utf8')) as {
  icons: Record<string, unknown>
  aliases?: Record<string, unknown>
}

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/

describe('Shipped data', () => {
  it('is registered with its schema, every dataset of it', () => {
    const registered = new Set(datasets.map(({ dataset }) => dataset.name))
    const missing = exportedDatasets
      .filter(({ name }) => !registered.has(name))
      .map(
        ({ file, name }) =>
          `${file} exports the dataset "${name}": add a line to src/data/registry.ts`,
      )
    expect(missing).toEqual([])
  })

  it('has a name of its own for each dataset', () => {
    const names = datasets.map(({ dataset }) => dataset.name)
    const problems = names.flatMap((name, at) => [
      ...(names.indexOf(name) === at
        ? []
        : [`${name}: two datasets have this name; give the new one its own`]),
      ...(kebabCase.test(name)
        ? []
        : [`${name}: a dataset’s name is in kebab-case; write it as "job-boards"`]),
    ])
    expect(problems).toEqual([])
  })

  it('holds only records that their schema accepts', () => {
    expect(datasets.flatMap(schemaProblems)).toEqual([])
  })

  it('gives every record of a dataset an id of its own', () => {
    expect(datasets.flatMap(repeatedIds)).toEqual([])
  })

  it('gives every item and option inside a record an id of its own', () => {
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

  it('never links to one address twice in a group', () => {
    const problems = datasets.flatMap(({ dataset }) =>
      repeated(
        dataset.rows.flatMap((row) =>
          'url' in row ? [`${groupOf(row)}: ${String(row.url)}`] : [],
        ),
      ).map((address) => `${fileOf(dataset.name)}: the address ${address} stands twice; keep one.`),
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

  it('names a source wherever it states a sum of money, a percentage or a law', () => {
    const { priceOnce, priceMonthly } = site.transitionToolkit
    const statement = /\$\d|\d%|\bAct\b|Public Law/
    const problems = datasets.flatMap(({ dataset }) =>
      dataset.rows.flatMap((row) => {
        const stated = JSON.stringify(row).replaceAll(priceOnce, '').replaceAll(priceMonthly, '')
        const found = statement.exec(stated)
        return !found || ('source' in row && row.source)
          ? []
          : [
              `${fileOf(dataset.name)}, record "${row.id}": it states "${found[0]}"; add source, lastReviewed and reviewEvery.`,
            ]
      }),
    )
    expect(problems).toEqual([])
  })

  it('names a source wherever it says when it was last reviewed', () => {
    expect(datasets.flatMap(unsourcedReviews)).toEqual([])
  })

  it('says when it was last reviewed wherever it names a source', () => {
    const problems = datasets.flatMap(({ dataset }) =>
      dataset.rows
        .filter(
          (row) => 'source' in row && row.source && !('lastReviewed' in row && row.lastReviewed),
        )
        .map(
          (row) =>
            `${fileOf(dataset.name)}, record "${row.id}": it names a source; add lastReviewed.`,
        ),
    )
    expect(problems).toEqual([])
  })
})

/** The lists of objects with ids that a record holds. */
function nestedLists(row: object): { id: string }[][] {
  return Object.values(row).flatMap((value: unknown) => {
    if (!Array.isArray(value)) return []
    const parts = value.filter(
      (part: unknown): part is { id: string } =>
        typeof part === 'object' && part !== null && 'id' in part && typeof part.id === 'string',
    )
    return parts.length > 0 ? [parts] : []
  })
}

function groupOf(row: object): string {
  return 'group' in row ? String(row.group) : ''
}
