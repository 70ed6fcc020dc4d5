import type { ComponentProps } from 'react'
import { dueSource } from '@/engine/due/due'
import { derived } from '@/engine/model/derived'
import type { NowPart } from '@/engine/screen/screen'
import { useStored } from '@/engine/store/use-stored'
import { licenses } from '@/schemas/licensing/license'
import { currentMove, moves } from '@/schemas/my-move/move'
import { certifications } from '@/schemas/professional-dev/certification'
import { credentialsOnTheWay } from './now/credentials-on-the-way'
import { MoveTasks } from './now/MoveTasks'
import { credentialsOf } from './plan/credential'

/** The tasks of the current move that are due. */
function CurrentTasks({ group, children }: ComponentProps<NowPart['Component']>) {
  const move = currentMove(useStored(moves))
  if (!move) return children([])
  return (
    <MoveTasks key={move.id} move={move} group={group}>
      {children}
    </MoveTasks>
  )
}

const part: NowPart = {
  isShown: derived([moves], ([known]) => currentMove(known) !== undefined),
  Component: CurrentTasks,
  due: [
    dueSource(
      'last day',
      [certifications, licenses, moves],
      ([certified, licensed, known], today) => {
        const move = currentMove(known)
        return move ? credentialsOnTheWay(credentialsOf(certified, licensed), move, today) : []
      },
    ),
  ],
}

export default part
