import { careers } from '@/data/careers'
import { Button } from '@/engine/ui/Button'
import { CardGrid } from '@/engine/views/catalogue/CardGrid'
import { BrowseCareersButton } from './BrowseCareersButton'
import { CardsLead } from './CardsLead'
import { CareerCard } from './CareerCard'
import type { Recommendation } from './recommend'
import { countedLine, tieLine } from './recommendation-reason'

interface Props {
  recommended: readonly Recommendation[]
  /** How many questions have an answer. */
  answered: number
  onRetake: () => void
}

/** What a finished assessment recommends, and why. */
export function AssessmentResult({ recommended, answered, onRetake }: Props) {
  return (
    <>
      <h2 tabIndex={-1} data-focus-fallback className="section-title">
        Assessment Complete!
      </h2>
      <p className="mt-2 max-w-prose">
        This is a starting point, not a verdict. Your answers are not saved: they are gone once you
        reload or close this page.
      </p>
      <Button variant="secondary" className="mt-4" onClick={onRetake}>
        Retake Assessment
      </Button>
      <h2 className="section-title mt-8">Recommended Careers for You</h2>
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
          <CardsLead />
          {recommended.map((recommendation) => (
            <RecommendedCategory
              key={recommendation.category}
              recommendation={recommendation}
              answered={answered}
            />
          ))}
        </>
      )}
    </>
  )
}

interface CategoryProps {
  recommendation: Recommendation
  answered: number
}

function RecommendedCategory({ recommendation, answered }: CategoryProps) {
  const tie = tieLine(recommendation)
  return (
    <div className="mt-8">
      <h3 className="text-xl font-bold">{recommendation.category}</h3>
      <p className="mt-1 max-w-prose">{countedLine(recommendation, answered)}</p>
      {tie && <p className="mt-1 max-w-prose">{tie}</p>}
      <CardGrid
        dataset={careers}
        rows={careers.rows.filter(({ category }) => category === recommendation.category)}
      >
        {(career) => <CareerCard row={career} level={4} />}
      </CardGrid>
    </div>
  )
}
