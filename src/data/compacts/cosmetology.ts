import {
  cosmetologyColorado,
  cosmetologyFirstStates,
  cosmetologyGuide,
  cosmetologyWashingtonBill,
} from '@/data/sources/compact-rules'
import { cosmetologyCompactNews, cosmetologyCompactStates } from '@/data/sources/compacts'
import { capitalized } from '@/engine/capitalized'
import { defineCompact } from '@/schemas/licensing/define-compact'

/** Part of a sentence; copy inserts it as well. */
export const cosmetologyNotOpen = 'in late 2025 nobody could apply yet'

/** Cosmetologists. One page says that barbers and estheticians are not in it; its data system lists estheticians. */
export const cosmetology = defineCompact({
  id: 'cosmetology',
  name: 'Cosmetology Licensure Compact',
  url: 'https://cosmetologycompact.org/',
  how: {
    text: `${capitalized(cosmetologyNotOpen)}: the commission was still writing rules and fees. Once it opens, one multistate license is meant to work in all member states.`,
    sure: 'single',
    asOf: '2025',
    source: cosmetologyCompactNews,
    lastReviewed: '2026-11-23',
  },
  spouse: {
    text: 'The compact’s text lets a military spouse keep a home state that is in the compact while the service member is on active duty, once licenses are issued.',
    sure: 'agreed',
    asOf: '2024',
    source: cosmetologyColorado,
    alsoFrom: [cosmetologyWashingtonBill],
    lastReviewed: '2026-11-23',
  },
  unknown: {
    text: 'We did not find whether applications have opened since late 2025: one page expected them in 2026. Pages disagree on West Virginia, and we could not read a Pennsylvania law from July 2026.',
    sure: 'single',
    asOf: '2026',
    source: cosmetologyGuide,
    lastReviewed: '2026-11-23',
  },
  sure: 'single',
  asOf: '2026-01-29',
  source: cosmetologyCompactStates,
  alsoFrom: [cosmetologyGuide],
  lastReviewed: '2026-11-23',
  members: [
    {
      states: ['AL', 'AZ', 'CO', 'KY', 'MD', 'TN', 'VA'],
      status: 'enacted',
      sure: 'agreed',
      alsoFrom: [cosmetologyFirstStates],
    },
    {
      states: ['KS', 'OH'],
      status: 'enacted',
    },
    {
      states: ['WA'],
      status: 'enacted',
      note: 'A summary of Washington’s law says that it takes effect on June 1, 2028.',
      sure: 'single',
      alsoFrom: [cosmetologyWashingtonBill, cosmetologyGuide],
    },
  ],
})
