import { hrefOf } from '@/engine/url/href-of'

/** The URL of an application's card, with the form for a new note of its history open. */
export function noteUrl(recordId: string): string {
  const search = { tab: 'tracker', layout: 'cards', history: recordId, 'history.kind': 'note' }
  return hrefOf({ path: '/app/job-search', search })
}

/**
 * The URL of an application's history, with the form of one of its entries open.
 * @param entryId if left out, the form is for a new interview
 */
export function historyUrl(recordId: string, entryId?: string): string {
  const search = {
    tab: 'tracker',
    ...(entryId === undefined && { status: 'interview' }),
    layout: 'cards',
    history: recordId,
    ...(entryId === undefined ? { 'history.kind': 'interview' } : { 'history.id': entryId }),
  }
  return hrefOf({ path: '/app/job-search', search })
}
