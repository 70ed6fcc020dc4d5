import { careers } from '@/data/careers'
import { careerTransitionTips } from '@/data/career-transition-tips'
import { moveFrequency } from '@/data/facts/families'
import { glossary } from '@/data/glossary'
import { counted, defineScreen } from '@/engine/screen/screen'
import { customView } from '@/engine/views/custom/custom-view'
import { anchorOf } from '@/engine/views/anchor'
import { guideView } from '@/engine/views/guide/guide-view'
import { termsView } from '@/engine/views/terms/terms-view'
import { savedCareers } from '@/schemas/saved-careers'
import { Assessment } from './Assessment'
import { CareerBrowser } from './CareerBrowser'
import { SavedCareers } from './SavedCareers'

export default defineScreen({
  banner: `Military spouses move ${moveFrequency.text}. That is an average: your next move may come sooner or later. A portable career moves with you.`,
  intro: [termsView(glossary, ['mycaa'])],
  tabs: [
    {
      id: 'assessment',
      label: 'Skills Assessment',
      views: [
        customView(
          Assessment,
          'Only here do answers, one question at a time, lead to a recommendation.',
        ),
      ],
    },
    {
      id: 'browse',
      label: 'Browse All Careers',
      count: careers.rows.length,
      views: [
        customView(
          CareerBrowser,
          'The list view edits what the user stored; these careers ship with the product and are bookmarked.',
          () => ({
            kind: 'Careers',
            icon: 'i-lucide-compass',
            findings: careers.rows.map(({ id, title, ...career }) => ({
              title,
              texts: [career.category, career.description, ...career.requiredSkills],
              anchor: anchorOf(careers, id),
            })),
          }),
        ),
      ],
    },
    {
      id: 'saved',
      label: 'Saved Careers',
      count: counted(savedCareers, (saved) => saved.length),
      views: [
        customView(
          SavedCareers,
          'What is kept are ids of shipped careers, shown on the cards of the catalogue.',
        ),
      ],
    },
  ],
  closing: [guideView(careerTransitionTips)],
})
