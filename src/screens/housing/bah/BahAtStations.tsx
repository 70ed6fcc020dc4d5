import { Suspense, useState } from 'react'
import { Chevron, Summary } from '@/engine/ui/Disclosure'
import { wasLeftOpen } from '@/engine/ui/kept-open'
import { KeptDisclosure } from '@/engine/ui/KeptDisclosure'
import { lazyPart } from '@/engine/ui/lazy-part'
import { preloadProps } from '@/engine/ui/preload'
import { PartFailure } from '@/engine/ui/PartFailure'

const NAME = 'bah-at-stations'

/** The rates come with it, so it is drawn once somebody opens the section. */
const Stations = lazyPart(
  () => import('./Stations'),
  ({ error }) => <PartFailure says="The BAH rates did not open." error={error} />,
)

/** The allowance of the two duty stations, folded under its title. */
export function BahAtStations() {
  const [isOpen, setOpen] = useState(() => wasLeftOpen(NAME) ?? false)
  const [hasRate, setHasRate] = useState(false)
  return (
    <section
      aria-labelledby={NAME}
      // It belongs to the note above it, and paper has it only while a rate is shown.
      className="-mt-9 rounded border border-solid border-line bg-raised px-4 sm:-mt-7"
      data-no-print={isOpen && hasRate ? undefined : true}
    >
      <KeptDisclosure name={NAME} printsAsLeft onToggle={setOpen}>
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
