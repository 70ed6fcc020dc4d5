import { lazyPart } from '@/engine/ui/lazy-part'
import { PendingView } from '@/engine/ui/PendingView'
import type { ListExtension } from '@/engine/views/list/extension'
import type { applications } from '@/schemas/job-search/job-application'

const ResumePapers = lazyPart(() => import('./ResumePapers'))

/** Lets the resume version be one of the papers of My Work. */
export const resumeVersionNotice: ListExtension<typeof applications> = {
  form: {
    after: 'resumeVersion',
    // It is inside a disclosure, so nothing in sight moves when its code comes.
    Notice: (props) => (
      <PendingView part={ResumePapers} meanwhile={null}>
        <ResumePapers {...props} />
      </PendingView>
    ),
  },
}
