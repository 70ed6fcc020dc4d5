import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { catalogueView } from '@/engine/views/catalogue/catalogue-view'
import { renderView } from '../../support/render-view'
import { toyCatalogue, toyConfig, toyRows } from '../../support/toy-catalogue'

/** The names on the cards, from the top. */
const names = () =>
  screen.queryAllByRole('listitem').map((card) => within(card).getByRole('heading').textContent)

async function openToys(address?: string) {
  const rendered = await renderView(toyCatalogue, address === undefined ? {} : { address })
  await screen.findByRole('heading', { level: 2, name: 'All Toys' })
  return rendered
}

describe('A catalogue', () => {
  it('shows its heading, its introduction, its count and a card for each row', async () => {
    await openToys()
    const region = screen.getByRole('region', { name: 'All Toys' })
    expect(within(region).getByText('Look, then play.')).toBeTruthy()
    expect(within(region).getByText('Showing 3 of 3 toys')).toBeTruthy()
    expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
  })

  it('gives each card the id that links to it use', async () => {
    await openToys()
    expect(screen.getAllByRole('listitem').map(({ id }) => id)).toEqual([
      'toy-rows/kite',
      'toy-rows/ball',
      'toy-rows/drum',
    ])
  })

  it('finds rows by any one text of the searched fields, ignoring case', async () => {
    const { user } = await openToys()
    const box = screen.getByRole('searchbox', { name: 'Search' })
    expect(box.getAttribute('placeholder')).toBe('Search by name or color')
    for (const [typed, found] of [
      ['SEA green', ['Kite']],
      [' red ', ['Kite', 'Ball']],
      ['rolls', ['Ball']],
      // Not searched: the maker; and no text runs from one color into the next.
      ['acme', []],
      ['blue white', []],
    ] as const) {
      await user.clear(box)
      await user.type(box, typed)
      expect(names(), typed).toEqual(found)
    }
  })

  it('combines the search and every filter, and keeps the filters in the URL', async () => {
    const { user } = await openToys('/?tab=all')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Maker' }), 'Núñez')
    expect(names()).toEqual(['Kite', 'Drum'])
    await user.click(screen.getByRole('button', { name: 'small' }))
    expect(names()).toEqual(['Drum'])
    const address = new URLSearchParams(window.location.search)
    expect(Object.fromEntries(address)).toEqual({ tab: 'all', maker: 'Núñez', size: 'small' })
    await user.type(screen.getByRole('searchbox'), 'kite')
    expect(names()).toEqual([])
    expect(screen.getByText('Showing 0 of 3 toys')).toBeTruthy()
  })

  it('offers each value with its count in a select, and the values in their order on buttons', async () => {
    await openToys()
    const select = screen.getByRole('combobox', { name: 'Maker' })
    const options = within(select).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All (3)',
      'Acme (1)',
      'Núñez (2)',
    ])
    const buttons = within(screen.getByRole('group', { name: 'Size' })).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['All Sizes', 'large', 'small'])
  })

  it('opens with the filters of the URL and their button pressed', async () => {
    const { user } = await openToys('/?size=small&tab=all')
    expect(names()).toEqual(['Ball', 'Drum'])
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('small')
    await user.click(screen.getByRole('button', { name: 'All Sizes' }))
    expect(names()).toHaveLength(3)
    expect(window.location.search).toBe('?tab=all')
  })

  it('ignores a filter value in the URL that no row has, as in an old link', async () => {
    await openToys('/?size=medium&maker=Nobody')
    expect(names()).toHaveLength(3)
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('All Sizes')
  })

  it('says when nothing matches; one button clears the search and filters and focuses the search box', async () => {
    const { user } = await openToys('/?tab=all&maker=Acme')
    await user.type(screen.getByRole('searchbox'), 'astronaut')
    expect(screen.getByRole('heading', { name: 'No toys match' })).toBeTruthy()
    expect(screen.getByText('Try another word.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear Search and Filters' }))
    expect(names()).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(window.location.search).toBe('?tab=all')
  })

  it('shows the card that a link leads to, and clears the search only if it hides the card', async () => {
    const { user } = await openToys()
    const box = screen.getByRole('searchbox')
    const followLink = () => act(() => window.history.pushState(null, '', '/#toy-rows/kite'))
    // The same link can be followed again.
    for (let time = 0; time < 2; time++) {
      await user.type(box, 'ball')
      expect(names()).toEqual(['Ball'])
      followLink()
      expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
      expect(box).toHaveProperty('value', '')
    }
    await user.type(box, 'kite')
    followLink()
    expect(names()).toEqual(['Kite'])
  })

  it('announces the number of rows after a search or a filter changes, not before', async () => {
    const { user } = await openToys()
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('')
    await user.click(screen.getByRole('button', { name: 'small' }))
    await expect.poll(() => status.textContent).toBe('Showing 2 of 3 toys')
    await user.type(screen.getByRole('searchbox'), 'ball')
    await expect.poll(() => status.textContent).toBe('Showing 1 of 3 toys')
  })

  it('shows the matches in the order that its config sets', async () => {
    const backward = {
      ...toyConfig,
      Order: ({ rows, children }: Parameters<NonNullable<typeof toyConfig.Order>>[0]) =>
        children(rows.toReversed()),
    }
    const { user } = await renderView(catalogueView(toyRows, backward))
    await screen.findByRole('heading', { level: 2, name: 'All Toys' })
    expect(names()).toEqual(['Drum', 'Ball', 'Kite'])
    await user.click(screen.getByRole('button', { name: 'small' }))
    expect(names()).toEqual(['Drum', 'Ball'])
  })

  it('has no search landmark if it has neither a search box nor a select', async () => {
    const { title, noun, filters, Card, find } = toyConfig
    const bySize = filters.filter(({ field }) => field === 'size')
    await renderView(catalogueView(toyRows, { title, noun, filters: bySize, Card, find }))
    await screen.findByRole('group', { name: 'Size' })
    expect(screen.queryByRole('search')).toBeNull()
    expect(names()).toHaveLength(3)
  })
})
