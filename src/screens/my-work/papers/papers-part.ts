import { lazyPart } from '@/engine/ui/lazy-part'
import { customView } from '@/engine/views/custom/custom-view'

/** Loads with its tab, because it includes the text of every paper. */
export const PapersPart = lazyPart(() => import('./Papers'))

/** Papers made of the work record. */
export const papersView = customView(
  PapersPart,
  'Only here do the records of several lists become one paper, with files of it.',
  () => ({
    kind: 'Papers',
    icon: 'i-lucide-file-text',
    findings: [
      {
        title: 'Resume',
        text: 'Make a resume from your work record, to print or as a DOCX or text file.',
        search: { paper: 'resume' },
      },
      {
        title: 'Federal Resume',
        text: 'Make a USAJOBS resume of two pages, and see what it still needs.',
        texts: ['usajobs resume'],
        search: { paper: 'federal' },
      },
    ],
  }),
)
