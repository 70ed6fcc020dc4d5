import { datedItems, type DatedItem } from '@/data/my-move/dated-items'
import { planTasks } from '@/data/my-move/plan-tasks'
import { compareDays, type CalendarDay } from '@/engine/calendar-day'
import { isDone, tickOf } from '@/engine/model/checklist-progress'
import type { MoveRecord } from '@/schemas/my-move/move'
import type { PlanTask } from '@/schemas/my-move/plan-task'
import { SET_ASIDE, type MoveProgress } from '@/schemas/my-move/plan-progress'
import { byPriority } from '@/schemas/my-move/plan-terms'
import { anchorDays, firstDueDay, lastDays, plannedDay } from '@/schemas/my-move/anchor-days'
import { answeredTasks, type PlanRecords } from './answered-tasks'
import { dueDays } from './due-day'
import { isLicenseOptional, licenseAdvice } from './license-advice'
import { movePhaseOn, type MovePhase } from './move-phase'
import { taskState, type TaskState } from './task-state'

/** The key of a stored tick. */
type TickKey = Pick<DatedItem, 'store' | 'section' | 'item'>

/** A task of a plan with its content, due day and state. */
export interface PlannedTask extends DatedItem, PlanTask {
  due: CalendarDay
  state: TaskState
  /** Whether it has less time than planned because its original day was before the dates were entered. */
  isShort: boolean
  /** Whether its day belongs in a calendar. Independent of today. */
  isDated: boolean
  /** The phase of the move on the due day. */
  phase: MovePhase
  /** Every tick that checking the task sets: its own first, then those of its duplicates and related items. */
  ticks: readonly TickKey[]
  /** The ticks that unchecking it clears: its own, then those of its duplicates. A related item keeps its tick. */
  ownTicks: readonly TickKey[]
  /** What records of the user say about it: "Asked Nov 17, 2026."; blank where they say nothing. */
  answer: string
  /** Advice when this move makes the text of the task uncertain; blank otherwise. */
  advice: string
}

/** What a plan depends on besides the move and the day: what is ticked, and what the user has on record. */
export interface PlanInputs extends MoveProgress, PlanRecords {
  /** The ids of the tasks that records had answered when the move ended. If given, no record is asked. */
  answered?: readonly string[] | undefined
  /** Whether the user's work needs a license. If not, license tasks that are not done are left out. */
  needsLicense?: boolean
}

/**
 * The plan of a move: every task for its destination with its due day and state, sorted by due day and then by priority. A task
 * that a record answers is done unless it was unticked.
 */
export function planOf(
  move: MoveRecord,
  { childCare, licenses, moves, answered: atEnd, needsLicense = true, ...progress }: PlanInputs,
  today: CalendarDay,
): readonly PlannedTask[] {
  const answered = atEnd
    ? new Map(atEnd.map((id) => [id, '']))
    : answeredTasks({ childCare, licenses, moves }, move, today)
  const dates = anchorDays(move)
  const ends = lastDays(move)
  const plannedOn = plannedDay(move)
  const tasks = planTasks.rows
    .filter((row) => isFor(row, move))
    .map((row) => ({ ...row, priority: priorityFor(row, move) }))
  const days = dueDays(tasks, { dates, ends, plannedOn })
  // An assumed departure that leaves too little time makes nothing late.
  const depart = dates.depart < firstDueDay(plannedOn) ? ends.depart : dates.depart
  return tasks
    .flatMap((task) => {
      const item = datedItems.get(task.id)
      const day = days.get(task.id)
      if (!item || !day) return []
      const tickKeysOf = (names: readonly string[] = []) =>
        names.flatMap((name) => datedItems.get(name) ?? []).map(tickKeyOf)
      const own = [tickKeyOf(item), ...tickKeysOf(task.sameAs)]
      return {
        ...task,
        ...item,
        due: day.due,
        isShort: day.isShort,
        isDated: day.isDated,
        ticks: [...own, ...tickKeysOf(task.alsoTicks)],
        ownTicks: own,
        state: taskState(
          {
            ...day,
            priority: task.priority,
            isDone: isSettled(task, own, progress, move, answered),
            isAside: isDone(progress.planProgress, SET_ASIDE, task.id),
          },
          today,
        ),
        phase: movePhaseOn(day.due, { depart, report: dates.report }),
        answer: answered.get(task.id) ?? '',
        advice: task.isAboutLicense ? licenseAdvice(move) : '',
      }
    })
    .filter((task) => isInPlan(task, needsLicense))
    .toSorted(byDueDay)
}

/** Whether a plan contains a task: without a license, a license task only if it is done. */
export const isInPlan = (
  { isAboutLicense, state }: Pick<PlannedTask, 'isAboutLicense' | 'state'>,
  needsLicense: boolean,
): boolean => needsLicense || !isAboutLicense || state === 'done'

/** Whether a task is for the destination of a move. One for some destinations is not for an unknown one. */
export const isFor = ({ onlyTo }: Pick<PlanTask, 'onlyTo'>, { to }: Pick<MoveRecord, 'to'>) =>
  onlyTo === undefined || (to !== '' && onlyTo.includes(to))

const tickKeyOf = ({ store, section, item }: TickKey): TickKey => ({ store, section, item })

/**
 * Whether a task is done: it is ticked, or a date or a record answers it and it was not unticked. The tick of PCS Prep
 * decides where there is one, because PCS Prep writes only its own. See docs/decisions/0024.
 */
function isSettled(
  { id, answeredBy }: PlanTask,
  tickKeys: readonly TickKey[],
  progress: MoveProgress,
  move: MoveRecord,
  answered: ReadonlyMap<string, string>,
): boolean {
  const ticksOf = (keys: readonly TickKey[]) =>
    keys.map(({ store, section, item }) => tickOf(progress[store], section, item))
  const ticks = ticksOf(tickKeys)
  const inPcsPrep = ticksOf(tickKeys.filter(({ store }) => store === 'checklistProgress'))
  if (inPcsPrep.find((tick) => tick !== undefined) ?? ticks.includes(true)) return true
  const isAnswered = answered.has(id) || (answeredBy !== undefined && move[answeredBy] !== '')
  return isAnswered && !ticks.includes(false)
}

/** License tasks are optional within one state, where a license usually stays valid, and overseas. */
function priorityFor({ isAboutLicense, priority }: PlanTask, move: MoveRecord) {
  return isAboutLicense && isLicenseOptional(move) ? 'can' : priority
}

/** Comparator for `sort`: by due day, then by priority. */
function byDueDay(a: PlannedTask, b: PlannedTask): number {
  return compareDays(a.due, b.due) || byPriority(a, b)
}
