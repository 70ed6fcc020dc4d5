import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { applyFormChanges } from '@/screens/my-move/lifecycle/change-move'
import { useMoveChange } from '@/screens/my-move/use-move-change'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { moves } from '@/schemas/my-move/move'
import { buildMove } from '../../support/moves'

/** Renders the hook with one planned move. */
function renderMoveChange() {
  const move = buildMove()
  localStorage.setItem(moves.key, JSON.stringify([move]))
  const repository = createRepository()
  /** The message of each render. */
  const shown: (string | undefined)[] = []
  const useRecordedChange = () => {
    const change = useMoveChange()
    shown.push(change.message)
    return change
  }
  const { result } = renderHook(useRecordedChange, {
    wrapper: ({ children }) => (
      <RepositoryProvider repository={repository}>{children}</RepositoryProvider>
    ),
  })
  return {
    message: () => result.current.message,
    shown,
    failure: () => result.current.failure?.message ?? '',
    /** Starts a change and does not wait for it. */
    startChange: (reportDate: string) =>
      act(() => {
        const message = `You report on ${reportDate}.`
        void result.current.attempt(
          (data) => applyFormChanges(data, move.id, { reportDate }),
          message,
        )
      }),
    pressUndo: () => act(() => void result.current.undo()),
    changeInAnotherTab: (reportDate: string) =>
      localStorage.setItem(moves.key, JSON.stringify([{ ...move, reportDate }])),
    reportDate: () => repository.load(moves)[0]?.reportDate,
  }
}

describe('Undoing a change of a move', () => {
  it('is not offered while the next change is being written', async () => {
    const { message, shown, startChange } = renderMoveChange()
    startChange('2027-03-07')
    await waitFor(() => expect(message()).toBe('You report on 2027-03-07.'))
    startChange('2027-04-01')
    await waitFor(() => expect(message()).toBe('You report on 2027-04-01.'))
    expect(new Set(shown.slice(shown.lastIndexOf('You report on 2027-03-07.') + 1))).toEqual(
      new Set([undefined, 'You report on 2027-04-01.']),
    )
  })

  it('works as soon as it is offered, and only once', async () => {
    const { message, failure, startChange, pressUndo, reportDate } = renderMoveChange()
    startChange('2027-03-07')
    await waitFor(() => expect(message()).toBe('You report on 2027-03-07.'))
    pressUndo()
    pressUndo()
    await waitFor(() => expect(reportDate()).toBe('2027-02-21'))
    expect(message()).toBeUndefined()
    expect(failure()).toBe('')
  })

  it('keeps a date that another tab has set, shows why, and is not offered again', async () => {
    const { message, failure, startChange, pressUndo, changeInAnotherTab, reportDate } =
      renderMoveChange()
    startChange('2027-03-07')
    await waitFor(() => expect(message()).toBe('You report on 2027-03-07.'))
    changeInAnotherTab('2027-04-01')
    pressUndo()
    await waitFor(() => expect(failure()).toMatch(/^Another tab has changed something since then/))
    expect(reportDate()).toBe('2027-04-01')
    expect(message()).toBeUndefined()
  })
})
