import { careers } from '@/data/careers'
import { EmptyState } from '@/engine/ui/EmptyState'
import { useFocusTarget } from '@/engine/ui/use-focus-target'
import { CardGrid } from '@/engine/views/catalogue/CardGrid'
import type { Career } from '@/schemas/career'
import { BrowseCareersButton } from './BrowseCareersButton'
import { CareerCard } from './CareerCard'
import { ReadingTheCards } from './ReadingTheCards'
import { useSavedCareers } from './use-saved-careers'

/** The careers that the user saved, in the order of the catalogue. */
export function SavedCareers() {
  const { saved } = useSavedCareers()
  const [scope, requestFocus] = useFocusTarget()
  const shown = careers.rows.filter(({ id }) => saved.includes(id))

  const leave = (career: Career) => {
    const at = shown.indexOf(career)
    // The card that was pressed is about to disappear.
    requestFocus((shown[at + 1] ?? shown[at - 1])?.id)
  }

  return (
    <section ref={scope} aria-labelledby="saved-title">
      <h2 id="saved-title" tabIndex={-1} data-focus-fallback className="text-2xl font-bold">
        Saved Careers
      </h2>
      <p className="mt-2 max-w-prose">
        This list is temporary. It stays while you move around the app and clears when you reload or
        close this page.
      </p>
      {shown.length === 0 ? (
        <div className="mt-4">
          <EmptyState icon="i-lucide-bookmark" title="No saved careers yet">
            <p>Tap the bookmark on a career to keep it here while you compare.</p>
            <BrowseCareersButton />
          </EmptyState>
        </div>
      ) : (
        <>
          <ReadingTheCards />
          <CardGrid dataset={careers} rows={shown} isDense>
            {(career) => <CareerCard row={career} onToggle={() => leave(career)} />}
          </CardGrid>
        </>
      )}
    </section>
  )
}
