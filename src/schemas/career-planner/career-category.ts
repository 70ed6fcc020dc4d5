/** The eight career fields, in the order in which screens show them. No schema here: the app imports it. */
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
