import { normalizeText } from '@/engine/normalize-text'

/** How people write the professions that states license, by the beginnings of their words. */
const WORDS =
  /\b(nurs|rn\b|lpn\b|lvn\b|cna\b|teach|educator|counsel|lpc\b|therap|realtor|real estate|cosmetolog|barber|hair ?(styl|dress)|esthetic|aesthetic|nail tech|social work|lcsw\b|dental|dentist|attorney|lawyer|physician|doctor|paramedic|emt\b|psycholog|audiolog|speech|slp\b|dietit|pharmac|veterinar|insurance (agent|sales|broker)|optometr|chiropract|midwi|radiolog|massage)/

/**
 * Whether a career field, as a person wrote it, is one that states license. A word that is not known here only
 * leaves the license tasks out of the plan, and the page says how to add them.
 */
export const isLicensedCareer = (careerField: string): boolean =>
  WORDS.test(normalizeText(careerField))
