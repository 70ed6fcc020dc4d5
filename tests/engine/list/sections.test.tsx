import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineDocument } from '@/engine/model/document'
import { defineEntity } from '@/engine/model/entity'
import { mergeEarlier } from '@/engine/model/merge/merge'
import { listView } from '@/engine/views/list/list-view'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { renderView } from '../../support/render-view'
import { toyConfig, toys, toySchema, type Toy, type ToyRecord } from '../../support/toy-entity'
import { ball, card, drum, kite, names, outline } from '../../support/toy-list'
import { stubScreen } from '../../support/toy-look'

const owner = defineDocument({
  key: 'owner',
  contents: 'owner',
  schema: z.string(),
  empty: '',
  merge: mergeEarlier,
})

failOnConsoleError()
afterEach(() => void vi.restoreAllMocks())

describe('A list with sections, warnings and flags', () => {
  const sectioned = listView(toys, {
    ...toyConfig,
    sections: [
      { title: 'Wished for', has: ({ isWished }) => isWished },
      { title: 'Owned', has: ({ isWished }) => !isWished },
    ],
    warnings: [
      {
        title: 'Handle with care',
        applies: ({ isFragile }) => isFragile,
        line: ({ name }) => `${name} breaks easily`,
      },
    ],
    card: {
      ...toyConfig.card,
      flags: [{ label: 'Fragile', tone: 'warning', applies: ({ isFragile }) => isFragile }],
    },
  })
  const open = async (records: readonly ToyRecord[]) => {
    localStorage.setItem('toys', JSON.stringify(records))
    const rendered = await renderView(sectioned)
    await screen.findByRole('heading', { level: 2 })
    return rendered
  }

  it('shows each section that has records, with its count, in the order of the sections', async () => {
    await open([kite, { ...ball, isWished: true }, drum])
    expect(outline()).toEqual([
      'H3 Wished for (1)',
      'H4 Ball',
      'H3 Owned (2)',
      'H4 Kite',
      'H4 Drum',
    ])
  })

  it('leaves out a section without records', async () => {
    await open([kite])
    expect(outline()).toEqual(['H3 Owned (1)', 'H4 Kite'])
  })

  it('names the records that need attention, and flags their cards', async () => {
    await open([{ ...kite, isFragile: true }, ball])
    screen.getByRole('heading', { level: 3, name: 'Handle with care' })
    screen.getByText('Kite breaks easily')
    expect(screen.queryByText('Ball breaks easily')).toBeNull()
    within(card('Kite')).getByText('Fragile')
    expect(within(card('Ball')).queryByText('Fragile')).toBeNull()
  })

  it.each([true, false])('flags the records among rows, too (wide screen: %s)', async (isWide) => {
    stubScreen({ isWide })
    localStorage.setItem('toys', JSON.stringify([{ ...kite, isFragile: true }, ball]))
    await renderView(
      { ...sectioned, config: { ...sectioned.config, rows: ['maker'] } },
      {
        address: '/?layout=rows',
      },
    )
    const [flag, ...others] = await screen.findAllByText('Fragile')
    expect(others).toEqual([])
    expect(flag?.closest(isWide ? 'tr' : 'li')?.textContent).toContain('Kite')
    expect(screen.queryByText('A toy')).toBeNull()
  })

  it('computes warnings, flags and notes from a record joined with other stored values', async () => {
    const isBorrowed = ({ maker }: Toy) => maker === 'Dana'
    localStorage.setItem('toys', JSON.stringify([{ ...kite, maker: '' }, ball]))
    const { repository } = await renderView(
      listView(toys, {
        ...toyConfig,
        joins: {
          of: [owner],
          join: (record, [name]: readonly [string]) => ({
            ...record,
            maker: record.maker || name,
          }),
        },
        warnings: [{ title: 'Borrowed', applies: isBorrowed, line: ({ maker }) => `Of ${maker}` }],
        card: {
          ...toyConfig.card,
          flags: [{ label: 'Not yours', tone: 'warning', applies: isBorrowed }],
          notes: [{ label: 'Owner', applies: isBorrowed, line: ({ maker }) => `Ask ${maker}.` }],
        },
      }),
    )
    await screen.findByRole('heading', { level: 2 })
    expect(screen.queryByText('Not yours')).toBeNull()
    await act(() => repository.update(owner, () => 'Dana'))
    await screen.findByText('Of Dana')
    within(card('Kite')).getByText('Not yours')
    within(card('Kite')).getByText('Ask Dana.')
    expect(screen.getAllByText('Not yours')).toHaveLength(1)
    // The record itself has no maker.
    expect(within(card('Kite')).queryByText('Dana')).toBeNull()
  })

  it('shows computed notes on a card, and collapses the extra fields, which open in print', async () => {
    localStorage.setItem('toys', JSON.stringify([{ ...kite, notes: 'From Dana.' }, ball]))
    await renderView(
      listView(toys, {
        ...toyConfig,
        card: {
          title: 'name',
          details: ['bought'],
          notes: [
            {
              label: 'Care',
              applies: ({ name }) => name === 'Kite',
              line: ({ name }) => `${name} stays dry.`,
            },
          ],
          more: ['notes'],
        },
      }),
    )
    await screen.findByRole('heading', { level: 3, name: 'Kite' })
    expect(screen.getByText('Kite stays dry.').previousSibling?.textContent).toBe('Care')
    expect(within(card('Ball')).queryByText('Care')).toBeNull()
    const disclosure = screen.getByText('From Dana.').closest('details')
    expect(disclosure?.open).toBe(false)
    expect(disclosure?.dataset).toHaveProperty('printOpen')
    expect(within(card('Ball')).queryByText(/^More/)).toBeNull()
  })

  it('names those records in the order of the list, unless the warning has its own order', async () => {
    const lines = () => screen.getAllByText(/ breaks easily$/).map(({ textContent }) => textContent)
    const fragile = [kite, ball, drum].map((toy) => ({ ...toy, isFragile: true }))
    const { unmount } = await open(fragile)
    expect(lines()).toEqual(['Kite', 'Ball', 'Drum'].map((name) => `${name} breaks easily`))
    unmount()

    await renderView(
      listView(toys, {
        ...toyConfig,
        warnings: [
          {
            title: 'Handle with care',
            applies: ({ isFragile }) => isFragile,
            line: ({ name }) => `${name} breaks easily`,
            order: (a, b) => a.name.localeCompare(b.name),
          },
        ],
      }),
    )
    await screen.findByRole('heading', { level: 2 })
    expect(lines()).toEqual(['Ball', 'Drum', 'Kite'].map((name) => `${name} breaks easily`))
    expect(names()).toEqual(expect.arrayContaining(['Kite', 'Ball', 'Drum']))
  })

  it('shows all warnings in one box, each under its title, and leaves out empty ones', async () => {
    localStorage.setItem('toys', JSON.stringify([{ ...kite, isFragile: true }, ball]))
    const line = ({ name }: Toy) => `See ${name}`
    await renderView(
      listView(toys, {
        ...toyConfig,
        warnings: [
          { title: 'Fragile', applies: ({ isFragile }) => isFragile, line },
          { title: 'Lost', applies: () => false, line },
          { title: 'Round', applies: ({ name }) => name === 'Ball', line },
        ],
      }),
    )
    const first = await screen.findByRole('heading', { level: 3, name: 'Fragile' })
    const box = first.parentElement?.parentElement
    expect(box?.textContent).toBe('FragileSee KiteRoundSee Ball')
  })

  it('shows a percentage with a progress bar named after the record', async () => {
    const { key, noun, fields } = toys
    const graded = defineEntity({
      key,
      noun,
      schema: toySchema,
      keepsUpdatedAt: true,
      describe: ({ name }) => name,
      fields: { ...fields, pieces: { ...fields.pieces, unit: '%' } },
    })
    localStorage.setItem('toys', JSON.stringify([{ ...kite, pieces: 40 }]))
    await renderView(listView(graded, toyConfig))
    await screen.findByRole('heading', { level: 2 })
    const bar = screen.getByRole('progressbar', { name: /^Kite: 40/ })
    expect(bar.getAttribute('value')).toBe('40')
    expect(bar.getAttribute('max')).toBe('100')
  })
})
