import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { clearPageState } from '@/engine/page-store'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { reveal } from '@/engine/ui/reveal'
import { moves } from '@/schemas/my-move/move'
import { planProgress, SET_ASIDE } from '@/schemas/my-move/plan-progress'
import MovePage from '@/screens/my-move/MovePage'
import { buildMove } from '../../support/moves'

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))

const TASK = 'move-tasks/update-profile'
const TITLE = 'Change the location in your profile'

/** My Move with a plan, as this browser holds it. */
function openPlan() {
  localStorage.setItem(moves.key, JSON.stringify([buildMove()]))
  const repository = createRepository()
  const draw = () =>
    render(
      <RepositoryProvider repository={repository}>
        <MovePage />
      </RepositoryProvider>,
    )
  const drawn = { current: draw() }
  onTestFinished(() => {
    drawn.current.unmount()
    clearPageState()
  })
  return {
    /** Leaves the page and comes back. */
    reopen: () => {
      drawn.current.unmount()
      drawn.current = draw()
    },
    isStoredAside: () => repository.load(planProgress)[SET_ASIDE]?.[TASK],
  }
}

/** A button of the task, wherever it stands. A query by role takes seconds in a whole plan. */
const button = (words: string) =>
  waitFor(() =>
    within(screen.getByText(TITLE).closest('li')!).getByText(words, { selector: 'button' }),
  )

/** The part of the page that keeps what was set aside; it is there only while it has something. */
const list = () => screen.queryByText('Not for Us', { selector: 'h2' })?.closest('details') ?? null

it('A task that is not for us can be brought back at once, and later from a list of its own', async () => {
  const { reopen, isStoredAside } = openPlan()

  fireEvent.click(await button('Not for Us'))
  const back = await button('Bring It Back')
  await waitFor(() => expect(isStoredAside()).toBe(true))
  // It stays where it was, with the focus: a slip of the finger is taken back there.
  expect(list()).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(back))
  fireEvent.click(back)
  await button('Not for Us')
  await waitFor(() => expect(isStoredAside()).toBe(false))

  fireEvent.click(await button('Not for Us'))
  await waitFor(() => expect(isStoredAside()).toBe(true))
  reopen()
  await button('Bring It Back')
  within(list()!).getByText(TITLE)
  fireEvent.click(await button('Bring It Back'))
  await waitFor(() => expect(isStoredAside()).toBe(false))
  reopen()
  await button('Not for Us')
  expect(list()).toBeNull()
})

it('A link to a task that was set aside opens the list that has it and moves the focus there', async () => {
  const { reopen, isStoredAside } = openPlan()
  fireEvent.click(await button('Not for Us'))
  await waitFor(() => expect(isStoredAside()).toBe(true))
  reopen()
  await button('Bring It Back')
  list()!.open = false

  reveal(TASK)
  await waitFor(() => expect(document.activeElement?.id).toBe(TASK))
  expect(list()!.open).toBe(true)
})
