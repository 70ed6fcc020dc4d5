import { useStored } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import { certifications } from '@/schemas/certification'
import { currentMove, moves } from '@/schemas/move'
import { MoveTasks } from './MoveTasks'
import NowSection from './NowSection'
import { certificationsOnTheWay } from './certifications-on-the-way'

/** What to do now, with what is due of the move that is planned. */
export default function MoveNow() {
  const today = useToday()
  const move = currentMove(useStored(moves))
  const certificates = useStored(certifications)
  if (!move) return <NowSection />
  return (
    <NowSection
      plan={<MoveTasks key={move.id} move={move} />}
      alsoDue={certificationsOnTheWay(certificates, move, today)}
    />
  )
}
