import { useState } from 'react'
import { isDone, setDone } from '@/engine/model/checklist-progress'
import { useChange } from '@/engine/store/use-change'
import { useStored } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import type { MoveRecord } from '@/schemas/my-move/move'
import { planProgress } from '@/schemas/my-move/plan-progress'
import { planOf, type MoveProgress, type PlannedTask } from './plan/plan-of'

/** A task that was ticked here, and how it stood before. */
interface Pressed {
  task: PlannedTask
  was: boolean
}

/** The plan of a move, the ticks of its tasks, and what went wrong at the last one. */
export function useMovePlan(move: MoveRecord) {
  const today = useToday()
  const progress: MoveProgress = {
    checklistProgress: useStored(checklistProgress),
    planProgress: useStored(planProgress),
  }
  const changes = {
    checklistProgress: useChange(checklistProgress),
    planProgress: useChange(planProgress),
  }
  const [pressed, setPressed] = useState<ReadonlyMap<string, Pressed>>(new Map())
  const isTicked = ({ store, section, item }: PlannedTask) => isDone(progress[store], section, item)

  return {
    today,
    plan: planOf(move, progress, today),
    /**
     * The plan as it was opened: a task that is ticked stays in its place, as one that went away under the
     * finger could not be taken back.
     */
    shown: planOf(move, asOpened(progress, pressed), today),
    isTicked,
    tick: (task: PlannedTask, done: boolean) => {
      const { store, section, item } = task
      setPressed((known) =>
        known.has(task.id) ? known : new Map(known).set(task.id, { task, was: isTicked(task) }),
      )
      void changes[store].change((current) => setDone(current, section, item, done), 'Saved.')
    },
    failure: changes.checklistProgress.failure || changes.planProgress.failure,
  }
}

export type ShownPlan = ReturnType<typeof useMovePlan>

function asOpened(progress: MoveProgress, pressed: ReadonlyMap<string, Pressed>): MoveProgress {
  return [...pressed.values()].reduce<MoveProgress>(
    (known, { task: { store, section, item }, was }) => ({
      ...known,
      [store]: setDone(known[store], section, item, was),
    }),
    progress,
  )
}
