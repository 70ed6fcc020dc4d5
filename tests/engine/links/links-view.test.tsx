import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defineDataset } from '@/engine/model/dataset'
import { linksView, type LinkRow } from '@/engine/views/links/links-view'
import { onAPhone } from '../../support/on-a-phone'
import { renderView } from '../../support/render-view'
import { openNotes } from '../../support/open-notes'

const url = 'https://a.example/'
const seen = '2026-11-21'
const reviewed = {
  source: { title: 'Toy paper', url, grade: 'secondary', seen },
  lastReviewed: seen,
}
const link = (name: string, kind: string, review = {}) => ({
  id: name.toLowerCase(),
  name,
  url: `${url}${name}`,
  description: `All about ${name}.`,
  kind,
  ...review,
})

const toyLinks = defineDataset<LinkRow & { kind: string }>('toy-links', [
  link('Kite', 'Wind', reviewed),
  link('Mill', 'Wind', reviewed),
  link('Drum', 'Noise', reviewed),
  link('Bell', 'Noise'),
  link('Ball', 'Bounce', reviewed),
])
const grouped = linksView(toyLinks, {
  title: 'Toy Links',
  groupBy: 'kind',
  chips: { noun: 'links', filters: [{ field: 'kind', label: 'Kind', allLabel: 'All Kinds' }] },
})

/** The links of the list, without those of its source note. */
const linkElements = () =>
  screen.getAllByRole('link').filter((element) => element.closest('li')?.id !== '')
const links = () => linkElements().map(({ textContent }) => textContent?.trim().split(' ')[0])
const headings = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const group = (name: string) => screen.getByRole('heading', { name }).closest('details')

describe('Links with chips', () => {
  it('show in all of their groups until a chip is pressed, which the URL keeps', async () => {
    const { user } = await renderView(grouped, { address: '/?tab=links' })
    const chips = within(await screen.findByRole('group', { name: 'Kind' })).getAllByRole('button')
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'All Kinds',
      'Wind',
      'Noise',
      'Bounce',
    ])
    expect(headings()).toEqual(['Wind', 'Noise', 'Bounce'])
    expect(screen.getByText('Showing 5 of 5 links')).toBeTruthy()

    await user.click(screen.getByRole('button', { name: 'Noise' }))
    expect(links()).toEqual(['Drum', 'Bell'])
    expect(screen.getByText('Showing 2 of 5 links')).toBeTruthy()
    expect(window.location.search).toBe('?tab=links&kind=Noise')

    await user.click(screen.getByRole('button', { name: 'All Kinds' }))
    expect(links()).toHaveLength(5)
    expect(window.location.search).toBe('?tab=links')
  })

  it('open with the chip of the URL pressed', async () => {
    await renderView(grouped, { address: '/?kind=Bounce' })
    await screen.findByRole('button', { name: 'Bounce', pressed: true })
    expect(links()).toEqual(['Ball'])
  })

  it('are not filtered by a chip that no longer exists, as in an old link', async () => {
    await renderView(grouped, { address: '/?kind=Magic' })
    await screen.findByRole('button', { name: 'All Kinds', pressed: true })
    expect(links()).toHaveLength(5)
  })
})

describe('The review date and sources of links', () => {
  it('are shown once for a group, and on none of its links', async () => {
    await renderView(grouped)
    await screen.findByRole('heading', { name: 'Wind' })
    await openNotes()
    const reviewNotes = async (name: string) => {
      const heading = await screen.findByRole('heading', { name })
      return heading.parentElement?.textContent?.match(/Reviewed.*/g)
    }
    const paper = 'Toy paper (opens in a new tab) a.example · secondary'
    expect(await reviewNotes('Wind')).toEqual([`Reviewed November 2026 · 1 source${paper}`])
    // One of the two has no source: the note names the other.
    expect(await reviewNotes('Noise')).toEqual([`Reviewed November 2026 · 1 sourceDrum${paper}`])
    const rows = screen.getAllByRole('listitem').filter(({ id }) => id)
    expect(rows).toHaveLength(5)
    for (const row of rows) expect(row.textContent).not.toMatch(/reviewed|source/i)
  })
})

describe('A link', () => {
  it('shows the value of its badge field, plain or as a badge, and its notes in one line', async () => {
    await renderView(
      linksView(toyLinks, {
        title: 'Toy Links',
        badge: { field: 'kind', tones: { Noise: 'warning' }, plain: 'Wind' },
        notes: ['name', 'url'],
      }),
    )
    within(await item('Kite')).getByText('Wind')
    within(await item('Drum')).getByText('Noise')
    expect((await item('Kite')).textContent).toMatch(/All about Kite\.Kite · https:\S+Kite$/)
  })
})

const item = async (name: string) => {
  const anchor = await screen.findByRole('link', { name: new RegExp(name) })
  const found = anchor.closest('li')
  if (!found) throw new Error(`${name} is in no list.`)
  return found
}

describe('On a phone', () => {
  it('all groups but the first collapse under their names and counts', async () => {
    onAPhone()
    await renderView(grouped)
    await screen.findByRole('heading', { name: 'Wind' })
    expect([group('Wind')?.open, group('Noise')?.open, group('Bounce')?.open]).toEqual([
      true,
      false,
      false,
    ])
    expect(group('Noise')?.querySelector('summary')?.textContent).toBe('Noise2')
  })

  it('a group does not collapse if a chip leaves only that one', async () => {
    onAPhone()
    await renderView(grouped, { address: '/?kind=Noise' })
    await screen.findByRole('heading', { name: 'Noise' })
    expect(group('Noise')).toBeNull()
  })

  it('a long list without groups shows its first four links and collapses the others', async () => {
    onAPhone()
    await renderView(linksView(toyLinks, { title: 'Toy Links' }))
    const others = (await screen.findByText('Show 1 More')).closest('details')
    expect(others?.open).toBe(false)
    expect(others?.querySelectorAll('a')).toHaveLength(1)
    expect(linkElements()).toHaveLength(5)
  })
})
