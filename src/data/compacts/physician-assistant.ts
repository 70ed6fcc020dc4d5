import {
  physicianAssistantAbout,
  physicianAssistantCommission,
  physicianAssistantList2024,
  physicianAssistantList2025,
  physicianAssistantTexasBill,
} from '@/data/sources/compact-rules'
import { defineCompact } from '@/schemas/licensing/define-compact'

/** Physician assistants, also called physician associates. */
export const physicianAssistant = defineCompact({
  id: 'physician-assistant',
  name: 'PA Licensure Compact',
  url: 'https://pacompact.org/',
  how: {
    text: 'You cannot apply yet, as far as we could find: the rules for its privileges were still drafts in January 2026. Apply to the new state’s board now, under the federal law. When the compact opens, it asks for your current national certification and a fee for each state.',
    sure: 'agreed',
    asOf: '2026-01-16',
    source: physicianAssistantCommission,
    alsoFrom: [physicianAssistantAbout],
    lastReviewed: '2026-11-25',
  },
  spouse: {
    text: 'To ease moves of military families is one of its stated aims. We did not find the exact rule for spouses.',
    sure: 'single',
    asOf: '2025',
    source: physicianAssistantTexasBill,
    lastReviewed: '2026-11-25',
  },
  unknown: {
    text: 'We did not find whether applications have opened since January 2026, or which states have joined since June 2025.',
    sure: 'single',
    asOf: '2026-01-16',
    source: physicianAssistantCommission,
    alsoFrom: [physicianAssistantList2025],
    lastReviewed: '2026-11-25',
  },
  sure: 'single',
  asOf: '2025-06-30',
  source: physicianAssistantList2025,
  alsoFrom: [physicianAssistantList2024],
  lastReviewed: '2026-11-25',
  members: [
    {
      states: ['AR', 'CT', 'IA', 'KS', 'MT'],
      status: 'enacted',
      sure: 'weak',
    },
    {
      states: ['CO', 'DE', 'ME', 'MN', 'NE', 'OH', 'OK', 'TN', 'UT', 'VA', 'WA', 'WI', 'WV'],
      status: 'enacted',
    },
  ],
})
