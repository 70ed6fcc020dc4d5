import { useMemo } from 'react'
import type { CalendarDay } from '@/engine/calendar-day'
import type { Stored } from '@/engine/model/stored'
import type { NowPart } from '@/engine/screen/screen'
import type { Repository } from '@/engine/store/repository'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useStored, useStoredValues } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import { Card } from '@/engine/ui/Card'
import { modules } from '@/screens'
import { onboardingComplete } from '@/schemas/account/flags'
import { currentMove, moves } from '@/schemas/my-move/move'
import { allDue, dueIn, type Due, type DueSource } from '@/engine/due/due'
import { DueCard, DueWithParts } from './DueCard'
import { FirstStepCard } from './FirstStepCard'
import { MoveSteps } from './MoveSteps'
import { SetupCard } from './SetupCard'
import { useMoveSteps } from './use-move-steps'

interface Props {
  /** What the modules say is due. */
  sources: readonly DueSource[]
  /** The parts that modules render themselves, in place of the next items of the checklist. */
  parts: readonly NowPart[]
}

/**
 * What to do now: what has to be answered first, what is due today and this week, what waits for the user, the next
 * steps of the move, what comes later, and an unfinished setup. A group without lines is left out. Before the first
 * entry it offers a first step.
 */
export default function NowSection({ sources, parts }: Props) {
  const today = useToday()
  const repository = useRepository()
  const shown = useShown(parts, today)
  const alsoDue = useMemo(() => parts.flatMap(({ due: ofPart }) => ofPart), [parts])
  const due = [...useDue(sources), ...useDue(alsoDue)]
  const move = useMoveSteps()
  const isSetUp = useStored(onboardingComplete)
  const hasMove = currentMove(useStored(moves)) !== undefined
  const first = dueIn('first', due, today)
  const waiting = dueIn('waiting', due, today)
  const later = dueIn('later', due, today)
  const dated = (['today', 'thisWeek'] as const)
    .map((group) => ({ group, due: dueIn(group, due, today) }))
    .filter((one) => one.due.length > 0 || shown.length > 0)
  const hasSteps = shown.length === 0 && move.steps.length > 0
  const hasOthers = waiting.length > 0 || hasSteps || later.length > 0
  const isEmpty = first.length + dated.length === 0 && !hasOthers && isSetUp
  const needsFirstStep = isEmpty && !hasOwnEntries(repository)
  if (isEmpty && !needsFirstStep) return null
  return (
    <section aria-labelledby="now" className="grid gap-3">
      <h2 id="now" className="section-title">
        What Now?
      </h2>
      {first.length > 0 && <DueCard group="first" due={first} />}
      <div
        className={`grid gap-3 empty:hidden ${dated.length > 0 && hasOthers ? 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start' : ''}`}
      >
        {dated.length > 0 && (
          <div className="grid gap-3">
            {dated.map(({ group, due: lines }) => (
              <DueCard key={group} group={group} due={lines}>
                <DueWithParts group={group} due={lines} parts={shown} />
              </DueCard>
            ))}
          </div>
        )}
        {hasOthers && (
          <div className="grid gap-3">
            {waiting.length > 0 && <DueCard group="waiting" due={waiting} />}
            {hasSteps && (
              <Card>
                <MoveSteps {...move} />
              </Card>
            )}
            {later.length > 0 && <DueCard group="later" due={later} />}
          </div>
        )}
      </div>
      {!isSetUp && <SetupCard isMoving={hasMove} />}
      {needsFirstStep && <FirstStepCard />}
    </section>
  )
}

/** All that waits for the user today. */
function useDue(sources: readonly DueSource[]): readonly Due[] {
  const today = useToday()
  const read = useMemo(() => [...new Set(sources.flatMap(({ lines }) => lines.of))], [sources])
  const values = useStoredValues(read)
  return useMemo(
    () => allDue(sources, (stored) => values[read.indexOf(stored)], today),
    [sources, read, values, today],
  )
}

/** The parts that have something to show. */
function useShown(parts: readonly NowPart[], today: CalendarDay): readonly NowPart[] {
  const read = useMemo(() => parts.flatMap(({ isShown }) => isShown.of), [parts])
  const values = useStoredValues(read)
  const valueOf = (stored: Stored<unknown>) => values[read.indexOf(stored)]
  return parts.filter(({ isShown }) => isShown.derive(isShown.of.map(valueOf), today))
}

/** How a list and a record are stored after their last entry is deleted. */
const EMPTY: readonly string[] = ['[]', '{}']

/**
 * Whether the user has entered anything in a module. Profile and preferences do not count, nor does a single answer
 * that a module remembers, such as the pay grade.
 */
function hasOwnEntries(repository: Pick<Repository, 'texts'>): boolean {
  const keys = new Set(modules.flatMap(({ stores }) => stores.map(({ key }) => key)))
  return repository
    .texts((name) => keys.has(name))
    .some(([, text]) => /^[[{]/.test(text) && !EMPTY.includes(text))
}
