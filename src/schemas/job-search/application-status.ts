import { vocabulary, type ValueOf } from '@/engine/model/vocabulary'

export const applicationStatus = vocabulary({
  applied: 'Applied',
  interview: 'Interview Scheduled',
  offer: 'Offer Received',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
})
export type ApplicationStatus = ValueOf<typeof applicationStatus>

/** Whether an application is open: neither rejected nor withdrawn. */
export function isOpen(status: ApplicationStatus): boolean {
  return status !== 'rejected' && status !== 'withdrawn'
}
