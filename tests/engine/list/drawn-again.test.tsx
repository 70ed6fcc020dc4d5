import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { toys } from '../../support/toy-entity'
import { ball, card, kite, names, openList, search } from '../../support/toy-list'
import { closed, fill, save } from '../../support/toy-form'

failOnConsoleError()

let described: MockInstance<typeof toys.describe>
afterEach(() => void vi.restoreAllMocks())

/** Opens the list. Every drawing of a card asks for its record's description from here on. */
async function openWatched() {
  const drawn = await openList()
  described = vi.spyOn(toys, 'describe')
  return drawn
}
/** The names of the toys whose cards were drawn since. */
const drawnAgain = () => new Set(described.mock.calls.map(([{ name }]) => name))

describe('A card whose record has not changed is not drawn again', () => {
  it('when a search is typed that leaves it where it is', async () => {
    const { user } = await openWatched()
    await user.type(search(), 'k')
    expect(names()).toEqual(['Kite'])
    expect(drawnAgain()).toEqual(new Set())
  })

  it('when a form opens over it, is filled in and is cancelled', async () => {
    const { user } = await openWatched()
    await user.click(screen.getByRole('button', { name: 'Add Toy' }))
    await screen.findByRole('form')
    await fill(user, 'Name', 'Train')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await closed()
    expect(drawnAgain()).toEqual(new Set())
  })

  it('when another record is edited, and keeps its very elements', async () => {
    const { user } = await openWatched()
    const [ballCard, kiteCard] = [card(ball.name), card(kite.name)]
    await user.click(screen.getByRole('button', { name: 'Edit Kite' }))
    await screen.findByRole('form')
    await fill(user, 'Name', 'Kite 2')
    await save(user)
    await closed()
    await waitFor(() => expect(card('Kite 2')).toBe(kiteCard))
    expect(card(ball.name)).toBe(ballCard)
    // Before it is saved the form asks, for its Delete.
    expect(drawnAgain()).toEqual(new Set(['Kite', 'Kite 2']))
  })
})
