import { Link } from 'wouter'
import { careers } from '@/data/career-planner/careers'
import { Button } from '@/engine/ui/Button'
import { hrefOf } from '@/engine/url/href-of'
import { CardGrid } from '@/engine/views/catalogue/CardGrid'
import { BrowseCareersButton } from './BrowseCareersButton'
import { CareerCard } from './CareerCard'
import { PayControls } from './pay/PayControls'
import { ReadingTheCards } from './ReadingTheCards'
import { countedLine, tieLine, type Recommendation } from './recommend'

interface Props {
  recommended: readonly Recommendation[]
  /** How many questions have an answer. */
  answered: number
  onRetake: () => void
}

/** What a finished assessment recommends, and why. */
export function AssessmentResult({ recommended, answered, onRetake }: Props) {
  const [first] = recommended
  const tie = tieLine(recommended)
  return (
    <>
      <h2 tabIndex={-1} data-focus-fallback className="section-title">
        Assessment Complete!
      </h2>
      <p className="mt-2 max-w-prose">This is a starting point, not a verdict.</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-4">
        <h2 className="section-title">Recommended Careers for You</h2>
        {recommended.length > 0 && (
          <div className="ml-auto has-[[open]]:basis-full">
            <ReadingTheCards />
          </div>
        )}
      </div>
      {recommended.length === 0 ? (
        <div className="mt-2 grid justify-items-start gap-4">
          <p>No specific recommendations yet. Browse all careers to explore your options!</p>
          <BrowseCareersButton />
        </div>
      ) : (
        <>
          <p className="mt-2 max-w-prose">
            All the careers in the categories that your answers matched most often.
          </p>
          <div className="mt-3 flex flex-wrap gap-x-3 gap-y-2">
            <PayControls />
          </div>
          {recommended.map((recommendation) => (
            <RecommendedCategory
              key={recommendation.category}
              recommendation={recommendation}
              answered={answered}
            />
          ))}
          {tie && <p className="mt-6 max-w-prose">{tie}</p>}
          <p className="mt-6 flex flex-wrap gap-x-6" data-no-print>
            {first && (
              <CatalogueLink search={{ category: first.category }}>
                {`Browse ${first.category}`}
              </CatalogueLink>
            )}
            <CatalogueLink search={{ sort: 'pay' }}>Careers by Pay</CatalogueLink>
          </p>
        </>
      )}
      <p className="mt-8 max-w-prose">
        Your answers are not saved: they are gone once you reload or close this page.
      </p>
      <Button variant="secondary" className="mt-4" onClick={onRetake}>
        Retake Assessment
      </Button>
    </>
  )
}

/** A link to the catalogue tab of this screen, with a filter or a sort order. */
function CatalogueLink(props: { search: Record<string, string>; children: string }) {
  return (
    <Link
      href={hrefOf({ path: '/app/career-planner', search: { tab: 'browse', ...props.search } })}
      // Within a screen, a link replaces the history entry.
      replace
      onClick={() => window.scrollTo(0, 0)}
      className="text-link inline-flex min-h-11 items-center"
    >
      {props.children}
    </Link>
  )
}

interface CategoryProps {
  recommendation: Recommendation
  answered: number
}

function RecommendedCategory({ recommendation, answered }: CategoryProps) {
  return (
    <div className="mt-6">
      <h3 className="text-xl font-bold">{recommendation.category}</h3>
      <p className="mt-1 max-w-prose">{countedLine(recommendation, answered)}</p>
      <CardGrid
        dataset={careers}
        rows={careers.rows.filter(({ category }) => category === recommendation.category)}
      >
        {(career) => <CareerCard row={career} level={4} />}
      </CardGrid>
    </div>
  )
}
