import { lazyPart } from '@/engine/ui/lazy-part'
import { PendingView } from '@/engine/ui/PendingView'
import type { JobApplicationRecord } from '@/schemas/job-search/job-application'

const TookJob = lazyPart(() => import('./TookJob'))

/** What follows an offer, on the card of its application. */
export const tookJob = {
  label: 'Offer',
  applies: ({ status }: JobApplicationRecord) => status === 'offer',
  action: (job: JobApplicationRecord) => (
    // The card, and the focus in it, stays while the code loads.
    <PendingView part={TookJob} meanwhile={null}>
      <TookJob job={job} />
    </PendingView>
  ),
}
