import { ReviewedTexts } from '@/engine/ui/ReviewedLine'
import { catalogueReview } from './catalogue-review'

/** What the figures and ratings of the career cards mean and rest on, said once over a grid. */
export function ReadingTheCards() {
  return (
    <details data-print-open>
      <summary className="ring-on-focus w-fit rounded py-3 text-sm font-semibold text-accent">
        How to Read the Cards
      </summary>
      <p className="max-w-prose pb-2 text-muted">
        Salary ranges are for a year, before tax, U.S., May 2025: one worker in ten earned less than
        the low figure, and one in ten more than the high one. “In demand”: 5% growth or more is
        expected from 2024 to 2034. “Remote”: at least some of the work can be done from home. The
        other ratings, costs and times are our own. “Spouse friendly: No” means that a move brings
        license paperwork and new clients at the same time.
      </p>
      <ReviewedTexts texts={catalogueReview} />
    </details>
  )
}
