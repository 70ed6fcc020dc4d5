import type { BahYear } from '@/schemas/housing/bah-year'

/** The year of the rates in `bah-rates` and `bah-zips`. A new one changes it first: docs/writing-data.md says how. */
export const bahYear: BahYear = {
  id: 'bah-2026',
  year: 2026,
  lastDay: '2026-12-31',
  temporaryIncreases: [{ area: 'TX270', from: '2026-05-16', to: '2026-12-31' }],
  displayNames: { GA073: 'Fort Gordon, GA', MT175: 'Malmstrom Air Force Base/Great Falls, MT' },
  countyGroup:
    'This is a county cost group: counties outside the named housing areas, all over the country, where homes cost about the same. They share one rate.',
  source: {
    title:
      'Defense Travel Management Office: BAH rates and ZIP code areas of January 1, 2026 (read in three equal copies)',
    url: 'https://www.travel.dod.mil/Allowances/Basic-Allowance-for-Housing/BAH-Rate-Lookup/',
    grade: 'official',
    seen: '2026-11-25',
  },
  lastReviewed: '2026-11-25',
  reviewInterval: 'allowance',
}
