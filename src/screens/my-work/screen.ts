import { glossary } from '@/data/glossary'
import { defineScreen } from '@/engine/screen/screen'
import { lazyPart } from '@/engine/ui/lazy-part'
import { customView } from '@/engine/views/custom/custom-view'
import { termsView } from '@/engine/views/terms/terms-view'
import { ResumeTools } from './json-resume/ResumeTools'
import { PapersPart, papersView } from './papers/papers-part'
import { workList } from './work-list'

const Timeline = lazyPart(() => import('./timeline/Timeline'))

export default defineScreen({
  tabs: [
    {
      id: 'record',
      label: 'Work Record',
      isPrintable: true,
      extraFindings: [
        {
          kind: 'Actions',
          icon: 'i-lucide-plus',
          findings: [
            {
              title: 'Add Work',
              text: 'Keep a job with its months, hours and results.',
              search: { edit: 'new' },
            },
          ],
        },
      ],
      views: [
        workList,
        customView(
          ResumeTools,
          'No other view exports the records of four keys to one file, and imports one.',
        ),
      ],
      pages: [
        {
          id: 'import',
          title: 'Import JSON Resume',
          summary: 'Bring in your jobs, volunteer work and study from a resume file.',
          Component: lazyPart(() => import('./json-resume/ImportResumePage')),
        },
      ],
    },
    {
      id: 'timeline',
      label: 'Timeline',
      isPrintable: true,
      partsToPreload: () => [Timeline],
      views: [customView(Timeline, 'No other view shows the records of four lists by month.')],
    },
    { id: 'papers', label: 'Papers', partsToPreload: () => [PapersPart], views: [papersView] },
  ],
  closing: [termsView(glossary, ['usajobs'])],
})
