import { useStored } from '@/engine/store/use-stored'
import { Card } from '@/engine/ui/Card'
import { onboardingComplete } from '@/schemas/flags'
import { DueList } from './DueList'
import { MoveSteps } from './MoveSteps'
import { SetupCard } from './SetupCard'
import { useDue } from './use-due'
import { useMoveSteps } from './use-move-steps'

/** What to do now: what is due, the next steps of the move, an unfinished setup. Nothing where there is nothing. */
export default function NowSection() {
  const due = useDue()
  const move = useMoveSteps()
  const isSetUp = useStored(onboardingComplete)
  const parts = [
    due.length > 0 && <DueList key="due" due={due} />,
    move.steps.length > 0 && <MoveSteps key="move" {...move} />,
  ].filter(Boolean)
  if (parts.length === 0 && isSetUp) return null
  return (
    <section aria-labelledby="now" className="grid gap-3">
      <h2 id="now" className="text-2xl font-bold">
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
