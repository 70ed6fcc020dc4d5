import { normalizeText } from '@/engine/normalize-text'
import { useStored } from '@/engine/store/use-stored'
import { userProfile, type UserProfile } from '@/schemas/account/user-profile'
import { licenses } from '@/schemas/licensing/license'

/** Word beginnings and abbreviations of the professions that states license, as people type them. */
const WORDS =
  /\b(nurs|rn\b|aprn\b|lpn\b|lvn\b|cna\b|teach|educator|counsel|lpc\b|therap|realtor|real estate|cosmetolog|barber|hair ?(styl|dress)|esthetic|aesthetic|nail tech|social work|lcsw\b|dental|dentist|attorney|lawyer|physician|doctor|paramedic|emergency medical|emt\b|psycholog|audiolog|speech|slp\b|dietit|pharmac|veterinar|insurance (agent|sales|broker)|optometr|chiropract|midwi|radiolog|massage|lmt\b|lmft\b|cpa\b|public account)/

/**
 * Whether a career field, as the user typed it, is one that states license. If a word is missing here, the plan
 * only leaves out its license tasks, and the page says how to add them.
 */
export const isLicensedCareer = (careerField: string): boolean =>
  WORDS.test(normalizeText(careerField).replaceAll('-', ' '))

/** Whether the user works with a license: one is on record, or the career field of the profile needs one. */
export const needsLicense = (held: readonly unknown[], { careerField }: UserProfile): boolean =>
  held.length > 0 || isLicensedCareer(careerField)

export const useNeedsLicense = (): boolean =>
  needsLicense(useStored(licenses), useStored(userProfile))
