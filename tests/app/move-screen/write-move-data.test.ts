import { describe, expect, it } from 'vitest'
import { endMove } from '@/screens/my-move/lifecycle/end-move'
import { applyFormChanges, changeMove } from '@/screens/my-move/lifecycle/change-move'
import { startMove } from '@/screens/my-move/lifecycle/start-move'
import { changeMoveData, takeBack } from '@/screens/my-move/lifecycle/write-move-data'
import { setDone } from '@/engine/model/checklist-progress'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { moves, type MoveRecord } from '@/schemas/my-move/move'
import { loadMoveData } from '@/schemas/my-move/move-data'
import { planProgress } from '@/schemas/my-move/plan-progress'
import { buildMove } from '../../support/moves'

const ticks = { '3-months': { 'check-orders': true } }
const next = moves.schema.parse({ reportDate: '2028-06-01' })

/** A repository with a planned move and a ticked item. */
async function moving(overrides: Partial<MoveRecord> = {}) {
  const storage = memoryStorage()
  const repository = createRepository({ storage, isDurable: true })
  await repository.update(moves, () => [buildMove(overrides)])
  await repository.update(checklistProgress, () => ticks)
  return { storage, repository }
}

describe('Starting the next move', () => {
  it('archives the ticks of the previous move and clears them', async () => {
    const { repository } = await moving()
    await changeMoveData(repository, (data) => startMove(data, next, new Date(2026, 10, 28, 12)))
    const after = loadMoveData(repository.load)
    expect(after.moves).toMatchObject([{ status: 'planned' }, { status: 'cancelled' }])
    expect(after.checklistProgress).toEqual({})
    expect(after.moveArchive).toMatchObject([{ checklistProgress: ticks }])
  })
})

describe('A change in another tab in between', () => {
  it('is kept if it ticks something, and the next move still starts', async () => {
    const { storage, repository } = await moving()
    await changeMoveData(repository, (data) => {
      const more = setDone(ticks, '2-months', 'update-linkedin', true)
      storage.setItem(checklistProgress.key, JSON.stringify(more))
      return startMove(data, next, new Date(2026, 10, 28, 12))
    })
    const after = loadMoveData(repository.load)
    expect(after.moves).toMatchObject([{ status: 'planned' }, { status: 'cancelled' }])
    expect(after.checklistProgress).toEqual({ '2-months': { 'update-linkedin': true } })
  })

  it('is not overwritten if it changes the move', async () => {
    const { storage, repository } = await moving()
    const theirs = [buildMove({ reportDate: '2027-04-01' })]
    const change = changeMoveData(repository, (data) => {
      storage.setItem(moves.key, JSON.stringify(theirs))
      return endMove(data, 'cancelled')
    })
    await expect(change).rejects.toThrow(/^Another tab has changed something since then/)
    expect(loadMoveData(repository.load)).toMatchObject({ moves: theirs, checklistProgress: ticks })
  })
})

describe('Undoing a change', () => {
  it('restores a canceled move and keeps later ticks', async () => {
    const { repository } = await moving()
    const before = loadMoveData(repository.load)
    const step = await changeMoveData(repository, (data) => endMove(data, 'cancelled'))
    await repository.update(planProgress, (known) =>
      setDone(known, 'housing-steps', 'move-in', true),
    )
    await takeBack(repository, step)
    expect(loadMoveData(repository.load)).toEqual({
      ...before,
      planProgress: { 'housing-steps': { 'move-in': true } },
    })
  })

  it('restores the dates from before a change', async () => {
    const { repository } = await moving()
    const before = loadMoveData(repository.load)
    const step = await changeMoveData(repository, (data) =>
      applyFormChanges(data, buildMove().id, { reportDate: '2027-03-07' }),
    )
    expect(loadMoveData(repository.load).moves).toMatchObject([{ reportDate: '2027-03-07' }])
    await takeBack(repository, step)
    expect(loadMoveData(repository.load)).toEqual(before)
  })

  it.each([
    [
      'changed a date again',
      (list: readonly MoveRecord[]) => changeMove('1', { reportDate: '2027-04-01' })(list),
    ],
    [
      'changed a place',
      (list: readonly MoveRecord[]) => changeMove('1', { toPlace: 'Tacoma' })(list),
    ],
    ['started another move', (list: readonly MoveRecord[]) => [buildMove({ id: '2' }), ...list]],
    ['reset everything', () => []],
  ])('is refused if another tab has since %s, and changes nothing', async (_what, theirs) => {
    const { repository } = await moving({ id: '1' })
    const step = await changeMoveData(repository, (data) =>
      applyFormChanges(data, '1', { reportDate: '2027-03-07' }),
    )
    await repository.update(moves, theirs)
    const before = loadMoveData(repository.load)
    await expect(takeBack(repository, step)).rejects.toThrow(
      /^Another tab has changed something since then/,
    )
    expect(loadMoveData(repository.load)).toEqual(before)
  })
})
