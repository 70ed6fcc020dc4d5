import { capitalized } from '@/engine/capitalized'
import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import type { Compact, MemberGroup } from '@/schemas/licensing/compact'
import { sourceCount } from '@/schemas/licensing/compact-figures'
import { sourcedLine, type Line } from './line'
import { placeName, type Region } from '@/schemas/my-move/region'
import type { Question } from '../question'
import { memberOf, worksAtHome } from './verdict'

/** The status of a compact in both states, how to use it, and its limits. */
export function compactLines(
  { from, to }: Question,
  compact: Compact,
  day: CalendarDay,
): readonly Line[] {
  const { how, limit, outside } = compact
  const isLeaving = worksAtHome(memberOf(compact, from)) && !worksAtHome(memberOf(compact, to))
  const statements = [how, limit, isLeaving ? outside : undefined]
  return [
    stateLine(compact, from, day),
    stateLine(compact, to, day),
    ...statements.flatMap((said) => (said ? sourcedLine(said.text, said, day) : [])),
  ]
}

/** The status of a compact in one state. */
function stateLine(compact: Compact, place: Region, day: CalendarDay): Line {
  const group = memberOf(compact, place)
  const name = capitalized(placeName(place))
  if (!group) {
    return sourcedLine(
      `${name} is not on the list we checked.${oneListOnly(compact)} Ask the board there.`,
      compact,
      day,
    )
  }
  const words = [`${name}${statusWords(group)}${oneListOnly(group)}`, group.note ?? '']
  return sourcedLine(words.join(' ').trim(), group, day)
}

/** A warning if we checked the state on only one list. */
const oneListOnly = (basis: Pick<MemberGroup, 'source' | 'alsoFrom'>) =>
  sourceCount(basis) === 1 ? ' One list only.' : ''

function statusWords({ status, since, note }: MemberGroup): string {
  // A note says what is known beyond the law, and may say that the state takes applications.
  if (status === 'enacted' && note) return ': law passed.'
  if (status === 'enacted') return ': law passed, but nothing shows that you can use it there.'
  if (status === 'receiving') return ': in effect for people licensed in other states.'
  return since === undefined ? ': in effect.' : `: in effect since ${formatDay(since)}.`
}
