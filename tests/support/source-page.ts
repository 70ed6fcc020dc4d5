/** A source with this title. @param seen the day on which it was checked; left out if it was not */
export const sourcePage = (title: string, seen?: string) => ({
  title,
  url: `https://${title.toLowerCase()}.example/`,
  grade: 'official',
  seen,
})
