import { glossary } from '@/data/glossary'
import { pcsClosing } from '@/data/pcs-prep/pcs-closing'
import { pcsHelp } from '@/data/pcs-prep/pcs-help'
import { pcsMoveGuide } from '@/data/pcs-prep/pcs-move-guide'
import { pcsResources } from '@/data/pcs-prep/pcs-resources'
import { pcsSpecialized } from '@/data/pcs-prep/pcs-specialized'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import { pcsTips } from '@/data/pcs-prep/pcs-tips'
import { defineScreen } from '@/engine/screen/screen'
import { checklistView } from '@/engine/views/checklist/checklist-view'
import { customView } from '@/engine/views/custom/custom-view'
import { guideView } from '@/engine/views/guide/guide-view'
import { linksView } from '@/engine/views/links/links-view'
import { termsView } from '@/engine/views/terms/terms-view'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { OverallProgress } from './OverallProgress'

export default defineScreen({
  intro: [customView(OverallProgress, 'It shows in the header how much of a checklist is done.')],
  tabs: [
    {
      id: 'timeline',
      label: 'Timeline Checklist',
      isPrintable: true,
      views: [
        checklistView(pcsTimeline, checklistProgress, {
          title: 'Timeline Checklist',
          open: '3-months',
        }),
        guideView(pcsTips, { isSecondary: true }),
        guideView(pcsMoveGuide, { collapsed: 'What to Do' }),
      ],
    },
    {
      id: 'specialized',
      label: 'Specialized Checklists',
      isPrintable: true,
      next: {
        text: 'These come on top of what every move needs.',
        action: 'Open the Timeline',
        to: { path: '/app/pcs-prep', search: { tab: 'timeline' } },
      },
      views: [
        checklistView(pcsSpecialized, checklistProgress, {
          title: 'Specialized Checklists',
          lead: 'Pick the ones that fit your work. Each keeps its own progress.',
        }),
        linksView(pcsResources, { title: 'Helpful Resources' }),
        guideView(pcsHelp),
      ],
    },
  ],
  closing: [
    guideView(pcsClosing),
    termsView(glossary, [
      'pcs',
      'mycaa',
      'deers',
      'usajobs',
      'sba',
      'dod',
      'moaa',
      'military-onesource',
    ]),
  ],
})
