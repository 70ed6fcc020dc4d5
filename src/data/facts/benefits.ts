import {
  bahEligibility,
  bahLivingApart,
  bahRelease,
  familyInitiatives2024,
} from '@/data/sources/families'
import {
  airForceBusinessCosts,
  armyLicenseCosts,
  coastGuardLicenseCosts,
  marineBusinessCosts,
  navyLicenseCosts,
  reimbursementLaw,
  reimbursementMoves,
} from '@/data/sources/license-costs'
import {
  mycaaGrades2024,
  mycaaGrades2025,
  mycaaLaw,
  mycaaRelease,
  mycaaRules,
  mycaaSchool,
} from '@/data/sources/mycaa'
import {
  airForceFeeAssistance,
  armyFeeAssistance,
  childCareFeeAssistance,
  childCareSearchLaw,
  childCareSearchNews,
  childCareHelpDesk,
  childCareHelpDesk2020,
  coastGuardChildCare,
  coastGuardFeeAssistance,
  dependentCareAccounts,
  dependentCareChangeDays,
  dependentCareChanges,
  dependentCareEarnings,
  dependentCareLaw,
  dependentCareLoss,
  dependentCareStudents,
  feeAssistanceNews,
  feeAssistanceNumber,
  marineFeeAssistance,
  navyFeeAssistance,
  navyFeeAssistanceMove,
  openSeason,
  openSeasonRule,
} from '@/data/sources/work'
import type { Fact } from '@/schemas/content/fact'

/* What programs and the law pay for, each dated figure once; copy inserts its `text`. */

export const mycaaCap: Fact = {
  id: 'mycaa-cap',
  text: 'up to $4,000',
  source: mycaaRelease,
  lastReviewed: '2026-11-23',
  reviewInterval: 'benefit',
}

export const mycaaYearlyCap: Fact = {
  id: 'mycaa-yearly-cap',
  text: '$2,000 in one fiscal year',
  source: mycaaRules,
  lastReviewed: '2026-11-23',
  reviewInterval: 'benefit',
}

export const mycaaRanks: Fact = {
  id: 'mycaa-ranks',
  text: 'E1-E5, W1-W2 and O1-O2',
  source: mycaaRelease,
  alsoFrom: [mycaaRules],
  lastReviewed: '2026-11-23',
  reviewInterval: 'eligibility',
}

/** It follows the ranks in the same sentence. */
export const mycaaWidened: Fact = {
  id: 'mycaa-widened',
  text: 'E6 and O3 were added in 2023, E7 to E9 and W3 in 2024; a report from October 2025 names them all. Money is limited, so check today’s list in the MyCAA portal',
  source: familyInitiatives2024,
  alsoFrom: [mycaaGrades2024, mycaaGrades2025, mycaaRelease],
  lastReviewed: '2026-11-26',
  reviewInterval: 'eligibility',
}

export const mycaaConditions: Fact = {
  id: 'mycaa-conditions',
  text: 'You need a high school diploma or GED (General Educational Development)',
  source: mycaaSchool,
  alsoFrom: [mycaaRules],
  lastReviewed: '2026-11-23',
  reviewInterval: 'eligibility',
}

/** It follows a colon. */
export const mycaaTimeToFinish: Fact = {
  id: 'mycaa-time-to-finish',
  text: 'older rules say three years from your first course',
  source: mycaaSchool,
  alsoFrom: [mycaaRules],
  lastReviewed: '2026-11-23',
  reviewInterval: 'eligibility',
}

/** It follows "By law,". */
export const mycaaPromotion: Fact = {
  id: 'mycaa-promotion',
  text: 'a promotion does not end MyCAA for a course that you have begun',
  source: mycaaLaw,
  lastReviewed: '2026-11-25',
  reviewInterval: 'law',
}

export const licenseReimbursement: Fact = {
  id: 'license-reimbursement',
  text: 'up to $1,000',
  source: navyLicenseCosts,
  alsoFrom: [armyLicenseCosts, coastGuardLicenseCosts],
  lastReviewed: '2026-11-23',
  reviewInterval: 'benefit',
}

/** Not for the Coast Guard, as far as we found: the sentence must say so. */
export const businessCostsCap: Fact = {
  id: 'business-costs-cap',
  text: 'up to $1,000',
  source: navyLicenseCosts,
  alsoFrom: [armyLicenseCosts, airForceBusinessCosts, marineBusinessCosts],
  lastReviewed: '2026-11-30',
  reviewInterval: 'benefit',
}

/** Whole sentences. */
export const businessCosts: Fact = {
  id: 'business-costs',
  text: `The Army, Navy, Marines, Air Force and Space Force also pay back some costs of moving a small business: ${businessCostsCap.text}, on top of the license costs. Ask your branch how old the orders may be. We found nothing for the Coast Guard: ask there.`,
  source: navyLicenseCosts,
  alsoFrom: [armyLicenseCosts, airForceBusinessCosts, marineBusinessCosts, reimbursementLaw],
  lastReviewed: '2026-11-30',
  reviewInterval: 'benefit',
}

/** A whole sentence, which follows one on the move that gives license costs back. */
export const otherReimbursedMoves: Fact = {
  id: 'other-reimbursed-moves',
  text: 'A last move can count too, into a reserve unit (Selected Reserve) or on temporary disability retirement: ask.',
  source: navyLicenseCosts,
  alsoFrom: [reimbursementMoves],
  lastReviewed: '2026-11-30',
  reviewInterval: 'benefit',
}

export const bahIncrease: Fact = {
  id: 'bah-increase',
  text: 'an average increase of 4.2% from January 1, 2026, across 299 housing areas',
  source: bahRelease,
  lastReviewed: '2026-11-23',
  reviewInterval: 'allowance',
}

export const bahOfFamily: Fact = {
  id: 'bah-of-family',
  text: 'on an overseas tour without the family, it follows the ZIP code of the family’s home in the United States',
  source: bahEligibility,
  alsoFrom: [bahLivingApart],
  lastReviewed: '2026-12-01',
  reviewInterval: 'eligibility',
}

export const childCareWhileSearching: Fact = {
  id: 'child-care-while-searching',
  text: 'up to 180 days',
  source: childCareSearchNews,
  alsoFrom: [childCareSearchLaw],
  lastReviewed: '2026-11-25',
  reviewInterval: 'benefit',
}

/** It follows "The ceiling went from". Only one group of families says so, so the sentence must name it. */
export const feeAssistanceCeiling: Fact = {
  id: 'fee-assistance-ceiling',
  text: '$1,800 to $2,000 a month in 2026, and part time to $1,000 (Army: $2,000)',
  source: feeAssistanceNews,
  lastReviewed: '2026-11-25',
  reviewInterval: 'benefit',
}

/** Whole sentences. */
export const feeAssistanceOffices: Fact = {
  id: 'fee-assistance-offices',
  text: 'Every branch: ask for it on MilitaryChildCare.com, help desk 855-696-2934. Army, Marines, Air Force and Space Force papers then go to Child Care Aware, 800-424-2246.',
  source: armyFeeAssistance,
  alsoFrom: [
    childCareFeeAssistance,
    feeAssistanceNumber,
    marineFeeAssistance,
    airForceFeeAssistance,
    navyFeeAssistance,
    navyFeeAssistanceMove,
    coastGuardFeeAssistance,
    coastGuardChildCare,
    childCareHelpDesk,
    childCareHelpDesk2020,
  ],
  lastReviewed: '2026-12-01',
  reviewInterval: 'contact',
}

/** Whole sentences, which follow one on the day by which an offer has to be accepted. */
export const feeAssistanceAnswerDays: Fact = {
  id: 'fee-assistance-answer-days',
  text: 'The Army gave 2 business days to accept an offer of fee assistance (2023). Ask what your branch gives, and read your email every day during the move.',
  source: armyFeeAssistance,
  lastReviewed: '2026-11-30',
  reviewInterval: 'benefit',
}

/**
 * Whole sentences. The rule: from the Monday of the second full workweek of November to the Monday of the second full
 * workweek of December.
 */
export const dependentCareSeason: Fact = {
  id: 'dependent-care-season',
  text: 'The sign-up season is in the fall, and you have to sign up again each fall. For care in 2027, a federal rule gives November 9 to December 14, 2026. FSAFEDS.gov shows the last day and the limit for 2027.',
  source: openSeason,
  alsoFrom: [openSeasonRule],
  lastReviewed: '2026-11-30',
  reviewInterval: 'benefit',
}

/** Whole sentences, which follow one on the yearly enrollment. */
export const dependentCareEvents: Fact = {
  id: 'dependent-care-events',
  text: 'A birth, a job change, or a new provider or price lets you sign up in between, from 31 days before that day to 60 days after. Call FSAFEDS at 877-372-3337.',
  source: dependentCareChanges,
  alsoFrom: [dependentCareChangeDays],
  lastReviewed: '2026-11-30',
  reviewInterval: 'benefit',
}

export const dependentCareCap: Fact = {
  id: 'dependent-care-cap',
  text: 'up to $7,500 for each household in 2026 ($3,750 if you file taxes separately)',
  source: dependentCareAccounts,
  lastReviewed: '2026-11-25',
  reviewInterval: 'benefit',
}

/** Whole sentences, which follow one on the cap: the tax break also depends on what the couple earns and spends. */
export const dependentCareLimits: Fact = {
  id: 'dependent-care-limits',
  text: 'Put in no more than whichever of you earns less will earn that year: the rest is taxed. No pay all year? All of it is taxed (less if you study full time). It pays for care through the next March 15. Claim by April 30: what is left is lost.',
  source: dependentCareEarnings,
  alsoFrom: [dependentCareLaw, dependentCareStudents, dependentCareLoss],
  lastReviewed: '2026-12-01',
  reviewInterval: 'benefit',
}

export const healthPlanChange: Fact = {
  id: 'health-plan-change',
  text: '90 days from the day you move to change your TRICARE (military health) plan',
  source: {
    title: 'TRICARE: what to do on a move with orders (February 2024)',
    url: 'https://tricare.mil/FAQs/general/GEN_pcs',
    grade: 'official',
    seen: '2026-11-23',
  },
  alsoFrom: [
    {
      title: 'TRICARE: Packing Up and Moving (July 2020)',
      url: 'https://tricare.mil/CoveredServices/BenefitUpdates/Archives/07_01_2020_Packing_Up_Moving',
      grade: 'official',
      seen: '2026-11-23',
    },
  ],
  lastReviewed: '2026-11-23',
  reviewInterval: 'benefit',
}
