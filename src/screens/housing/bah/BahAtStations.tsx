import { Suspense, useState } from 'react'
import { usePageStore } from '@/engine/page-store'
import { useStored } from '@/engine/store/use-stored'
import { Chevron, Summary } from '@/engine/ui/Disclosure'
import { wasLeftOpen } from '@/engine/ui/kept-open'
import { KeptDisclosure } from '@/engine/ui/KeptDisclosure'
import { lazyPart, renewFailedParts, type Preloadable } from '@/engine/ui/lazy-part'
import { preloadProps } from '@/engine/ui/preload'
import { failedPart } from '@/engine/ui/failed-part'
import { useSearchValues } from '@/engine/url/use-search-values'
import { payGrade } from '@/schemas/housing/pay-grade'
import { currentMove, moves } from '@/schemas/my-move/move'
import { entered as enteredStore, stationsOf, type Entered } from './entered'

const NAME = 'bah-at-stations'

/** Includes the rates, so it is loaded and rendered only once the section is open. */
const Stations = lazyPart(
  () => import('./Stations'),
  failedPart('The BAH rates did not open.', { className: 'pb-4' }),
)

/** The rates, if the user left the section open. */
export const ratesToPreload = (): readonly Preloadable[] => (wasLeftOpen(NAME) ? [Stations] : [])

/**
 * The allowance of the two duty stations under its title. It starts open if a move is planned and a rate can show, but
 * only above the first tab: with another tab in the URL, the user came for that tab. While closed above the first
 * tab, it says what is missing.
 */
export function BahAtStations() {
  const { search } = useSearchValues()
  const entered = usePageStore(enteredStore)
  const remembered = useStored(payGrade)
  const move = currentMove(useStored(moves))
  const { from, to } = stationsOf(entered, move)
  const missing = missingLine({
    from: from.text,
    to: to.text,
    grade: entered.grade ?? remembered,
    dependents: entered.dependents,
  })
  const isOverview = (search.get('tab') ?? 'overview') === 'overview'
  const isAsked = move !== undefined && isOverview
  const startsOpen = isAsked && missing === undefined
  const [isOpen, setOpen] = useState(() => wasLeftOpen(NAME) ?? startsOpen)
  const [hasRate, setHasRate] = useState(false)
  const toggle = (opens: boolean) => {
    if (opens) renewFailedParts()
    setOpen(opens)
  }
  return (
    <section
      aria-labelledby={NAME}
      // The margin moves it close to the note that it belongs to, which does not print. It prints only while a rate
      // is shown.
      className="-mt-9 rounded border border-solid border-line bg-raised px-4 sm:-mt-7 print:mb-6 print:mt-0!"
      data-no-print={isOpen && hasRate ? undefined : true}
    >
      <KeptDisclosure name={NAME} isOpen={startsOpen} printsAsLeft onToggle={toggle}>
        <Summary look="row" className="gap-3 py-2" {...preloadProps(Stations)}>
          <span className="min-w-0 flex-1">
            <h2 id={NAME} tabIndex={-1} className="text-base font-bold leading-snug">
              BAH at Your Stations
            </h2>
            {isAsked && !isOpen && missing && (
              <span className="block text-sm text-muted">{missing}</span>
            )}
          </span>
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

interface Known extends Pick<Entered, 'dependents'> {
  from: string
  to: string
  grade: string
}

/** What a rate still needs, short enough for one line on a phone; undefined if nothing is missing. */
function missingLine({ from, to, grade, dependents }: Known): string | undefined {
  const missing = [
    ...(from.trim() === '' && to.trim() === '' ? ['duty stations'] : []),
    ...(grade === '' ? ['pay grade'] : []),
    ...(dependents === '' ? ['dependents'] : []),
  ]
  if (missing.length === 0) return undefined
  return `Still needed: ${[...missing.slice(0, -2), missing.slice(-2).join(' and ')].join(', ')}.`
}
