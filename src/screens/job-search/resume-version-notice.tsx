import { lazyPart } from '@/engine/ui/lazy-part'
import { PendingView } from '@/engine/ui/PendingView'
import type { ListExtension } from '@/engine/views/list/extension'
import type { applications } from '@/schemas/job-search/job-application'

const ResumePapers = lazyPart(() => import('./ResumePapers'))

/** Adds buttons to the form that fill in the resume version with a paper of My Work. */
export const resumeVersionNotice: ListExtension<typeof applications> = {
  form: {
    after: 'resumeVersion',
    // It is inside a disclosure, so nothing visible moves when its code has loaded.
    Notice: (props) => (
      <PendingView part={ResumePapers} meanwhile={null}>
        <ResumePapers {...props} />
      </PendingView>
    ),
  },
}
