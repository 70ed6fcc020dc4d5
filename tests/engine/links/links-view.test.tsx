import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defineDataset } from '@/engine/model/dataset'
import { linksView, type LinkRow } from '@/engine/views/links/links-view'
import { onAPhone } from '../../support/on-a-phone'
import { renderView } from '../../support/render-view'
import { openNotes } from '../../support/open-notes'

const url = 'https://a.example/'
const seen = '2026-11-21'
const read = { source: { title: 'Toy paper', url, grade: 'secondary', seen }, lastReviewed: seen }
const link = (name: string, kind: string, review = {}) => ({
  id: name.toLowerCase(),
  name,
  url: `${url}${name}`,
  description: `All about ${name}.`,
  kind,
  ...review,
})

const toyLinks = defineDataset<LinkRow & { kind: string }>('toy-links', [
  link('Kite', 'Wind', read),
  link('Mill', 'Wind', read),
  link('Drum', 'Noise', read),
  link('Bell', 'Noise'),
  link('Ball', 'Bounce', read),
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
  it('stand under all of their groups until a chip is pressed, which the address keeps', async () => {
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

  it('open with the chip that the address names, and are not narrowed by one that is gone', async () => {
    await renderView(grouped, { address: '/?kind=Bounce' })
    await screen.findByRole('button', { name: 'Bounce', pressed: true })
    expect(links()).toEqual(['Ball'])
  })

  it('are not narrowed by a chip that is gone, as in an old link', async () => {
    await renderView(grouped, { address: '/?kind=Magic' })
    await screen.findByRole('button', { name: 'All Kinds', pressed: true })
    expect(links()).toHaveLength(5)
  })
})

describe('What links were last held against', () => {
  it('is said once for a group, and by none of its links', async () => {
    await renderView(grouped)
    await screen.findByRole('heading', { name: 'Wind' })
    await openNotes()
    const said = async (name: string) => {
      const heading = await screen.findByRole('heading', { name })
      return heading.parentElement?.textContent?.match(/Reviewed.*/g)
    }
    const paper = 'Toy paper (opens in a new tab) a.example · secondary'
    expect(await said('Wind')).toEqual([`Reviewed November 2026 · 1 source${paper}`])
    // One of the two has no source: the note names the other.
    expect(await said('Noise')).toEqual([`Reviewed November 2026 · 1 sourceDrum${paper}`])
    for (const item of screen.getAllByRole('listitem').filter(({ id }) => id))
      expect(item.textContent).not.toMatch(/reviewed|source/i)
  })
})

describe('What is said of a link', () => {
  it('is its word, whether it is usual or a badge, and its notes in one line', async () => {
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
  const heading = await screen.findByRole('link', { name: new RegExp(name) })
  const found = heading.closest('li')
  if (!found) throw new Error(`${name} is in no list.`)
  return found
}

describe('On a phone', () => {
  it('groups collapse under their names and counts, all but the first', async () => {
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

  it('the one group that a chip leaves does not collapse', async () => {
    onAPhone()
    await renderView(grouped, { address: '/?kind=Noise' })
    await screen.findByRole('heading', { name: 'Noise' })
    expect(group('Noise')).toBeNull()
  })

  it('a long list without groups shows its first four, and the others when asked', async () => {
    onAPhone()
    await renderView(linksView(toyLinks, { title: 'Toy Links' }))
    const others = (await screen.findByText('Show 1 More')).closest('details')
    expect(others?.open).toBe(false)
    expect(others?.querySelectorAll('a')).toHaveLength(1)
    expect(linkElements()).toHaveLength(5)
  })
})
