import { certificationAdvice } from '@/data/certification-advice'
import { certificationGuide } from '@/data/certification-guide'
import { certificationReasons } from '@/data/certification-reasons'
import { mycaaCap } from '@/data/facts/benefits'
import { glossary } from '@/data/glossary'
import { learningResources } from '@/data/learning-resources'
import { mycaaPromo } from '@/data/mycaa-promo'
import { trainingMoney } from '@/data/training-money'
import { counted, defineScreen } from '@/engine/screen/screen'
import { anchorOf } from '@/engine/views/anchor'
import { customView } from '@/engine/views/custom/custom-view'
import { guideView } from '@/engine/views/guide/guide-view'
import { linksView } from '@/engine/views/links/links-view'
import { listView } from '@/engine/views/list/list-view'
import { termsView } from '@/engine/views/terms/terms-view'
import {
  byExpiration,
  certificationCounters,
  certifications,
  expiryLine,
  isEarned,
  isExpired,
  isExpiringSoon,
  isTarget,
} from '@/schemas/certification'
import {
  byTargetDate,
  goalCounters,
  isActive,
  isCompleted,
  isPastItsDate,
  learningGoals,
  overdueLine,
} from '@/schemas/learning-goal'
import { inCategory, skillCategory, skillCounters, skills, wantsToLearn } from '@/schemas/skill'
import { CertificationsByField } from './CertificationsByField'

const inventory = listView(skills, {
  title: 'My Skills Inventory',
  search: [],
  filters: [],
  sort: {
    name: { label: 'Name', by: 'name' },
    level: { label: 'Level', by: 'level', isDescending: true },
  },
  sections: skillCategory.values.map((category) => ({
    title: skillCategory.labels[category],
    has: inCategory(category),
  })),
  card: {
    title: 'name',
    badge: {
      field: 'level',
      tones: { intermediate: 'accent', advanced: 'success', expert: 'success' },
    },
    flags: [{ label: 'Want to learn', tone: 'warning', applies: wantsToLearn }],
    details: [],
  },
  form: {
    addTitle: 'Add Skill',
    editTitle: 'Edit Skill',
    fields: ['name', 'category', 'level', 'wantToLearn'],
  },
  addLabel: '+ Add Skill',
  empty: {
    title: 'No skills tracked yet',
    text: 'List what you can do, from paid work, volunteering and running a home between moves.',
    action: 'Add Your First Skill',
  },
  deleteQuestion: 'Delete this skill?',
  searchIcon: 'i-lucide-wrench',
})

const certificationList = listView(certifications, {
  title: 'My Certifications',
  isTitleInTab: true,
  search: [],
  filters: [],
  sort: {
    name: { label: 'Name', by: 'name' },
    date: { label: 'Date', by: 'dateEarned' },
    expiration: { label: 'Expiration Date', by: 'expirationDate' },
  },
  layouts: { rows: ['issuingOrg', 'dateEarned', 'expirationDate'] },
  warnings: [
    {
      title: 'Certifications Expiring Soon',
      applies: isExpiringSoon,
      line: expiryLine,
      order: byExpiration,
    },
  ],
  sections: [
    { title: 'Current Certifications', counted: 'earned', has: isEarned },
    { title: 'Working Towards', counted: 'in progress', has: isTarget },
  ],
  card: {
    title: 'name',
    subtitle: 'issuingOrg',
    flags: [
      { label: 'Earned', tone: 'success', applies: isEarned },
      { label: 'Target', tone: 'accent', applies: isTarget },
      { label: 'Expired', tone: 'danger', applies: isExpired },
    ],
    details: [
      'dateEarned',
      'expirationDate',
      'renewalRequirements',
      'cost',
      'timeToComplete',
      'prerequisites',
      'studyProgress',
    ],
    progress: 'studyProgress',
  },
  form: {
    addTitle: 'Add Certification',
    editTitle: 'Edit Certification',
    fields: [
      'name',
      'issuingOrg',
      'isTarget',
      'dateEarned',
      'expirationDate',
      'renewalRequirements',
      'cost',
      'timeToComplete',
      'studyProgress',
      'prerequisites',
    ],
  },
  addLabel: '+ Add Certification',
  empty: {
    title: 'No certifications tracked yet',
    text: 'Keep the ones you hold and the ones you’re working toward. You will see here when one is about to expire.',
    action: 'Add Your First Certification',
  },
  deleteQuestion: 'Delete this certification?',
  searchIcon: 'i-lucide-award',
})

const goalList = listView(learningGoals, {
  title: 'Learning Goals',
  isTitleInTab: true,
  search: [],
  filters: [],
  sort: {
    target: { label: 'Target Date', by: 'targetDate' },
    title: { label: 'Title', by: 'title' },
  },
  warnings: [
    {
      title: 'Goals Past Their Date',
      applies: isPastItsDate,
      line: overdueLine,
      order: byTargetDate,
    },
  ],
  sections: [
    { title: 'Active Goals', counted: 'active', has: isActive },
    { title: 'Completed Goals', counted: 'completed', has: isCompleted },
  ],
  card: {
    title: 'title',
    flags: [{ label: 'Past Its Date', tone: 'warning', applies: isPastItsDate }],
    details: ['targetDate', 'hoursSpent'],
    body: 'description',
    toggle: { field: 'completed', label: 'Completed' },
  },
  form: {
    addTitle: 'Add Goal',
    editTitle: 'Edit Goal',
    fields: ['title', 'targetDate', 'hoursSpent', 'description'],
  },
  addLabel: '+ Add Goal',
  empty: {
    title: 'No learning goals yet',
    text: 'Write down one thing you want to learn and when you want to finish.',
    action: 'Create Your First Goal',
  },
  deleteQuestion: 'Delete this goal?',
  searchIcon: 'i-lucide-target',
})

export default defineScreen({
  stats: [
    counted(skills, skillCounters),
    counted(certifications, certificationCounters),
    counted(learningGoals, goalCounters),
  ],
  tabs: [
    { id: 'skills', label: 'My Skills', views: [inventory] },
    { id: 'certifications', label: 'My Certifications', views: [certificationList] },
    { id: 'goals', label: 'Learning Goals', views: [goalList] },
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
          lead: 'Prices change: check them, and whether you can get it for free, before you sign up.',
          leadsTo: {
            id: anchorOf(mycaaPromo, 'mycaa'),
            title: `MyCAA Can Pay ${mycaaCap.text}`,
          },
          groupBy: 'group',
          badge: { field: 'cost', tones: { Free: 'success' } },
          chips: {
            noun: 'resources',
            filters: [{ field: 'group', label: 'Group', allLabel: 'All Groups' }],
          },
        }),
        guideView(mycaaPromo, { isShutOnPhone: true }),
        guideView(trainingMoney, { folded: 'Show the Steps', isShutOnPhone: true }),
      ],
    },
    {
      id: 'guide',
      label: 'Cert Guide',
      next: {
        text: 'Keep the one you choose in sight, with its date and cost.',
        action: 'Add a Certification',
        to: { path: '/app/professional-dev', search: { tab: 'certifications', edit: 'new' } },
      },
      views: [
        guideView(certificationReasons, { folded: 'Show the Reasons' }),
        customView(
          CertificationsByField,
          'Every row is a career field with a list of certifications of its own, some without an address: no view of the engine draws a list in a row.',
          () => ({
            kind: 'Popular certifications',
            icon: 'i-lucide-award',
            findings: certificationGuide.rows.flatMap(({ id, field, certifications }) =>
              certifications.map(({ name, body, note }) => ({
                title: name,
                texts: [body, note],
                part: field,
                anchor: anchorOf(certificationGuide, id),
              })),
            ),
          }),
          [{ id: 'certifications-by-field-title', title: 'Popular Certifications by Field' }],
        ),
        guideView(certificationAdvice, { folded: 'Show the Advice' }),
      ],
    },
  ],
  closing: [
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
