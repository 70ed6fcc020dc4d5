/**
 * The URL of an application's history, with the form of one of its entries open.
 * @param entryId if left out, the form is for a new interview
 */
export function historyUrl(recordId: string, entryId?: string): string {
  const params = new URLSearchParams({
    tab: 'tracker',
    ...(entryId === undefined && { status: 'interview' }),
    layout: 'cards',
    history: recordId,
    ...(entryId === undefined ? { 'history.kind': 'interview' } : { 'history.id': entryId }),
  })
  return `/app/job-search?${params}`
}
