import type { ComponentProps } from 'react'
import { daysAway, formatDay } from '@/engine/calendar-day'
import { loadContributions } from '@/engine/screen/modules'
import { Button } from '@/engine/ui/Button'
import { useToday } from '@/engine/use-today'
import { arrivalNote, type MoveRecord } from '@/schemas/my-move/move'
import { lazyPart } from '@/engine/ui/lazy-part'
import { PrintFailure, PrintOnDemand } from './binder/PrintOnDemand'
import { routeText } from './route-text'

interface Props {
  /** The move whose plan is shown, if any. */
  move: MoveRecord | undefined
  isFormOpen: boolean
  /** False while a form is open whose values the binder would not have. */
  canPrint: boolean
  /** Opens the form with the dates of the move. */
  onChange: () => void
}

/** The title, and the route and report date that the plan is based on. */
export function MoveHead({ move, isFormOpen, canPrint, onChange }: Props) {
  const today = useToday()
  return (
    <header>
      <div className="flex min-h-11 flex-wrap items-center gap-x-1 sm:gap-x-3">
        <h1 tabIndex={-1} data-focus-fallback className="text-2xl font-extrabold sm:text-3xl">
          My Move
        </h1>
        {canPrint && <PrintBinder move={move} />}
        {!isFormOpen && move && (
          <Button variant="secondary" onClick={onChange} className="max-sm:px-3" data-no-print>
            Change a Date
          </Button>
        )}
      </div>
      {move ? (
        // The key makes React replace the paragraph: a browser translation may have changed its text nodes.
        <p key="move" className="mt-1 text-sm leading-snug text-muted sm:text-base" dir="auto">
          {/* Each part stays on one line if it fits, so that a date is not split. */}
          <span className="inline-block">{`${routeText(move)}.`}</span>{' '}
          <span className="inline-block">{`Report ${formatDay(move.reportDate)} (${daysAway(move.reportDate, today)}).`}</span>{' '}
          <span>{arrivalNote(move.reportDate, today)}</span>
        </p>
      ) : (
        <p className="mt-1 text-sm leading-snug text-muted sm:text-base">
          Enter your report date, and the plan puts your tasks in order by date.
        </p>
      )}
    </header>
  )
}

const MoveBinder = lazyPart(loadBinder, PrintFailure)

/** The binder prints as soon as it renders, so its code and the contributions of the modules load together. */
async function loadBinder() {
  const [{ default: Binder }, sources] = await Promise.all([
    import('./binder/MoveBinder'),
    loadContributions(({ binder }) => binder),
  ])
  return {
    default: (props: Omit<ComponentProps<typeof Binder>, 'sources'>) => (
      <Binder {...props} sources={sources} />
    ),
  }
}

/** Prints the binder of a move, or an empty one to fill in. */
function PrintBinder({ move }: { move: MoveRecord | undefined }) {
  return (
    <PrintOnDemand label="Print Move Binder" onPhone="Binder" part={MoveBinder} className="ml-auto">
      {(onClose) => <MoveBinder move={move} onClose={onClose} />}
    </PrintOnDemand>
  )
}
