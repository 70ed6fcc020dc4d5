// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { datasets } from '@/data/registry'

/*
 * One rule a test, over every dataset. A failure starts with `dataset/record` and says what to do.
 */

const modules = import.meta.glob<Record<string, unknown>>('../../src/data/*.ts', { eager: true })
const lucide = JSON.parse(readFileSync('node_modules/@iconify-json/lucide/icons.json', 'utf8')) as {
  icons: Record<string, unknown>
  aliases?: Record<string, unknown>
}

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/

describe('Shipped data', () => {
  it('is registered with its schema, every dataset of it', () => {
    const registered = new Set(datasets.map(({ dataset }) => dataset.name))
    const missing = Object.entries(modules).flatMap(([file, exports]) =>
      Object.values(exports)
        .filter(isDataset)
        .filter(({ name }) => !registered.has(name))
        .map(({ name }) => `${file} exports the dataset "${name}": add it to src/data/registry.ts`),
    )
    expect(missing).toEqual([])
  })

  it('has a name of its own for each dataset', () => {
    const names = datasets.map(({ dataset }) => dataset.name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(names.filter((name) => !kebabCase.test(name))).toEqual([])
  })

  it('holds only records that their schema accepts', () => {
    const problems = datasets.flatMap(({ dataset, schema }) =>
      dataset.rows.flatMap((row) => {
        const parsed = schema.safeParse(row)
        return parsed.success
          ? []
          : parsed.error.issues.map(
              ({ path, message }) => `${dataset.name}/${row.id}: ${path.join('.')}: ${message}`,
            )
      }),
    )
    expect(problems).toEqual([])
  })

  it('gives every record of a dataset an id of its own', () => {
    const problems = datasets.flatMap(({ dataset }) =>
      repeated(dataset.rows.map(({ id }) => id)).map(
        (id) => `${dataset.name}/${id}: two records have this id; give the new one another`,
      ),
    )
    expect(problems).toEqual([])
  })

  it('gives every item and option inside a record an id of its own', () => {
    const problems = datasets.flatMap(({ dataset }) =>
      dataset.rows.flatMap((row) =>
        nestedLists(row).flatMap((list) =>
          repeated(list.map(({ id }) => id)).map(
            (id) => `${dataset.name}/${row.id}: two of its parts have the id "${id}"`,
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
      ).map((address) => `${dataset.name}: ${address} stands twice`),
    )
    expect(problems).toEqual([])
  })

  it('names only icons that exist', () => {
    const problems = datasets.flatMap(({ dataset }) =>
      dataset.rows.flatMap((row) => {
        if (!('icon' in row)) return []
        const name = String(row.icon).replace(/^i-lucide-/, '')
        const exists = name in lucide.icons || name in (lucide.aliases ?? {})
        return exists ? [] : [`${dataset.name}/${row.id}: there is no icon "${String(row.icon)}"`]
      }),
    )
    expect(problems).toEqual([])
  })

  it('says when it was last reviewed wherever it names a source', () => {
    const problems = datasets.flatMap(({ dataset }) =>
      dataset.rows
        .filter(
          (row) => 'source' in row && row.source && !('lastReviewed' in row && row.lastReviewed),
        )
        .map((row) => `${dataset.name}/${row.id}: it names a source; add lastReviewed`),
    )
    expect(problems).toEqual([])
  })
})

function isDataset(value: unknown): value is { name: string; rows: readonly unknown[] } {
  return typeof value === 'object' && value !== null && 'rows' in value && 'name' in value
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at)
}

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
