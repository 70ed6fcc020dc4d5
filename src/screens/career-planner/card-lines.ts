import type { Career } from '@/schemas/career-planner/career'

/** How many required skills a card shows. */
export const CARD_SKILLS = 3

/** The required skills that a card shows: the first ones. */
export function shownSkills({ requiredSkills }: Pick<Career, 'requiredSkills'>): readonly string[] {
  return requiredSkills.slice(0, CARD_SKILLS)
}

/** The certifications that a card shows: none where the first entry says that none is required. */
export function shownCertifications({
  certifications,
}: Pick<Career, 'certifications'>): readonly string[] {
  return certifications[0] === 'None required' ? [] : certifications
}
