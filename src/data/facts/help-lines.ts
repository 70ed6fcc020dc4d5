import { familyCenters } from '@/data/sources/family-centers'
import { militaryOneSource, veteransCrisisLine } from '@/data/sources/help'
import { moveCallCenter } from '@/data/sources/work'
import type { Fact } from '@/schemas/fact'

/* Who helps and how to reach them, each once; copy inserts its `text`. */

export const militaryOneSourcePhone: Fact = {
  id: 'military-onesource-phone',
  text: '800-342-9647',
  source: militaryOneSource,
  pace: 'contact',
}

export const crisisLine: Fact = {
  id: 'crisis-line',
  text: 'dial 988, then press 1',
  source: veteransCrisisLine,
  lastReviewed: '2026-11-23',
  pace: 'contact',
}

export const familyCenterNames: Fact = {
  id: 'family-center-names',
  text: 'Army Community Service; Fleet and Family Support Center (Navy); Military and Family Readiness Center (Air Force and Space Force); Marine Corps Community Services; Work-Life office (Coast Guard)',
  source: familyCenters,
  lastReviewed: '2026-11-23',
  pace: 'contact',
}

/** It is 833-MIL-MOVE on a keypad. */
export const moveHelpPhone: Fact = {
  id: 'move-help-phone',
  text: '833-645-6683',
  source: moveCallCenter,
  lastReviewed: '2026-11-25',
  pace: 'contact',
}
