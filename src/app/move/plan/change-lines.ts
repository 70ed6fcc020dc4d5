import { formatCount } from '@/engine/format-count'
import type { MoveDays } from '@/schemas/move'
import type { MoveChanges } from './changes-of'
import { expiringLine } from './expiring'

/** So many different moves are told one by one. */
const MAX_SHIFTS = 3

/** What other dates would do, a sentence each; none where they would do nothing. */
export function changeLines(changes: MoveChanges, next: MoveDays): readonly string[] {
  const { pressed, dropped, expiring, exported } = changes
  return [
    ...shiftLines(changes),
    ...line(
      pressed.length,
      (tasks, one) =>
        `${tasks} ${one ? 'has' : 'have'} less time than planned. ${one ? 'It comes' : 'They come'} first now.`,
    ),
    ...line(
      dropped.length,
      (tasks, one) => `${tasks} can no longer be done and ${one ? 'is' : 'are'} set aside.`,
    ),
    ...expiring.map((record) => expiringLine(record, next)),
    ...(exported === 0
      ? []
      : [
          `${exported === 1 ? '1 day' : `${formatCount(exported)} days`} in your calendar will be wrong. Download the calendar file again.`,
        ]),
  ]
}

function shiftLines({ shifts }: MoveChanges): readonly string[] {
  const others = shifts.slice(MAX_SHIFTS).reduce((sum, { count }) => sum + count, 0)
  return [
    ...shifts
      .slice(0, MAX_SHIFTS)
      .flatMap(({ days, count }) =>
        line(count, (tasks, one) => `${tasks} ${one ? 'moves' : 'move'} ${byDays(days)}.`),
      ),
    ...line(
      others,
      (tasks, one) => `${tasks} ${one ? 'moves' : 'move'} by another number of days.`,
    ),
  ]
}

/** "14 days later", "1 day earlier". */
function byDays(days: number): string {
  const count = Math.abs(days)
  return `${count === 1 ? '1 day' : `${formatCount(count)} days`} ${days > 0 ? 'later' : 'earlier'}`
}

function line(
  count: number,
  sentence: (tasks: string, isOne: boolean) => string,
): readonly string[] {
  if (count === 0) return []
  return [
    count === 1
      ? sentence('1 open task', true)
      : sentence(`${formatCount(count)} open tasks`, false),
  ]
}
