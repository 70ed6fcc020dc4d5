import { useMutation } from '@tanstack/react-query'
import { createStore, usePageStore } from '@/engine/page-store'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { SaveError } from '@/engine/store/save-error'
import { useAttempt } from '@/engine/store/use-attempt'
import { announce } from '@/engine/ui/announcer'
import type { MoveData } from '@/schemas/my-move/move-data'
import { changeMoveData, takeBack, type MoveStep } from './lifecycle/write-move-data'

interface Done extends MoveStep {
  /** What was done, as a sentence. */
  said: string
}

/** The last change of a move, for as long as this page lives. */
const lastChange = createStore<Done | undefined>(undefined)

/** Whether a change is on its way to the storage. */
const underWay = createStore(false)

/** Changes to a whole move: its dates, its beginning and its end. The last one can be taken back. */
export function useMoveChange() {
  const repository = useRepository()
  const { failure, attempt } = useAttempt()
  const last = usePageStore(lastChange)
  const isUnderWay = usePageStore(underWay)

  /** Makes a change and says so. Rejects with a SaveError: for forms, which say that themselves. */
  const make = async (change: (data: MoveData) => MoveData, said: string) => {
    lastChange.set({ ...(await changeMoveData(repository, change)), said })
    announce(said, 'Saved')
  }

  // A mutation, so that the page says where it waits for another tab.
  const { mutateAsync } = useMutation({
    mutationKey: ['move'],
    mutationFn: (write: () => Promise<void>) => write(),
  })
  /** A second press while the first is on its way does nothing: its undo would lead nowhere. */
  const once = async (write: () => Promise<void>): Promise<boolean> => {
    if (underWay.get()) return false
    underWay.set(true)
    try {
      return await attempt(() => mutateAsync(write))
    } finally {
      underWay.set(false)
    }
  }

  return {
    failure,
    /** What the last change did, while it can be taken back: the next one may be half written. */
    said: isUnderWay ? undefined : last?.said,
    make,
    /** @returns whether the change was made; `failure` says why not */
    attempt: (change: (data: MoveData) => MoveData, said: string) => once(() => make(change, said)),
    undo: () =>
      once(async () => {
        if (!last) return
        await takeBack(repository, last).catch(endIfOvertaken)
        lastChange.set(undefined)
        announce('Undone. Everything is back to how it was.')
      }),
    dismiss: () => lastChange.set(undefined),
  }
}

/** What was changed once more cannot be taken back, now or later: it is not offered again. */
function endIfOvertaken(error: unknown): never {
  if (error instanceof SaveError && error.reason === 'overtaken') lastChange.set(undefined)
  throw error
}

export type MoveChange = ReturnType<typeof useMoveChange>
