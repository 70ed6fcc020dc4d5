import type { OccupationWage } from '@/schemas/career-planner/occupation-wage'

/* What the two files of wages rest on. A new wage year changes it first: docs/writing-data.md says how. */

/** The reference month of the wages. */
export const wageMonth = 'May 2025'

export const publishedWages: Pick<OccupationWage, 'source' | 'lastReviewed' | 'reviewInterval'> = {
  source: {
    title: `U.S. Bureau of Labor Statistics: wages by state, ${wageMonth}`,
    url: 'https://www.bls.gov/oes/tables.htm',
    grade: 'official',
    seen: '2026-11-23',
  },
  lastReviewed: '2026-11-23',
  reviewInterval: 'wage',
}
