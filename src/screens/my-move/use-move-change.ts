import { useIsMutating, useMutation } from '@tanstack/react-query'
import { createStore, usePageStore } from '@/engine/page-store'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { SaveError } from '@/engine/store/save-error'
import { useAttempt } from '@/engine/store/use-attempt'
import { announce } from '@/engine/announcer'
import type { MoveData } from '@/schemas/my-move/move-data'
import { changeMoveData, takeBack, type MoveStep } from './lifecycle/write-move-data'

interface Done extends MoveStep {
  /** Describes the change, as a sentence. */
  message: string
}

/** The last change of a move. Kept until this page is closed or reloaded. */
const lastChange = createStore<Done | undefined>(undefined)

/** The changes that are being written. */
const writing = { mutationKey: ['move'] }

/** Changes a whole move: its dates, its start and its end. The last change can be undone. */
export function useMoveChange() {
  const repository = useRepository()
  const { failure, attempt } = useAttempt()
  const last = usePageStore(lastChange)
  const isBusy = useIsMutating(writing) > 0

  /** Makes a change and announces it. Rejects with a SaveError, which forms show themselves. */
  const make = async (change: (data: MoveData) => MoveData, message: string) => {
    lastChange.set({ ...(await changeMoveData(repository, change)), message })
    announce(message, 'Saved')
  }

  // A mutation, so that the page can show that it waits for another tab.
  const { mutateAsync } = useMutation({
    ...writing,
    mutationFn: (write: () => Promise<void>) => write(),
  })
  /** Ignores a second press while the first change is being written: its undo would undo nothing. */
  const once = async (write: () => Promise<void>): Promise<boolean> => {
    if (repository.queryClient.isMutating(writing) > 0) return false
    return await attempt(() => mutateAsync(write))
  }

  return {
    failure,
    /** The message of the last change while it can be undone, so not during the next write. */
    message: isBusy ? undefined : last?.message,
    make,
    /** @returns whether the change was made; `failure` says why not */
    attempt: (change: (data: MoveData) => MoveData, message: string) =>
      once(() => make(change, message)),
    undo: () =>
      once(async () => {
        if (!last) return
        await takeBack(repository, last).catch(forgetOvertaken)
        lastChange.set(undefined)
        announce('Undone. Everything is back to how it was.')
      }),
    dismiss: () => lastChange.set(undefined),
  }
}

/** A change that a later one has overtaken can never be undone, so its undo is not offered again. */
function forgetOvertaken(error: unknown): never {
  if (error instanceof SaveError && error.reason === 'overtaken') lastChange.set(undefined)
  throw error
}

export type MoveChange = ReturnType<typeof useMoveChange>
