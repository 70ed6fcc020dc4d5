import { describe, expect, it, vi } from 'vitest'
import { endMove } from '@/screens/my-move/lifecycle/end-move'
import { startMove } from '@/screens/my-move/lifecycle/start-move'
import { changeMoveData, takeBack } from '@/screens/my-move/lifecycle/write-move-data'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { moves } from '@/schemas/my-move/move'
import { loadMoveData } from '@/schemas/my-move/move-data'
import { moveArchive } from '@/schemas/my-move/move-archive'
import { planProgress } from '@/schemas/my-move/plan-progress'
import { buildMove } from '../../support/moves'

const next = moves.schema.parse({ reportDate: '2029-08-15', toPlace: 'Tacoma' })
const keys = [moves, checklistProgress, planProgress, moveArchive].map(({ key }) => key)

/** A repository with a planned move, over a storage that can refuse to write one key. */
async function moving() {
  const storage = memoryStorage()
  const repository = createRepository({ storage, isDurable: true })
  await repository.update(moves, () => [buildMove()])
  await repository.update(checklistProgress, () => ({ arrival: { 'find-a-doctor': true } }))
  await repository.update(planProgress, () => ({ 'housing-steps': { 'move-in': true } }))
  const refuse = (full: string) => {
    const [set, remove] = [storage.setItem, storage.removeItem]
    const guard = (key: string) => {
      if (key === full) throw new DOMException('It is full.', 'QuotaExceededError')
    }
    vi.spyOn(storage, 'setItem').mockImplementation((key, text) => (guard(key), set(key, text)))
    vi.spyOn(storage, 'removeItem').mockImplementation((key) => (guard(key), remove(key)))
  }
  return { repository, refuse, stored: () => keys.map((key) => storage.getItem(key)) }
}

describe('A change of a whole move when the storage is full', () => {
  it.each(keys)('changes nothing if %s cannot be written', async (full) => {
    const { repository, refuse, stored } = await moving()
    const before = stored()
    refuse(full)
    const starting = changeMoveData(repository, (data) => startMove(data, next))
    await expect(starting).rejects.toThrow(
      /^Your browser’s storage is full.*Nothing you saved before has changed/,
    )
    expect(stored()).toEqual(before)
  })

  it.each([moves.key, moveArchive.key])('undoes nothing if %s cannot be written', async (full) => {
    const { repository, refuse, stored } = await moving()
    const step = await changeMoveData(repository, (data) => endMove(data, 'cancelled'))
    const before = stored()
    refuse(full)
    await expect(takeBack(repository, step)).rejects.toThrow(/Nothing you saved before has changed/)
    expect(stored()).toEqual(before)
    expect(loadMoveData(repository.load).moves).toMatchObject([{ status: 'cancelled' }])
  })
})
