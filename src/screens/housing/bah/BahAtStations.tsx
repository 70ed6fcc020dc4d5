import { Suspense, useState } from 'react'
import type { Asked } from '@/engine/screen/screen'
import { useStored } from '@/engine/store/use-stored'
import { Chevron, Summary } from '@/engine/ui/Disclosure'
import { wasLeftOpen } from '@/engine/ui/kept-open'
import { KeptDisclosure } from '@/engine/ui/KeptDisclosure'
import { lazyPart, type Preloadable } from '@/engine/ui/lazy-part'
import { preloadProps } from '@/engine/ui/preload'
import { PartFailure } from '@/engine/ui/PartFailure'
import { useSearchValues } from '@/engine/url/use-search-values'
import { currentMove, moves } from '@/schemas/my-move/move'

const NAME = 'bah-at-stations'

/** The rates come with it, so it is drawn once somebody opens the section. */
const Stations = lazyPart(
  () => import('./Stations'),
  ({ error }) => <PartFailure says="The BAH rates did not open." error={error} />,
)

/** The rates load with the first tab where a move is stored: the section may then be open from the start. */
export const ratesAsked = ({ isStored }: Asked): readonly Preloadable[] =>
  isStored(moves.key) ? [Stations] : []

/**
 * The allowance of the two duty stations under its title. It starts open where a move is planned, but not over a
 * tab that the address names: that is what the person came for.
 */
export function BahAtStations() {
  const { search } = useSearchValues()
  const isMoving = currentMove(useStored(moves)) !== undefined
  const startsOpen = isMoving && (search.get('tab') ?? 'overview') === 'overview'
  const [isOpen, setOpen] = useState(() => wasLeftOpen(NAME) ?? startsOpen)
  const [hasRate, setHasRate] = useState(false)
  return (
    <section
      aria-labelledby={NAME}
      // It belongs to the note above it, and paper has it only while a rate is shown.
      className="-mt-9 rounded border border-solid border-line bg-raised px-4 sm:-mt-7"
      data-no-print={isOpen && hasRate ? undefined : true}
    >
      <KeptDisclosure name={NAME} isOpen={startsOpen} printsAsLeft onToggle={setOpen}>
        <Summary look="row" className="gap-3 py-2" {...preloadProps(Stations)}>
          <h2 id={NAME} tabIndex={-1} className="flex-1 text-base font-bold leading-snug">
            BAH at Your Stations
          </h2>
          <Chevron />
        </Summary>
        {isOpen && (
          <Suspense fallback={<p className="pb-4 text-muted">Loading the rates…</p>}>
            <Stations onRate={setHasRate} />
          </Suspense>
        )}
      </KeptDisclosure>
    </section>
  )
}
