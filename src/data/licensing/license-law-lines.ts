import {
  civilReliefDefinitions,
  georgiaNews,
  georgiaOpinion,
  justiceEnforces,
  justiceLetterNews,
  justiceReport,
  licenseLawText,
  licenseLawTextSecond,
  licensePortability,
  licensePortabilityUpdate,
  marineLegalAssistance,
} from '@/data/sources/license-law'
import { thirtyDayRule } from '@/data/facts/license-laws'
import type { Basis, NamedStatement } from '@/schemas/licensing/statement'

/* What the federal law on license portability, 50 U.S.C. 4025a, says to a military spouse, a line each. */

const checked = { lastReviewed: '2026-11-23', reviewInterval: 'law' } as const
const official: Basis = {
  sure: 'agreed',
  asOf: '2025',
  source: licensePortabilityUpdate,
  alsoFrom: [licensePortability],
  ...checked,
}

export const whomItCovers: NamedStatement = {
  id: 'whom-it-covers',
  text: 'The federal law covers you if you move to another state because of military orders and your license is in good standing. That means: not revoked, no discipline, no open investigation, and not given up during one.',
  ...official,
}

export const papersToSend: NamedStatement = {
  id: 'papers-to-send',
  text: 'Apply to the new state’s board. Attach proof of the military orders, your marriage certificate and a notarized statement. A letter from the commander counts as orders.',
  ...official,
  alsoFrom: [marineLegalAssistance],
}

export const swornStatement: NamedStatement = {
  id: 'sworn-statement',
  text: 'The statement says who you are and that your application is true. It says that you have read and understood the state’s rules and what its license lets you do, and that you will meet and follow them. It says that you are in good standing in every state that ever licensed you.',
  ...official,
}

export const sayTheWords: NamedStatement = {
  id: 'say-the-words',
  text: 'Say: “This is SCRA portability, not endorsement.” The SCRA is the Servicemembers Civil Relief Act. The Justice Department wrote to the states on December 22, 2025, that front desks send people to the general form, or say that this path does not exist.',
  sure: 'single',
  asOf: '2025-12-22',
  source: justiceLetterNews,
  lastReviewed: '2026-11-25',
  reviewInterval: 'law',
}

export const mayNotAdd: NamedStatement = {
  id: 'may-not-add',
  text: 'Does the board ask for a class or a test on top? Georgia’s attorney general reads the federal law as barring added requirements (opinion of February 19, 2026). Another state may read it differently, so ask for its rule in writing.',
  sure: 'agreed',
  asOf: '2026-02-19',
  source: georgiaOpinion,
  alsoFrom: [georgiaNews],
  lastReviewed: '2026-11-25',
  reviewInterval: 'law',
}

export const validOnceApplied: NamedStatement = {
  id: 'valid-once-applied',
  text: 'Once you have moved and applied, the law treats your license as valid in the new state for the same work. The board may check your background. Get a written answer before your first day of work.',
  ...official,
  alsoFrom: [marineLegalAssistance],
}

export const afterThirtyDays: NamedStatement = {
  ...thirtyDayRule,
  id: 'after-thirty-days',
  text: `${thirtyDayRule.text} The Justice Department lists the move as a condition, so a board can refuse to count days before it.`,
  sure: 'agreed',
  asOf: '2026-04',
}

export const ifTurnedAway: NamedStatement = {
  id: 'if-turned-away',
  text: 'If the board turns you away, go to the legal assistance office on base first, with the answer in writing. The U.S. Department of Justice enforces this law: you can report the board with the form on civilrights.justice.gov.',
  sure: 'agreed',
  asOf: '2026-01',
  source: justiceEnforces,
  alsoFrom: [justiceReport, justiceLetterNews],
  lastReviewed: '2026-11-25',
  reviewInterval: 'law',
}

export const compactComesFirst: NamedStatement = {
  id: 'compact-comes-first',
  text: 'If you hold a license that works in several states through a compact, the compact’s rules come first, and the federal law may not help with that license.',
  ...official,
}

export const goodStandingOnly: NamedStatement = {
  id: 'good-standing-only',
  text: 'The federal law leaves out a license that was revoked or disciplined, is under investigation, or was given up during one.',
  ...official,
}

export const everyStateCounts: NamedStatement = {
  id: 'every-state-counts',
  text: 'Licensed in two states? For “From,” choose the state whose license you want to use in the new state. Your sworn statement has to be true for every state that ever licensed you.',
  ...official,
}

export const territoriesCount: NamedStatement = {
  id: 'territories-count',
  text: 'In its definitions (50 U.S.C. 3911(6)), the federal law counts the commonwealths, territories and possessions of the United States as states.',
  sure: 'single',
  asOf: '2003-12',
  source: civilReliefDefinitions,
  lastReviewed: '2026-11-30',
  reviewInterval: 'law',
}

export const mustOrMay: NamedStatement = {
  id: 'must-or-may',
  text: 'Whether a board must give a temporary license after 30 days, or only may, is not settled. One copy of the law sums it up as a duty, another as a choice. Georgia’s attorney general reads it as a duty.',
  sure: 'disputed',
  asOf: '2026-04',
  source: licenseLawText,
  alsoFrom: [licenseLawTextSecond, georgiaOpinion],
  ...checked,
}
