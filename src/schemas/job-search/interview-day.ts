/** The URL parameters of Interview Day: the application, and which of its interviews. */
export const FOR = 'for'
export const INTERVIEW = 'interview'

/**
 * The URL of Interview Day, the page with everything for the day of an interview.
 * @param entryId which of its interviews; if omitted, all upcoming interviews of the application
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
