import { lazyPart } from '@/engine/ui/lazy-part'
import { PendingView } from '@/engine/ui/PendingView'
import type { JobApplicationRecord } from '@/schemas/job-search/job-application'

const TookJob = lazyPart(() => import('./TookJob'))

/** What follows an offer, on the card of its application. */
export const offerNote = {
  label: 'Offer',
  applies: ({ status }: JobApplicationRecord) => status === 'offer',
  action: (job: JobApplicationRecord) => (
    // The placeholder keeps the card, its height and its focus while the code loads.
    <PendingView part={TookJob} meanwhile={<div className="min-h-11" data-no-print />}>
      <TookJob job={job} />
    </PendingView>
  ),
}
