import { datedItems, type DatedItem } from '@/data/dated-items'
import { planTasks } from '@/data/plan-tasks'
import { calendarDay, type CalendarDay } from '@/engine/calendar-day'
import { isDone, tickOf, type ChecklistProgress } from '@/engine/model/checklist-progress'
import type { MoveRecord } from '@/schemas/my-move/move'
import type { PlanTask } from '@/schemas/my-move/plan-task'
import { SET_ASIDE } from '@/schemas/my-move/plan-progress'
import { priorities } from '@/schemas/my-move/plan-terms'
import { anchorDays } from './anchor-days'
import { dueDay } from './due-day'
import { licenseAdvice, staysInState } from './license-advice'
import { placeOn, type Place } from './place'
import { taskState, type TaskState } from './task-state'

/** What is ticked for a move, by the key under which it is stored. */
export type MoveProgress = Readonly<Record<DatedItem['store'], ChecklistProgress>>

/** Where a tick lies. */
export type TickPlace = Pick<DatedItem, 'store' | 'section' | 'item'>

/** A task of a plan: what it is, when it is due and how it stands. */
export interface PlannedTask extends DatedItem, PlanTask {
  due: CalendarDay
  state: TaskState
  /** Whether it has less time than it wants, as the dates came late. */
  isShort: boolean
  /** Whether its day belongs in a calendar. It follows from the dates alone, so no day that passes changes it. */
  isDated: boolean
  /** Where the family is on that day. */
  place: Place
  /** Every tick that a tick of it sets: its own first, then those of the same thing under other names. */
  ticks: readonly TickPlace[]
  /** What to know first, where a move makes what the task says uncertain; blank otherwise. */
  advice: string
}

interface PlanOptions {
  items?: ReadonlyMap<string, DatedItem>
  /** Whether the person works with a license; otherwise only what is done is left of the tasks about one. */
  needsLicense?: boolean
}

/**
 * The plan of a move: every task with its day and its state, by day; what matters more comes first. A task
 * whose item is gone is left out, and its tick stays where it is stored.
 */
export function planOf(
  move: MoveRecord,
  progress: MoveProgress,
  today: CalendarDay,
  { items = datedItems, needsLicense = true }: PlanOptions = {},
): readonly PlannedTask[] {
  const dates = anchorDays(move)
  const plannedOn = move.plannedOn || calendarDay(new Date(move.createdAt))
  return planTasks.rows
    .flatMap((row) => {
      const item = items.get(row.id)
      if (!item) return []
      const task = { ...row, priority: priorityFor(row, move) }
      const day = dueDay(task, dates, plannedOn)
      const placesOf = (names: readonly string[] = []) =>
        names.flatMap((name) => items.get(name) ?? []).map(placeOf)
      const own = [placeOf(item), ...placesOf(row.sameAs)]
      return {
        ...task,
        ...item,
        due: day.due,
        isShort: day.isShort,
        isDated: day.isDated,
        ticks: [...own, ...placesOf(row.alsoTicks)],
        state: taskState(
          {
            ...day,
            priority: task.priority,
            isDone: isSettled(row, own, progress, move),
            isAside: isDone(progress.planProgress, SET_ASIDE, row.id),
          },
          today,
        ),
        place: placeOn(day.due, dates),
        advice: task.isAboutLicense ? licenseAdvice(move) : '',
      }
    })
    .filter(({ isAboutLicense, state }) => needsLicense || !isAboutLicense || state === 'done')
    .toSorted(byDueDay)
}

const placeOf = ({ store, section, item }: TickPlace): TickPlace => ({ store, section, item })

/** Whether a task is done: by a tick, or by an entered date unless it was unticked. */
function isSettled(
  { answeredBy }: PlanTask,
  places: readonly TickPlace[],
  progress: MoveProgress,
  move: MoveRecord,
): boolean {
  const ticks = places.map(({ store, section, item }) => tickOf(progress[store], section, item))
  if (ticks.includes(true)) return true
  return !ticks.includes(false) && answeredBy !== undefined && move[answeredBy] !== ''
}

/** Within one state a license mostly stays as it is. */
function priorityFor({ isAboutLicense, priority }: PlanTask, move: MoveRecord) {
  return isAboutLicense && staysInState(move) ? 'can' : priority
}

/** Which of two tasks comes first, as `sort` asks it. */
function byDueDay(a: PlannedTask, b: PlannedTask): number {
  if (a.due !== b.due) return a.due < b.due ? -1 : 1
  return byPriority(a, b)
}

/** Which of two tasks matters more, as `sort` asks it. */
export function byPriority(
  a: Pick<PlannedTask, 'priority'>,
  b: Pick<PlannedTask, 'priority'>,
): number {
  return priorities.indexOf(a.priority) - priorities.indexOf(b.priority)
}
