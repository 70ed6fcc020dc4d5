import { certificationAdvice } from '@/data/professional-dev/certification-advice'
import { certificationGuide } from '@/data/professional-dev/certification-guide'
import { certificationReasons } from '@/data/professional-dev/certification-reasons'
import { glossary } from '@/data/glossary'
import { learningResources } from '@/data/professional-dev/learning-resources'
import { mycaaPromo } from '@/data/professional-dev/mycaa-promo'
import { trainingMoney } from '@/data/professional-dev/training-money'
import { derived } from '@/engine/model/derived'
import { defineScreen } from '@/engine/screen/screen'
import { anchorOf } from '@/engine/views/anchor'
import { calloutView } from '@/engine/views/callout/callout-view'
import { customView } from '@/engine/views/custom/custom-view'
import { guideView } from '@/engine/views/guide/guide-view'
import { linksView } from '@/engine/views/links/links-view'
import { termsView } from '@/engine/views/terms/terms-view'
import { certificationCounters, certifications } from '@/schemas/professional-dev/certification'
import { goalCounters, learningGoals } from '@/schemas/professional-dev/learning-goal'
import { skillCounters, skills } from '@/schemas/professional-dev/skill'
import { CertificationsByField } from './CertificationsByField'
import { inventory } from './skills-inventory'
import { certificationList } from './my-certifications'
import { goalList } from './my-goals'

export default defineScreen({
  stats: [
    derived([skills], ([known]) => skillCounters(known)),
    derived([certifications], ([records]) => certificationCounters(records)),
    derived([learningGoals], ([goals]) => goalCounters(goals)),
  ],
  tabs: [
    {
      id: 'skills',
      label: 'My Skills',
      extraFindings: [
        {
          kind: 'Actions',
          icon: 'i-lucide-plus',
          findings: [
            {
              title: 'Add a Skill',
              text: 'List what you can do, or want to learn.',
              search: { edit: 'new' },
            },
          ],
        },
      ],
      views: [inventory],
    },
    {
      id: 'certifications',
      label: 'My Certifications',
      extraFindings: [
        {
          kind: 'Actions',
          icon: 'i-lucide-plus',
          findings: [
            {
              title: 'Add a Certification',
              text: 'Track when it expires, such as CPR or a state exam.',
              search: { edit: 'new' },
            },
          ],
        },
      ],
      views: [certificationList],
    },
    {
      id: 'goals',
      label: 'Learning Goals',
      extraFindings: [
        {
          kind: 'Actions',
          icon: 'i-lucide-plus',
          findings: [
            {
              title: 'Add a Learning Goal',
              text: 'Write down what you want to learn, and by when.',
              search: { edit: 'new' },
            },
          ],
        },
      ],
      views: [goalList],
    },
    {
      id: 'resources',
      label: 'Learning Resources',
      next: {
        text: 'Pick one course, and the day you want to be done.',
        action: 'Set a Learning Goal',
        to: { path: '/app/professional-dev', search: { tab: 'goals', edit: 'new' } },
      },
      views: [
        linksView(learningResources, {
          title: 'Learning Resources',
          lead: 'Prices change. Check first whether MyCAA will pay.',
          groupBy: 'group',
          badge: { field: 'cost', tones: { Free: 'success', Paid: 'warning' } },
          notes: ['price'],
          chips: {
            noun: 'resources',
            filters: [{ field: 'group', label: 'Group', allLabel: 'All Groups' }],
          },
        }),
        guideView(mycaaPromo, { isSecondary: true }),
        guideView(trainingMoney, { collapsed: 'Show the Steps', isSecondary: true }),
      ],
    },
    {
      id: 'guide',
      label: 'Cert Guide',
      next: {
        text: 'Add the one you choose, with its date and cost.',
        action: 'Add a Certification',
        to: { path: '/app/professional-dev', search: { tab: 'certifications', edit: 'new' } },
      },
      views: [
        customView(
          CertificationsByField,
          'Each row contains a list of certifications, some without a URL. No engine view renders a list inside a row.',
          () => ({
            kind: 'Popular certifications',
            icon: 'i-lucide-award',
            findings: certificationGuide.rows.flatMap(({ id, field, certifications }) =>
              certifications.map(({ name, issuingOrg, level, note }) => ({
                title: name,
                text: note,
                texts: [issuingOrg, level],
                part: field,
                anchor: anchorOf(certificationGuide, id),
              })),
            ),
          }),
          [{ id: 'certifications-by-field-title', title: 'Popular Certifications by Field' }],
        ),
        guideView(certificationReasons, { collapsed: 'Show the Reasons' }),
        guideView(certificationAdvice, { collapsed: 'Show the Advice' }),
      ],
    },
  ],
  closing: [
    calloutView({
      title: 'Your Work History',
      text: 'Skills count more when your work backs them up. Record each job with its months, hours and results.',
      action: 'Open My Work',
      to: { path: '/app/work', search: { tab: 'record' } },
      isSecondary: true,
    }),
    termsView(glossary, [
      'mycaa',
      'pcs',
      'deers',
      'va',
      'sba',
      'ivmf',
      'ets',
      'military-onesource',
    ]),
  ],
})
