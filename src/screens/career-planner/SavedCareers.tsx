import { careers } from '@/data/career-planner/careers'
import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import { EmptyState } from '@/engine/ui/EmptyState'
import { Icon } from '@/engine/ui/Icon'
import { lazyPart } from '@/engine/ui/lazy-part'
import { preloadProps } from '@/engine/ui/preload'
import { useFocusTarget } from '@/engine/ui/use-focus-target'
import { useOnceReady } from '@/engine/ui/use-once-ready'
import { CardGrid } from '@/engine/views/catalogue/CardGrid'
import type { Career } from '@/schemas/career-planner/career'
import { savedCareers } from '@/schemas/career-planner/saved-careers'
import { BrowseCareersButton } from './BrowseCareersButton'
import { CareerCard } from './CareerCard'
import { useComparison } from './compare/use-comparison'
import { PayControls } from './pay/PayControls'
import { ReadingTheCards } from './ReadingTheCards'

const Comparison = lazyPart(() => import('./compare/Comparison'))

/** The careers that the user saved, in catalogue order: as cards or, if there are at least two, side by side. */
export function SavedCareers() {
  const saved = useStored(savedCareers)
  const shown = careers.rows.filter(({ id }) => saved.includes(id))
  const { isOpen, toggle } = useComparison(shown)
  const isCompared = useOnceReady(isOpen, Comparison.isReady())
  const [scope, requestFocus] = useFocusTarget()

  const canCompare = shown.length > 1
  const compare = () => {
    toggle()
    // The button is about to disappear too.
    if (!canCompare) requestFocus(undefined)
  }
  const focusNeighbor = (career: Career) => {
    const at = shown.indexOf(career)
    // The card that was pressed is about to disappear.
    requestFocus((shown[at + 1] ?? shown[at - 1])?.id)
  }

  return (
    <section ref={scope} aria-labelledby="saved-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="saved-title" tabIndex={-1} data-focus-fallback className="section-title">
          Saved Careers
        </h2>
        {(isOpen || canCompare) && (
          <div data-no-print {...preloadProps(Comparison)}>
            <Button variant={isOpen ? 'secondary' : 'primary'} onClick={compare}>
              {isOpen && <Icon name="i-lucide-x" className="size-5" />}
              <span>{isOpen ? 'Close Compare' : 'Compare'}</span>
            </Button>
          </div>
        )}
      </div>
      <p className="mt-1 text-sm text-muted">
        This list is temporary. Reloading or closing this page clears it.
      </p>
      {isCompared ? (
        <Comparison saved={shown} />
      ) : (
        <SavedCards shown={shown} onRemove={focusNeighbor} />
      )}
    </section>
  )
}

interface CardsProps {
  shown: readonly Career[]
  /** Called when a career is removed from the list. */
  onRemove: (career: Career) => void
}

function SavedCards({ shown, onRemove }: CardsProps) {
  if (shown.length === 0) {
    return (
      <div className="mt-4">
        <EmptyState icon="i-lucide-bookmark" title="No saved careers yet">
          <p>Browse the careers and press the bookmark on two or more. Then compare them here.</p>
          <BrowseCareersButton />
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-4">
        <PayControls />
        <div className="ml-auto has-[[open]]:basis-full">
          <ReadingTheCards />
        </div>
      </div>
      <CardGrid dataset={careers} rows={shown}>
        {(career) => <CareerCard row={career} onToggle={() => onRemove(career)} />}
      </CardGrid>
    </>
  )
}
