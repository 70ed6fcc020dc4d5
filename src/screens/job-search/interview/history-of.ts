/**
 * The history of an application on its card, with the form of one of its entries open.
 * @param entryId left out, the form is an empty one for an interview
 */
export function historyOf(recordId: string, entryId?: string): string {
  const asked = new URLSearchParams({
    tab: 'tracker',
    ...(entryId === undefined && { status: 'interview' }),
    layout: 'cards',
    history: recordId,
    ...(entryId === undefined ? { 'history.kind': 'interview' } : { 'history.id': entryId }),
  })
  return `/app/job-search?${asked}`
}
