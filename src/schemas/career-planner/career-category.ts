/** The eight career fields, in display order. In its own file, without a schema, because the app imports it. */
export const careerCategories = [
  'Technology & IT',
  'Healthcare',
  'Education & Training',
  'Business & Finance',
  'Creative Services',
  'Customer Service & Support',
  'Real Estate & Sales',
  'Mental Health',
] as const

export type CareerCategory = (typeof careerCategories)[number]
