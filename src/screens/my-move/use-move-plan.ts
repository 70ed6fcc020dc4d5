import { useEffect } from 'react'
import { setDone } from '@/engine/model/checklist-progress'
import { createStore, setEntry, usePageStore } from '@/engine/page-store'
import { useAttempt } from '@/engine/store/use-attempt'
import { useChange } from '@/engine/store/use-change'
import type { CalendarDay } from '@/engine/calendar-day'
import { announce } from '@/engine/announcer'
import { useToday } from '@/engine/use-today'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import type { MoveRecord } from '@/schemas/my-move/move'
import { planProgress, SET_ASIDE } from '@/schemas/my-move/plan-progress'
import { isInPlan, planOf, type PlannedTask } from './plan/plan-of'
import { usePlanInputs } from './use-plan-inputs'

/** A task as it was before it was changed, and the day of that change. */
interface ChangedTask extends Pick<PlannedTask, 'due' | 'state'> {
  changedOn: CalendarDay
}

const NONE: ReadonlyMap<string, ChangedTask> = new Map()

/**
 * The tasks changed since the page opened. Shared, because the dashboard shows the plan in two groups. Empty again
 * once the page closes.
 */
const changedTasks = createStore(NONE)

/** The plan of a move, functions that tick tasks and set them aside, and the failure of the last write. */
export function useMovePlan(move: MoveRecord) {
  const today = useToday()
  const { needsLicense, ...inputs } = usePlanInputs()
  const attempts = useAttempt()
  const changes = {
    checklistProgress: useChange(checklistProgress, attempts),
    planProgress: useChange(planProgress, attempts),
  }
  const changed = usePageStore(changedTasks)
  useEffect(() => () => changedTasks.set(NONE), [move.id])
  // With every license task: a changed one keeps its place even if the plan leaves it out now.
  const tasks = planOf(move, inputs, today)
  const plan: readonly PlannedTask[] = tasks.filter((task) => isInPlan(task, needsLicense))
  const now = new Map(tasks.map((task) => [task.id, task]))

  /** The state that keeps a changed task in its place. An open task loses it with a new day or a new due day. */
  const keptState = ({ id }: PlannedTask) => {
    const [kept, task] = [changed.get(id), now.get(id)]
    const isClosed = task?.state === 'done' || task?.state === 'aside'
    const isCurrent = kept?.due === task?.due && kept?.changedOn === today
    return isClosed || isCurrent ? kept?.state : undefined
  }
  const shown: readonly PlannedTask[] = tasks
    .filter((task) => changed.has(task.id) || isInPlan(task, needsLicense))
    .map((task) => ({ ...task, state: keptState(task) ?? task.state }))
  const write = async (task: PlannedTask, done: boolean) => {
    const ticks = done ? task.ticks : task.ownTicks
    const stores = [...new Set(ticks.map(({ store }) => store))]
    const written = await Promise.all(
      stores.map((store) =>
        changes[store].change(
          (current) =>
            ticks
              .filter((tick) => tick.store === store)
              .reduce((known, { section, item }) => setDone(known, section, item, done), current),
          stores.length === 1 ? 'Saved.' : undefined,
        ),
      ),
    )
    if (stores.length > 1 && written.every(Boolean)) announce('Saved.', 'Saved')
  }

  const keepInPlace = (task: PlannedTask) => {
    if (keptState(task)) return
    const { due, state } = task
    setEntry(changedTasks, task.id, { due, state, changedOn: today })
  }

  return {
    today,
    plan,
    needsLicense,
    /** The plan as it was when the page opened: a changed task keeps its place, so it can be changed back. */
    shown,
    isTicked: ({ id }: PlannedTask) => now.get(id)?.state === 'done',
    tick: (task: PlannedTask, done: boolean) => {
      keepInPlace(task)
      void write(task, done)
    },
    isAside: ({ id }: PlannedTask) => now.get(id)?.state === 'aside',
    setAside: (task: PlannedTask, isAside: boolean) => {
      keepInPlace(task)
      void changes.planProgress.change(
        (current) => setDone(current, SET_ASIDE, task.id, isAside),
        isAside ? 'Set aside under “Not for Us.”' : 'Back in your plan.',
      )
    },
    failure: attempts.failure,
  }
}

export type MovePlan = ReturnType<typeof useMovePlan>
