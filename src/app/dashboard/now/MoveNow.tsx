import type { DueSource } from '@/engine/due/due'
import { useStored } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import { currentMove, moves } from '@/schemas/my-move/move'
import { useCredentials } from '@/screens/my-move/use-credentials'
import { MoveTasks } from '@/screens/my-move/now/MoveTasks'
import NowSection from '@/screens/dashboard/now/NowSection'
import { credentialsOnTheWay } from '@/screens/my-move/now/credentials-on-the-way'

/** What to do now, with what is due of the move that is planned. */
export default function MoveNow({ sources }: { sources: readonly DueSource[] }) {
  const today = useToday()
  const move = currentMove(useStored(moves))
  const credentials = useCredentials()
  if (!move) return <NowSection sources={sources} />
  return (
    <NowSection
      sources={sources}
      plan={<MoveTasks key={move.id} move={move} />}
      alsoDue={credentialsOnTheWay(credentials, move, today)}
    />
  )
}
