/** The categories in display order, each with its number of careers. */
export const categories = [
  ['Technology & IT', 4],
  ['Healthcare', 3],
  ['Education & Training', 3],
  ['Business & Finance', 3],
  ['Creative Services', 3],
  ['Customer Service & Support', 2],
  ['Real Estate & Sales', 2],
  ['Mental Health', 2],
] as const
