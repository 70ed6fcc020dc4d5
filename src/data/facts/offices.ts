import { coastGuardSupport } from '@/data/sources/help'
import { coastGuardWorkLifeOffices, familyCenters } from '@/data/sources/family-centers'
import { moveCallCenter, taxTips } from '@/data/sources/work'
import type { Fact } from '@/schemas/content/fact'
import { howToReach } from '@/data/how-to-reach'
import { coastGuardLine } from './help-lines'

/* Offices that help military families, each once; copy inserts their `text`. */

/** One number for all Work-Life offices. The source lists the extension of each base. */
export const coastGuardWorkLife: Fact = {
  id: 'coast-guard-work-life',
  text: '202-475-5100, plus your base’s extension',
  source: coastGuardWorkLifeOffices,
  alsoFrom: [coastGuardSupport],
  lastReviewed: '2026-11-25',
  reviewInterval: 'contact',
}

/** Includes its date: the Coast Guard planned to change the service, and no page says whether it did. */
export const coastGuardHelp: Fact = {
  id: 'coast-guard-help',
  text: `Coast Guard families have a line of their own, CG SUPRT: ${howToReach(coastGuardLine)}. The newest page that we found with it is from 2022; if nobody answers, call Military OneSource`,
  source: coastGuardSupport,
  lastReviewed: '2026-11-25',
  reviewInterval: 'contact',
}

/** Whether it covers Coast Guard families was not found: the sentence has them ask first. */
export const milTax: Fact = {
  id: 'mil-tax',
  text: 'MilTax (free tax help; Coast Guard: ask first whether it covers you)',
  source: taxTips,
  lastReviewed: '2026-11-23',
  reviewInterval: 'benefit',
}

export const familyCenterNames: Fact = {
  id: 'family-center-names',
  text: `Army Community Service; Fleet and Family Support Center (Navy); Military and Family Readiness Center (Air Force and Space Force); Marine Corps Community Services; Work-Life office (Coast Guard, ${coastGuardWorkLife.text})`,
  source: familyCenters,
  alsoFrom: [coastGuardWorkLifeOffices],
  lastReviewed: '2026-11-25',
  reviewInterval: 'contact',
}

/** It is 833-MIL-MOVE on a keypad. */
export const moveHelpPhone: Fact = {
  id: 'move-help-phone',
  text: '833-645-6683',
  source: moveCallCenter,
  lastReviewed: '2026-11-25',
  reviewInterval: 'contact',
}
