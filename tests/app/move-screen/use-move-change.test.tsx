import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { changeEntries } from '@/screens/my-move/lifecycle/entries'
import { useMoveChange } from '@/screens/my-move/use-move-change'
import { emptyPage } from '@/engine/page-store'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { moves } from '@/schemas/my-move/move'
import { buildMove } from '../../support/moves'

/** The changes of a move that is planned. */
function moving() {
  const move = buildMove()
  localStorage.setItem(moves.key, JSON.stringify([move]))
  const repository = createRepository()
  const { result } = renderHook(() => useMoveChange(), {
    wrapper: ({ children }) => (
      <RepositoryProvider repository={repository}>{children}</RepositoryProvider>
    ),
  })
  onTestFinished(emptyPage)
  return {
    said: () => result.current.said,
    failure: () => result.current.failure,
    /** Begins a change, and leaves it on its way. */
    begin: (reportDate: string) =>
      act(() => {
        const said = `You report on ${reportDate}.`
        void result.current.attempt((data) => changeEntries(data, move.id, { reportDate }), said)
      }),
    pressUndo: () => act(() => void result.current.undo()),
    inAnotherTab: (reportDate: string) =>
      localStorage.setItem(moves.key, JSON.stringify([{ ...move, reportDate }])),
    reportDate: () => repository.load(moves)[0]?.reportDate,
  }
}

describe('The undo of a change', () => {
  it('is not offered while the next change is on its way: it would lead nowhere', async () => {
    const { said, begin } = moving()
    begin('2027-03-07')
    await waitFor(() => expect(said()).toBe('You report on 2027-03-07.'))
    begin('2027-04-01')
    expect(said()).toBeUndefined()
    await waitFor(() => expect(said()).toBe('You report on 2027-04-01.'))
  })

  it('works from the moment it is offered, and once', async () => {
    const { said, begin, pressUndo, reportDate } = moving()
    begin('2027-03-07')
    await waitFor(() => expect(said()).toBe('You report on 2027-03-07.'))
    pressUndo()
    pressUndo()
    await waitFor(() => expect(reportDate()).toBe('2027-02-21'))
    expect(said()).toBeUndefined()
  })

  it('keeps a date that another tab set meanwhile, says so, and is not offered again', async () => {
    const { said, failure, begin, pressUndo, inAnotherTab, reportDate } = moving()
    begin('2027-03-07')
    await waitFor(() => expect(said()).toBe('You report on 2027-03-07.'))
    inAnotherTab('2027-04-01')
    pressUndo()
    await waitFor(() => expect(failure()).toMatch(/^Another tab has changed something since then/))
    expect(reportDate()).toBe('2027-04-01')
    expect(said()).toBeUndefined()
  })
})
