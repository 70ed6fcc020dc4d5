import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { reveal } from '@/engine/ui/reveal'
import { moves } from '@/schemas/my-move/move'
import { planProgress, SET_ASIDE } from '@/schemas/my-move/plan-progress'
import MovePage from '@/screens/my-move/MovePage'
import { buildMove } from '../../support/moves'

const TASK = 'move-tasks/update-profile'
const TITLE = 'Change the location in your profile'

/** Renders My Move with a stored plan. */
function openPlan() {
  localStorage.setItem(moves.key, JSON.stringify([buildMove()]))
  const repository = createRepository()
  const renderPage = () =>
    render(
      <RepositoryProvider repository={repository}>
        <MovePage />
      </RepositoryProvider>,
    )
  const view = { current: renderPage() }
  return {
    /** Leaves the page and comes back. */
    reopen: () => {
      view.current.unmount()
      view.current = renderPage()
    },
    isStoredAside: () => repository.load(planProgress)[SET_ASIDE]?.[TASK],
  }
}

/** A button of the task, wherever the task is. A query by role takes seconds in a whole plan. */
const button = (name: string) =>
  waitFor(() =>
    within(screen.getByText(TITLE).closest('li')!).getByText(name, { selector: 'button' }),
  )

/** The list of tasks that were set aside. The page has it only while it is not empty. */
const list = () => screen.queryByText('Not for Us', { selector: 'h2' })?.closest('details') ?? null

it('A task that is set aside can be brought back at once, or later from its own list', async () => {
  const { reopen, isStoredAside } = openPlan()

  fireEvent.click(await button('Not for Us'))
  const back = await button('Bring It Back')
  await waitFor(() => expect(isStoredAside()).toBe(true))
  // The task stays in place and keeps the focus, so that a slip can be undone there.
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
