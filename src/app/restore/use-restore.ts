import { useState } from 'react'
import { useRepository } from '@/engine/repository/RepositoryProvider'
import { useAttempt } from '@/engine/repository/use-attempt'
import { applyRestore } from '@/engine/restore/apply'
import type { Preference } from '@/engine/restore/merge'
import { planRestore, type RestoreMode, type RestorePlan } from '@/engine/restore/plan'
import { announce } from '@/engine/ui/announcer'
import { restorable } from '@/schemas/stored'
import { showStoredTheme } from '../use-dark-mode'
import { lastRestore } from './last-restore'
import { readUserFile } from './read-user-file'

/** A restore from the choice of a file to its undo. Until "Restore" is pressed nothing is written. */
export function useRestore() {
  const repository = useRepository()
  const [plan, setPlan] = useState<RestorePlan>()
  const [problem, setProblem] = useState('')
  const [mode, setMode] = useState<RestoreMode>('merge')
  const [prefer, setPrefer] = useState<ReadonlyMap<string, Preference>>(new Map())
  const [isUndoable, setIsUndoable] = useState(() => lastRestore.get() !== undefined)
  const { failure, attempt } = useAttempt()

  const choose = async (file: File) => {
    setPlan(undefined)
    setPrefer(new Map())
    setMode('merge')
    const content = await readUserFile(file)
    if ('problem' in content) {
      setProblem(content.problem)
      return
    }
    setProblem('')
    setPlan(planRestore(repository, restorable, content))
    announce('The file was read. Nothing has been changed yet.')
  }

  const restore = async () => {
    if (!plan) return
    const isDone = await attempt(async () => {
      lastRestore.set(await applyRestore(repository, plan, { mode, prefer }))
    })
    if (!isDone) return
    if (repository.isDurable) showStoredTheme()
    setPlan(undefined)
    setIsUndoable(true)
    announce('Restored.')
  }

  const undo = () => {
    lastRestore.get()?.()
    if (repository.isDurable) showStoredTheme()
    lastRestore.set(undefined)
    setIsUndoable(false)
    announce('The restore was undone.')
  }

  return {
    plan,
    problem: problem || failure,
    mode,
    setMode,
    prefer,
    setPreference: (key: string, side: Preference) => setPrefer(new Map(prefer).set(key, side)),
    choose,
    restore,
    cancel: () => setPlan(undefined),
    isUndoable,
    undo,
  }
}
