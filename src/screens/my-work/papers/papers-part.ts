import { lazyPart } from '@/engine/ui/lazy-part'
import { customView } from '@/engine/views/custom/custom-view'

/** Loads with its tab, because it includes the text of every paper. */
export const PapersPart = lazyPart(() => import('./Papers'))

/** Papers for employers and offices, most of them generated from the work record. */
export const papersView = customView(
  PapersPart,
  'No other view generates papers from the records of several lists, with files to download.',
  () => ({
    kind: 'Papers',
    icon: 'i-lucide-file-text',
    findings: [
      {
        title: 'Resume',
        text: 'Make a resume from your work record, to print, or as a Word or text file.',
        texts: ['docx'],
        search: { paper: 'resume' },
      },
      {
        title: 'Federal Resume',
        text: 'Make a USAJOBS resume of two pages, and see what it still needs.',
        search: { paper: 'federal' },
      },
      {
        // People know it by this name too, and a whole title is found first.
        title: 'USAJOBS Resume',
        text: 'Make a federal resume of two pages, and see what it still needs.',
        search: { paper: 'federal' },
      },
      {
        title: 'Eligibility Packet',
        text: 'For federal jobs: which ground you have as a military spouse, and which papers to attach.',
        texts: ['noncompetitive non-competitive appointment 3330d executive order 13473'],
        search: { paper: 'eligibility' },
      },
      {
        title: 'Overseas Questions',
        text: 'Can you keep your job remotely overseas? Questions for legal assistance, the tax office and your employer.',
        texts: ['sofa host nation permission to work'],
        search: { paper: 'overseas' },
      },
      {
        title: 'Notice Letter',
        text: 'Tell your employer your last day in a letter, to print, or as a Word or text file.',
        texts: ['docx resignation letter two weeks notice'],
        search: { paper: 'notice' },
      },
      {
        title: 'Leaving Checklist',
        text: 'Leaving a job because of a move: your last day, papers to take and the unemployment office.',
        search: { paper: 'leaving' },
      },
    ],
  }),
)
