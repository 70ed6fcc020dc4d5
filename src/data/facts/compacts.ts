import { cosmetology, cosmetologyNotOpen } from '@/data/compacts/cosmetology'
import { counseling } from '@/data/compacts/counseling'
import { dental } from '@/data/compacts/dental'
import { emergencyServices } from '@/data/compacts/emergency-services'
import { medical } from '@/data/compacts/medical'
import { nurse } from '@/data/compacts/nurse'
import { occupationalTherapy } from '@/data/compacts/occupational-therapy'
import { physicalTherapy } from '@/data/compacts/physical-therapy'
import { psychology } from '@/data/compacts/psychology'
import { socialWork, socialWorkNotOpen } from '@/data/compacts/social-work'
import { speechAndAudiology } from '@/data/compacts/speech-and-audiology'
import { teacher } from '@/data/compacts/teacher'
import { cosmetologyCompactNews, counselingIssuing } from '@/data/sources/compacts'
import { dentalOhioAct, dentalThreshold, socialWorkQuestions } from '@/data/sources/compact-rules'
import type { Compact } from '@/schemas/licensing/compact'
import {
  joinedPhrase,
  namesOf,
  workingPlaces,
  inEffectPhrase,
} from '@/schemas/licensing/compact-figures'
import type { Fact } from '@/schemas/content/fact'

/* What copy says of the compacts. Counts and states come from the compact's file alone. */

export const nurseCompact = fact(nurse, inEffectPhrase(nurse))
export const physicalTherapyCompact = fact(physicalTherapy, inEffectPhrase(physicalTherapy))
export const emergencyCompact = fact(emergencyServices, inEffectPhrase(emergencyServices))
export const psychologyCompact = fact(psychology, inEffectPhrase(psychology))
export const medicalCompact = fact(medical, inEffectPhrase(medical))
export const occupationalTherapyCompact = fact(
  occupationalTherapy,
  inEffectByName(occupationalTherapy),
)
export const speechCompact = fact(speechAndAudiology, inEffectByName(speechAndAudiology))

export const counselingCompact: Fact = {
  ...fact(counseling, `${inEffectByName(counseling)}; ${joinedPhrase(counseling)}`),
  alsoFrom: [counselingIssuing],
}

export const socialWorkCompact: Fact = {
  ...fact(socialWork, `${joinedPhrase(socialWork)}, but ${socialWorkNotOpen}`),
  alsoFrom: [socialWorkQuestions],
}

export const teacherCompact = fact(
  teacher,
  `${joinedPhrase(teacher)}, and we found no page that shows a state taking applications`,
)

export const cosmetologyCompact: Fact = {
  ...fact(cosmetology, `${joinedPhrase(cosmetology)}, but ${cosmetologyNotOpen}`),
  alsoFrom: [cosmetologyCompactNews],
}

export const hygienistCompact: Fact = {
  ...fact(dental, `${joinedPhrase(dental)}, and we found no page that shows that people can apply`),
  alsoFrom: [dentalThreshold, dentalOhioAct],
  lastReviewed: '2026-11-30',
}

/** A fact with the same source as the compact's list of states. */
function fact(compact: Compact, text: string): Fact {
  const { id, source, alsoFrom, lastReviewed, reviewInterval } = compact
  return {
    id: `${id}-compact`,
    text,
    source,
    ...(alsoFrom && { alsoFrom }),
    lastReviewed,
    reviewInterval,
  }
}

/** The phrase that names the states, for a compact that is in effect in only a few. */
function inEffectByName(compact: Compact): string {
  return `${inEffectPhrase(compact)}: ${namesOf(workingPlaces(compact))}`
}
