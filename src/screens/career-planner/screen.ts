import { careers } from '@/data/career-planner/careers'
import { careerTransitionTips } from '@/data/career-planner/career-transition-tips'
import { moveFrequency } from '@/data/facts/families'
import { glossary } from '@/data/glossary'
import { moreCareers } from '@/data/career-planner/more-careers'
import { derived } from '@/engine/model/derived'
import { defineScreen } from '@/engine/screen/screen'
import { catalogueView } from '@/engine/views/catalogue/catalogue-view'
import { customView } from '@/engine/views/custom/custom-view'
import { guideView } from '@/engine/views/guide/guide-view'
import { termsView } from '@/engine/views/terms/terms-view'
import { careerCategories } from '@/schemas/career-planner/career-category'
import { savedCareers } from '@/schemas/career-planner/saved-careers'
import { Assessment } from './Assessment'
import { CareerCard } from './CareerCard'
import { CareersInOrder } from './pay/CareersInOrder'
import { CareersPayControls } from './pay/PayControls'
import { wagesToPreload } from './pay/wages-to-preload'
import { ReadingTheCards } from './ReadingTheCards'
import { SavedCareers } from './SavedCareers'

export default defineScreen({
  banner: `Military spouses move ${moveFrequency.text}. That is an average. A portable career moves with you.`,
  tabs: [
    {
      id: 'assessment',
      label: 'Skills Assessment',
      views: [
        customView(
          Assessment,
          'The only view that asks one question at a time and recommends from the answers.',
        ),
      ],
    },
    {
      id: 'browse',
      label: 'Browse All Careers',
      extraFindings: [
        {
          kind: 'Tools',
          icon: 'i-lucide-compass',
          findings: [
            {
              title: 'Careers by Pay in Your State',
              text: 'Which careers pay best where you live, and where you move to.',
              texts: ['jobs'],
              search: { sort: 'pay' },
            },
          ],
        },
      ],
      count: careers.rows.length,
      partsToPreload: wagesToPreload,
      views: [
        catalogueView(careers, {
          title: 'Browse All Careers',
          noun: 'careers',
          Help: ReadingTheCards,
          Lead: CareersPayControls,
          Order: CareersInOrder,
          filters: [
            {
              field: 'category',
              label: 'Category',
              options: careerCategories,
              allLabel: 'All Categories',
            },
          ],
          Card: CareerCard,
          find: {
            kind: 'Careers',
            icon: 'i-lucide-compass',
            title: 'title',
            text: ['lead', 'description'],
            texts: ['category', 'requiredSkills'],
          },
        }),
        guideView(moreCareers, {
          collapsed: 'Show These Careers',
          isSecondary: true,
          arePaired: true,
        }),
      ],
    },
    {
      id: 'saved',
      label: 'Saved Careers',
      count: derived([savedCareers], ([saved]) => saved.length),
      extraFindings: [
        {
          kind: 'Tools',
          icon: 'i-lucide-compass',
          findings: [
            {
              title: 'Compare Careers',
              text: 'Two or more careers side by side: pay, license and whether each moves with you.',
              search: { compare: 'yes' },
            },
          ],
        },
      ],
      views: [
        customView(
          SavedCareers,
          'It stores ids of shipped careers, and shows those on catalogue cards.',
        ),
      ],
    },
  ],
  closing: [guideView(careerTransitionTips, { arePaired: true }), termsView(glossary, ['mycaa'])],
})
