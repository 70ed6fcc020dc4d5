import { useState } from 'react'
import { Button } from '@/engine/ui/Button'
import { lazyPart, renewFailedParts } from '@/engine/ui/lazy-part'
import { preloadProps } from '@/engine/ui/preload'
import { LoadingDialog } from '@/engine/ui/LoadingDialog'
import { failedPart } from '@/engine/ui/failed-part'
import { PendingView } from '@/engine/ui/PendingView'
import { useToday } from '@/engine/use-today'
import { moves, type MoveRecord } from '@/schemas/my-move/move'
import { endMove } from './lifecycle/end-move'
import type { MoveChange } from './use-move-change'

const ConfirmDialog = lazyPart(
  () => import('@/engine/ui/ConfirmDialog'),
  failedPart('The question did not open, so your move is unchanged.', { className: 'basis-full' }),
)

interface Props {
  move: MoveRecord
  change: MoveChange
  onStart: () => void
  onEnded: () => void
}

type Asked = 'start' | 'cancel'

/** Buttons that end a move. Each asks for confirmation or can be undone. */
export function MoveActions({ move, change, onStart, onEnded }: Props) {
  const today = useToday()
  /** What is asked. Each press sets a new object, so that a dialog that failed to load renders again. */
  const [asked, setAsked] = useState<{ what: Asked }>()
  const ask = (what: Asked) => {
    renewFailedParts()
    setAsked({ what })
  }
  const close = () => setAsked(undefined)
  const end = async (status: 'done' | 'cancelled', message: string) => {
    close()
    if (await change.attempt((data) => endMove(data, status, new Date(), move.id), message))
      onEnded()
  }
  const confirm = () => {
    if (asked?.what === 'cancel') {
      void end('cancelled', CANCELED)
    } else {
      close()
      onStart()
    }
  }
  return (
    <section aria-label="This Move" data-no-print className="flex flex-wrap gap-2 lg:grid">
      {move.reportDate <= today && (
        <Button variant="secondary" onClick={() => void end('done', FINISHED)}>
          Finish This Move
        </Button>
      )}
      <Button variant="secondary" onClick={() => ask('start')} {...preloadProps(ConfirmDialog)}>
        Start a New Move
      </Button>
      <Button variant="quiet" onClick={() => ask('cancel')} {...preloadProps(ConfirmDialog)}>
        Cancel This Move
      </Button>
      {asked && (
        <PendingView part={ConfirmDialog} meanwhile={<LoadingDialog onCancel={close} />}>
          <ConfirmDialog
            {...questions[asked.what]}
            title={questions[asked.what].title(moves.describe(move))}
            cancelLabel="Keep This Move"
            onConfirm={confirm}
            onCancel={close}
          />
        </PendingView>
      )}
    </section>
  )
}

const CANCELED = 'Your move is canceled. It stays under “Earlier Moves.”'
const FINISHED = 'Your move is finished. It stays under “Earlier Moves.”'

const questions: Readonly<
  Record<Asked, { title: (move: string) => string; question: string; confirmLabel: string }>
> = {
  start: {
    title: (move) => `End “${move}”?`,
    question:
      'Once you save the new move, this one goes to “Earlier Moves” with everything you checked off. It is marked canceled if its report date is still ahead. The new checklist starts empty.',
    confirmLabel: 'Start a New Move',
  },
  cancel: {
    title: (move) => `Cancel “${move}”?`,
    question:
      'It goes to “Earlier Moves” with its plan. What you checked off stays in the checklists until you start a new move.',
    confirmLabel: 'Cancel This Move',
  },
}
