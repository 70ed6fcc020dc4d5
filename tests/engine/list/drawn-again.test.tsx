import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { toys } from '../../support/toy-entity'
import { ball, card, kite, names, openList, search } from '../../support/toy-list'
import { closed, fill, save } from '../../support/toy-form'

failOnConsoleError()

let described: MockInstance<typeof toys.describe>
afterEach(() => void vi.restoreAllMocks())

/** Opens the list and starts spying: each render of a card calls `describe` for its record. */
async function openWatched() {
  const rendered = await openList()
  described = vi.spyOn(toys, 'describe')
  return rendered
}
/** The names of the toys whose cards have rendered since `openWatched`. */
const renderedAgain = () => new Set(described.mock.calls.map(([{ name }]) => name))

describe('A card whose record has not changed does not render again', () => {
  it('when it matches a search that is typed', async () => {
    const { user } = await openWatched()
    await user.type(search(), 'k')
    expect(names()).toEqual(['Kite'])
    expect(renderedAgain()).toEqual(new Set())
  })

  it('when a form opens over it, is filled in and is cancelled', async () => {
    const { user } = await openWatched()
    await user.click(screen.getByRole('button', { name: 'Add Toy' }))
    await screen.findByRole('form')
    await fill(user, 'Name', 'Train')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await closed()
    expect(renderedAgain()).toEqual(new Set())
  })

  it('when another record is edited, and keeps its DOM elements', async () => {
    const { user } = await openWatched()
    const [ballCard, kiteCard] = [card(ball.name), card(kite.name)]
    await user.click(screen.getByRole('button', { name: 'Edit Kite' }))
    await screen.findByRole('form')
    await fill(user, 'Name', 'Kite 2')
    await save(user)
    await closed()
    await waitFor(() => expect(card('Kite 2')).toBe(kiteCard))
    expect(card(ball.name)).toBe(ballCard)
    // The form calls `describe` before the save, for its Delete button.
    expect(renderedAgain()).toEqual(new Set(['Kite', 'Kite 2']))
  })
})
