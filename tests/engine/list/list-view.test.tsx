import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { writeInAnotherTab } from '../../support/render-view'
import { buildToyRecord } from '../../support/toy-entity'
import { ball, card, kite, names, openList, search } from '../../support/toy-list'

vi.setConfig({ testTimeout: 20_000 })
failOnConsoleError()

describe('A list without records', () => {
  it('says what it is for and offers the first one', async () => {
    const { user } = await openList([])
    screen.getByRole('heading', { level: 3, name: 'No Toys Yet' })
    screen.getByText('Add each toy.')
    expect(screen.queryByRole('search')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add Your First Toy' }))
    await screen.findByRole('form', { name: 'Add New Toy' })
    expect(screen.queryByRole('heading', { name: 'No Toys Yet' })).toBeNull()
  })
})

describe('A card', () => {
  it('shows what is filled, as people read it, each with its label', async () => {
    await openList([
      buildToyRecord({
        name: 'Kite',
        maker: 'Acme',
        size: 'large',
        bought: '2026-05-31',
        pieces: 3,
        notes: 'First line.\nSecond line.',
        link: 'https://example.com/kite',
      }),
    ])
    const kiteCard = within(card('Kite'))
    kiteCard.getByText('Acme')
    kiteCard.getByText('Extra Large')
    expect(kiteCard.getByText('Date Bought').nextSibling?.textContent).toContain('May 31, 2026')
    expect(kiteCard.getByText('Pieces').nextSibling?.textContent).toContain('3')
    expect(kiteCard.queryByText('Color')).toBeNull()
    expect(kiteCard.getByText(/First line\./).textContent).toBe('First line.\nSecond line.')
    const link = kiteCard.getByRole('link', { name: 'Shop for Kite (opens in a new tab)' })
    expect(link.getAttribute('href')).toBe('https://example.com/kite')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it('has labels that follow the record, and no field that the record hides', async () => {
    await openList([
      buildToyRecord({ id: '2', name: 'Kite', isWished: true, budget: '20 dollars' }),
      buildToyRecord({ id: '1', name: 'Ball', isWished: false, budget: '30 dollars' }),
    ])
    within(card('Kite')).getByText('Wanted By')
    within(card('Kite')).getByText('20 dollars')
    within(card('Ball')).getByText('Date Bought')
    expect(within(card('Ball')).queryByText('30 dollars')).toBeNull()
  })

  it('names its buttons so that they make sense alone', async () => {
    await openList([kite, ball])
    expect(screen.getByRole('button', { name: 'Edit Kite' }).textContent).toMatch(/^Edit$/)
    expect(screen.getByRole('button', { name: 'Delete Ball' }).textContent).toMatch(/^Delete$/)
  })
})

describe('A list that is open in two tabs', () => {
  it('shows what the other tab adds, changes and deletes', async () => {
    await openList([kite])
    act(() => writeInAnotherTab('toys', [ball, { ...kite, name: 'Big kite' }]))
    await waitFor(() => expect(names()).toEqual(['Ball', 'Big kite']))
    act(() => writeInAnotherTab('toys', []))
    await screen.findByRole('heading', { name: 'No Toys Yet' })
  })
})

describe('A long list', () => {
  it('shows fifty at a time, and the focus goes on where the next ones start', async () => {
    const many = Array.from({ length: 120 }, (_, index) =>
      buildToyRecord({ id: String(index), name: `Toy ${index}` }),
    )
    const { user } = await openList(many)
    expect(names()).toHaveLength(50)
    screen.getByText('120 toys')
    await user.click(screen.getByRole('button', { name: 'Show more (70 left)' }))
    expect(names()).toHaveLength(100)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Toy 50' })),
    )
    await user.click(screen.getByRole('button', { name: 'Show more (20 left)' }))
    expect(names()).toHaveLength(120)
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull()
  })

  it('finds what is further down than it shows', async () => {
    const many = Array.from({ length: 120 }, (_, index) =>
      buildToyRecord({ id: String(index), name: `Toy ${index}` }),
    )
    const { user } = await openList(many)
    await user.type(search(), 'toy 119')
    expect(names()).toEqual(['Toy 119'])
  })
})
