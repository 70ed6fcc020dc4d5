import { Fragment } from 'react'
import { formatDay, latestDayAnywhere } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { Failure } from '@/engine/ui/Failure'
import { SectionDisclosure } from '@/engine/ui/SectionDisclosure'
import { moves, moveStatus, type MoveRecord } from '@/schemas/my-move/move'
import { moveArchive, type ArchivedMove } from '@/schemas/my-move/move-archive'
import { endedMoves } from '@/schemas/my-move/move-data'
import { endedParts } from './binder/plan-parts'
import { lazyPart } from '@/engine/ui/lazy-part'
import { PrintFailure, PrintOnDemand } from './binder/PrintOnDemand'
import { correctStatus } from './lifecycle/end-move'
import { useEndedPlan } from './use-ended-plan'
import { useMoveChange } from './use-move-change'

/** The moves that have ended. Only those that are open are printed with the page. */
export function EarlierMoves({ current }: { current: MoveRecord | undefined }) {
  // After a merge with another device, the current move can be in the archive too.
  const data = { moves: useStored(moves), moveArchive: useStored(moveArchive) }
  const earlier = endedMoves(data).filter(({ id }) => id !== current?.id)
  if (earlier.length === 0) return null
  return (
    <section aria-labelledby="earlier-moves">
      <Card>
        <h2 id="earlier-moves" className="mb-2 text-xl font-bold">
          Earlier Moves
        </h2>
        {earlier.map((archived) => (
          <EarlierMove key={archived.id} archived={archived} />
        ))}
      </Card>
    </section>
  )
}

function EarlierMove({ archived }: { archived: ArchivedMove }) {
  const { id, move, endedOn } = archived
  const plan = useEndedPlan(archived)
  const statusLabel = labelOf(moveStatus, move.status)
  return (
    <SectionDisclosure
      name={`earlier-move-${id}`}
      title={moves.describe(move)}
      level={3}
      isInCard
      note={statusLabel}
      // Printed only when it is open.
      printsAsLeft
    >
      <p className="text-muted">{`${statusLabel} ${formatDay(endedOn)}.`}</p>
      <div className="flex flex-wrap">
        <PrintEndedMoveButton archived={archived} />
        <CorrectStatusButton move={move} />
      </div>
      {endedParts(plan).map(({ title, tasks }) => (
        <Fragment key={title}>
          <h4 className="mt-3 font-bold">{`${title}: ${tasks.length}`}</h4>
          <ul className="mt-1 grid list-disc gap-1 pl-6">
            {tasks.map((task) => (
              <li key={task.id}>{task.title}</li>
            ))}
          </ul>
        </Fragment>
      ))}
    </SectionDisclosure>
  )
}

/** A button for a move that ended with the wrong status, and why the status was not changed. */
function CorrectStatusButton({ move }: { move: MoveRecord }) {
  const { attempt, failure } = useMoveChange()
  const isDone = move.status === 'done'
  // It cannot have taken place before its report date, which may be reached elsewhere already.
  if (!isDone && move.reportDate > latestDayAnywhere()) return null
  const status = isDone ? 'cancelled' : 'done'
  const label = isDone ? 'Mark as Canceled' : 'Mark as Done'
  const message = `“${moves.describe(move)}” is marked ${labelOf(moveStatus, status)} now.`
  return (
    <>
      <Button
        variant="quiet"
        data-no-print
        aria-label={`${label}: ${moves.describe(move)}`}
        onClick={({ detail }) => {
          // The second press of a double click would undo the correction.
          if (detail < 2) void attempt((data) => correctStatus(data, move.id, status), message)
        }}
      >
        {label}
      </Button>
      <Failure message={failure} />
    </>
  )
}

const EndedMovePrint = lazyPart(() => import('./binder/EndedMovePrint'), PrintFailure)

/** A button that prints a move that has ended. */
function PrintEndedMoveButton({ archived }: { archived: ArchivedMove }) {
  return (
    <PrintOnDemand
      label="Print This Move"
      onPhone="Print This Move"
      className="-ml-2 sm:-ml-4"
      part={EndedMovePrint}
    >
      {(onClose) => <EndedMovePrint archived={archived} onClose={onClose} />}
    </PrintOnDemand>
  )
}
