import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import type { PrivacySettings } from '@/schemas/account/privacy-settings'
import type { UserProfile } from '@/schemas/account/user-profile'
import { buildApplication } from '../../support/applications'

const createdAt = '2026-03-01T18:00:00.000Z'

const profile: UserProfile = {
  name: 'Jamie',
  location: 'Honolulu, HI',
  careerField: 'Logistics',
  yearsAsSpouse: '6-10',
  currentSituation: 'pcs-prep',
}

const sharing: PrivacySettings = {
  shareProfile: true,
  shareName: true,
  shareLocation: false,
  shareCareerField: true,
  shareYearsAsSpouse: false,
  shareSituation: false,
}

const applications = [
  buildApplication({
    id: '1772000000005',
    company: 'Acme Logistics',
    position: 'Data Analyst',
    status: 'interview',
    dateApplied: '2026-02-18',
    location: 'Honolulu, HI',
    salaryRange: '$55k–$65k',
    jobType: 'hybrid',
    notes: 'Met the team at the hiring fair.',
    applicationUrl: 'https://jobs.example.com/postings/1',
  }),
  buildApplication({ id: '1772000000004', position: 'Planner', status: 'applied' }),
  buildApplication({ id: '1772000000003', position: 'Buyer', status: 'offer' }),
  buildApplication({ id: '1772000000002', position: 'Clerk', status: 'rejected' }),
  buildApplication({ id: '1772000000001', position: 'Courier', status: 'withdrawn' }),
]

// In reverse order of categories, so that the screen has to sort them.
const skills = (
  [
    ['other', 'Juggling', 'beginner'],
    ['industry', 'Freight rules', 'expert'],
    ['communication', 'Interviewing', 'advanced'],
    ['leadership', 'Coaching', 'intermediate'],
    ['technical', 'SQL', 'beginner'],
  ] as const
).map(([category, name, level], at) => ({
  id: String(1772000000000 + at),
  createdAt,
  name,
  category,
  level,
  wantToLearn: false,
}))

const certification = {
  id: '1772000000001',
  createdAt,
  name: 'CompTIA A+',
  issuingOrg: 'CompTIA',
  isTarget: false,
  dateEarned: '2023-03-02',
  expirationDate: '2026-05-31',
  renewalRequirements: '20 hours of training',
  cost: '',
  timeToComplete: '',
  prerequisites: '',
  studyProgress: 0,
}

const target = {
  ...certification,
  id: '1772000000002',
  name: 'Security+',
  isTarget: true,
  dateEarned: '2026-09-30',
  expirationDate: '',
  renewalRequirements: '',
  cost: '$425 with the exam',
  timeToComplete: '3 months',
  prerequisites: 'A+ first',
  studyProgress: 35,
}

const goal = {
  id: '1772000000002',
  createdAt,
  title: 'Learn SQL',
  description: 'Joins and windows.',
  targetDate: '2026-06-30',
  hoursSpent: 12,
  completed: false,
}

const progress = (isDone: (section: string) => boolean) =>
  Object.fromEntries(
    pcsTimeline.rows.map(({ id, items }) => [
      id,
      Object.fromEntries(items.map((item) => [item.id, isDone(id)])),
    ]),
  )

const broken = '[{"id":'

/** Values to store as JSON, and raw texts to store unchanged, by key. */
export interface Stored {
  json?: Readonly<Record<string, unknown>>
  raw?: Readonly<Record<string, string>>
}

/** Named states of the storage when a place opens. */
export const given = {
  'the profile step done': { json: { profileCreated: true } },
  'the privacy step done': { json: { profileCreated: true, privacyConfigured: true } },
  'the setup done': {
    json: {
      profileCreated: true,
      privacyConfigured: true,
      onboardingComplete: true,
      userProfile: profile,
      privacySettings: sharing,
      modulePreferences: ['housing', 'job-search'],
    },
  },
  'sharing switched off again': {
    json: { userProfile: profile, privacySettings: { ...sharing, shareProfile: false } },
  },
  'the promo dismissed': { json: { transitionPromoDismissed: true } },
  'the dark theme': { json: { darkMode: true } },
  'an application of each status': { json: { jobApplications: applications } },
  'two interviews': {
    json: {
      jobApplications: applications.map((application, at) =>
        at === 1 ? { ...application, status: 'interview' } : application,
      ),
    },
  },
  'three months checked off': {
    json: { checklistProgress: progress((section) => section === '3-months') },
  },
  'the whole timeline checked off': { json: { checklistProgress: progress(() => true) } },
  'a skill of each category': { json: { professionalSkills: skills } },
  'an earned certification and a target': {
    json: { professionalCertifications: [target, certification] },
  },
  'an active and a completed goal': {
    json: {
      professionalGoals: [
        goal,
        { ...goal, id: '1772000000001', title: 'Learn Excel', hoursSpent: 8, completed: true },
      ],
    },
  },
  'unreadable data': {
    raw: {
      jobApplications: broken,
      checklistProgress: broken,
      professionalSkills: broken,
      professionalCertifications: broken,
      professionalGoals: broken,
    },
  },
} as const satisfies Readonly<Record<string, Stored>>

export type Given = keyof typeof given
