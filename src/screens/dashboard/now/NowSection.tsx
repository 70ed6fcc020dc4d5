import { useMemo } from 'react'
import type { NowPart } from '@/engine/screen/screen'
import { useStored, useStoredValues } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import { Card } from '@/engine/ui/Card'
import { onboardingComplete } from '@/schemas/account/flags'
import { isComingUp, type Due, type DueSource } from '@/engine/due/due'
import { MoveSteps } from './MoveSteps'
import { SetupCard } from './SetupCard'
import { Today } from './Today'
import { useDue } from './use-due'
import { useMoveSteps } from './use-move-steps'
import { DueList } from './DueList'

interface Props {
  /** What the modules say is due. */
  sources: readonly DueSource[]
  /** What modules show there themselves, in place of the next items of the checklist. */
  parts: readonly NowPart[]
}

/**
 * What to do now: what waits, the next steps of the move, what comes later, an unfinished setup. Nothing where
 * there is nothing.
 */
export default function NowSection({ sources, parts }: Props) {
  const today = useToday()
  const shown = useShown(parts)
  const alsoDue = useMemo(() => parts.flatMap(({ due: ofPart }) => ofPart), [parts])
  const due = [...useDue(sources), ...useDue(alsoDue)]
  const comingUp = due.filter((one) => isComingUp(one, today))
  const waiting = due.filter((one) => !isComingUp(one, today))
  const move = useMoveSteps()
  const isSetUp = useStored(onboardingComplete)
  const hasToday = waiting.length > 0 || shown.length > 0
  const hasSteps = shown.length === 0 && move.steps.length > 0
  const hasComingUp = comingUp.length > 0
  const count = [hasToday, hasSteps, hasComingUp].filter(Boolean).length
  if (count === 0 && isSetUp) return null
  return (
    <section aria-labelledby="now" className="grid gap-3">
      <h2 id="now" className="section-title">
        What Now?
      </h2>
      {count > 0 && (
        <div className={`grid gap-3 ${columns[count] ?? ''}`}>
          {hasToday && (
            <Card>
              <Today due={waiting}>
                {shown.map(({ Component }, at) => (
                  <Component key={at} />
                ))}
              </Today>
            </Card>
          )}
          {hasSteps && (
            // Of three it stands beside both others.
            <Card className={count === 3 ? 'lg:row-span-2' : ''}>
              <MoveSteps {...move} />
            </Card>
          )}
          {hasComingUp && (
            <Card>
              <ComingUp due={comingUp} />
            </Card>
          )}
        </div>
      )}
      {!isSetUp && <SetupCard />}
    </section>
  )
}

/** Those of the parts that have something to show. */
function useShown(parts: readonly NowPart[]): readonly NowPart[] {
  const read = useMemo(() => parts.map(({ isShown }) => isShown.of), [parts])
  const values = useStoredValues(read)
  return parts.filter(({ isShown }, at) => isShown.count(values[at]))
}

const two = 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start'

/** How so many cards stand on wide screens, each as high as what is in it. */
const columns: Readonly<Record<number, string>> = { 2: two, 3: `${two} lg:grid-rows-[auto_1fr]` }

/** What ends or takes place later, said while there is time for it. */
function ComingUp({ due }: { due: readonly Due[] }) {
  return (
    <section aria-labelledby="coming-up">
      <h3 id="coming-up" className="mb-2 text-lg font-bold">
        Coming Up
      </h3>
      <DueList due={due} />
    </section>
  )
}
