import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openForPrint } from '@/engine/print'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { onAPhone } from '../../support/on-a-phone'
import { writeInAnotherTab } from '../../support/render-view'
import { buildToyRecord } from '../../support/toy-entity'
import { ball, card, kite, names, openList, search } from '../../support/toy-list'

failOnConsoleError()
// Before a list is rendered, as the page does.
openForPrint()

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
  it('shows the fields that have a value, formatted and labeled', async () => {
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

  it('collapses a long text after its beginning, and prints all of it', async () => {
    const long = `Call Dana.\n${'They keep the job if we move. '.repeat(160)}The end.`
    const { user } = await openList([
      buildToyRecord({ id: '2', name: 'Kite', notes: long }),
      buildToyRecord({ id: '1', name: 'Ball', notes: 'x'.repeat(400) }),
    ])
    const more = within(card('Kite')).getByText('about Notes of Kite').closest('summary')!
    expect(more.textContent.length).toBeLessThan(300)
    expect(more.textContent).toMatch(/^Call Dana\.\nThey keep .*….More about/)
    const collapsed = more.closest('details')!
    expect([collapsed.open, collapsed.hasAttribute('data-print-open')]).toEqual([false, true])
    await user.click(more)
    expect(collapsed.open).toBe(true)
    expect(within(collapsed).getByText(/The end\.$/).textContent).toBe(long)
    expect(card('Ball').querySelector('details')).toBeNull()
  })

  it('collapses a text by its number of characters, and remembers each text separately', async () => {
    const toy = { name: 'Kite', notes: '🪁'.repeat(210) }
    const long = { name: 'Kite', notes: 'They fly. '.repeat(60) }
    const { user } = await openList([
      buildToyRecord({ id: '3', ...toy }),
      buildToyRecord({ id: '2', ...long }),
      buildToyRecord({ id: '1', ...long }),
    ])
    const collapsed = () => [...document.querySelectorAll<HTMLDetailsElement>('li details')]
    expect(collapsed()).toHaveLength(2)
    await user.click(collapsed()[0]!.querySelector('summary')!)
    await user.click(screen.getByRole('button', { name: 'Add Toy' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(collapsed().map(({ open }) => open)).toEqual([true, false])
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
  it('shows twenty-five at a time, and Show More moves the focus to the first new one', async () => {
    const { user } = await openList(many(60))
    expect(names()).toHaveLength(25)
    screen.getByText('60 toys')
    await user.click(screen.getByRole('button', { name: 'Show More (35 left)' }))
    expect(names()).toHaveLength(50)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Toy 25' })),
    )
    await user.click(screen.getByRole('button', { name: 'Show More (10 left)' }))
    expect(names()).toHaveLength(60)
    expect(screen.queryByRole('button', { name: /Show More/ })).toBeNull()
  })

  it('shows eight tall cards at a time on a phone, and eight more for each Show More', async () => {
    onAPhone()
    const { user } = await openList(many(60), '/?tab=toys')
    expect(names()).toHaveLength(8)
    await user.click(screen.getByRole('button', { name: 'Show More (52 left)' }))
    expect(names()).toHaveLength(16)
    expect(window.location.search).toBe('?tab=toys&shown=16')
  })

  it('leaves the focus in the search if the user has moved there meanwhile', async () => {
    const { user } = await openList(many(60))
    const more = screen.getByRole('button', { name: 'Show More (35 left)' })
    vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
    onTestFinished(() => void vi.useRealTimers())
    fireEvent.click(more)
    expect(vi.getTimerCount()).toBe(1)
    await user.click(search())
    act(() => void vi.runAllTimers())
    expect(document.activeElement).toBe(search())
  })

  it('finds records beyond those it shows', async () => {
    const { user } = await openList(many(60))
    await user.type(search(), 'toy 59')
    expect(names()).toEqual(['Toy 59'])
  })

  it('returns to the first page on a new search', async () => {
    const { user } = await openList(many(60))
    await user.click(screen.getByRole('button', { name: 'Show More (35 left)' }))
    await user.type(search(), 'toy')
    expect(names()).toHaveLength(25)
    screen.getByText('Showing 60 of 60 toys', { selector: 'p' })
  })

  it('keeps the number of shown records and the search in the URL', async () => {
    const { user } = await openList(many(60), '/?tab=toys')
    await user.click(screen.getByRole('button', { name: 'Show More (35 left)' }))
    expect(window.location.search).toBe('?tab=toys&shown=50')
    await user.type(search(), 'toy 5')
    expect(window.location.search).toBe('?tab=toys&shown=50')
    await user.tab()
    expect(window.location.search).toBe('?tab=toys&search=toy+5')
  })

  it('is printed whole with every long text, whatever is shown on screen', async () => {
    const notes = 'They keep the job if we move. '.repeat(30)
    await openList(many(60).map((record) => ({ ...record, notes })))
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(names()).toHaveLength(60)
    expect(document.querySelectorAll('details[open]')).toHaveLength(60)
    expect(screen.queryByText(/did not fit/)).toBeNull()
    act(() => void dispatchEvent(new Event('afterprint')))
    expect(names()).toHaveLength(25)
  })

  it('prints only the records that match the search', async () => {
    const { user } = await openList(many(60))
    await user.type(search(), 'toy 5')
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(names()).toHaveLength(11)
  })

  it('prints a thousand records and says how many it left out', async () => {
    await openList(many(1_002))
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(document.querySelectorAll('[data-focus-id]')).toHaveLength(1_000)
    screen.getByText(/^2 more toys did not fit on this printout/)
  })

  it('restores the search and the number of shown records from the URL', async () => {
    await openList(many(120), '/?search=toy+1&shown=50')
    expect(search()).toHaveProperty('value', 'toy 1')
    screen.getByText('Showing 31 of 120 toys', { selector: 'p' })
    expect(names()).toHaveLength(31)
  })

  it('shows more with Show More than a URL alone can show', async () => {
    const { user } = await openList(many(530), '/?shown=500')
    await user.click(screen.getByRole('button', { name: 'Show More (30 left)' }))
    expect(document.querySelectorAll('[data-focus-id]')).toHaveLength(525)
  })

  it('shows its first page when the URL asks for an invalid number of records', async () => {
    await openList(many(60), '/?shown=all')
    expect(names()).toHaveLength(25)
  })
})

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildToyRecord({ id: String(index), name: `Toy ${index}` }),
  )
