import type { ReactNode } from 'react'
import { useStored } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import { Card } from '@/engine/ui/Card'
import { onboardingComplete } from '@/schemas/flags'
import { ComingUp } from './ComingUp'
import { isComingUp, type Due } from './due'
import { MoveSteps } from './MoveSteps'
import { SetupCard } from './SetupCard'
import { Today } from './Today'
import { useDue } from './use-due'
import { useMoveSteps } from './use-move-steps'

interface Props {
  /** What is due of the plan of a move, in place of the next items of its checklist. */
  plan?: ReactNode
  /** What is due besides, because of that move. */
  alsoDue?: readonly Due[]
}

/**
 * What to do now: what waits, the next steps of the move, what ends later, an unfinished setup. Nothing where
 * there is nothing.
 */
export default function NowSection({ plan, alsoDue = [] }: Props) {
  const today = useToday()
  const due = [...useDue(), ...alsoDue]
  const comingUp = due.filter((one) => isComingUp(one, today))
  const waiting = due.filter((one) => !isComingUp(one, today))
  const move = useMoveSteps()
  const isSetUp = useStored(onboardingComplete)
  const parts = [
    (waiting.length > 0 || plan) && (
      <Today key="due" due={waiting}>
        {plan}
      </Today>
    ),
    !plan && move.steps.length > 0 && <MoveSteps key="move" {...move} />,
    comingUp.length > 0 && <ComingUp key="coming-up" due={comingUp} />,
  ].filter(Boolean)
  if (parts.length === 0 && isSetUp) return null
  return (
    <section aria-labelledby="now" className="grid gap-3">
      <h2 id="now" className="section-title">
        What Now?
      </h2>
      {parts.length > 0 && (
        <Card
          className={`grid items-start gap-x-10 gap-y-5 ${parts.length > 1 ? 'lg:grid-cols-2' : ''}`}
        >
          {parts}
        </Card>
      )}
      {!isSetUp && <SetupCard />}
    </section>
  )
}
