/** The application that an address of Interview Day asks for, and which of its interviews. */
export const FOR = 'for'
export const INTERVIEW = 'interview'

/**
 * Where all that one needs on the day of an interview is on one screen.
 * @param entryId which of its interviews; left out, all that are ahead of the application
 */
export function interviewDayOf(recordId: string, entryId?: string): string {
  const asked = new URLSearchParams({
    tab: 'interview',
    page: 'interview-day',
    [FOR]: recordId,
    ...(entryId !== undefined && { [INTERVIEW]: entryId }),
  })
  return `/app/job-search?${asked}`
}
