import {
  applications,
  jobApplication,
  type JobApplicationRecord,
} from '@/schemas/job-search/job-application'
import { savedPosting, type SavedPostingRecord } from '@/schemas/job-search/saved-posting'

type Application = Required<JobApplicationRecord>

const newest = Date.UTC(2026, 10, 20, 20)
const minute = 60_000
const day = 24 * 60 * minute

/** Realistic applications, newest first. Deterministic, and valid by the schema. */
export function buildApplications(count: number): Application[] {
  return Array.from({ length: count }, (_, index) => {
    const created = newest - index * 7 * minute
    return buildApplication({
      id: String(created),
      company: cycle(companies, index),
      position: `${cycle(positions, index)} ${count - index}`,
      dateApplied: new Date(newest - Math.floor(index / 2) * day).toISOString().slice(0, 10),
      status: cycle(statuses, index),
      location: cycle(locations, index),
      jobType: cycle(jobTypes, index),
      salaryRange: cycle(salaryRanges, index),
      applicationUrl: index % 3 === 0 ? '' : `https://jobs.example.com/postings/${index}`,
      notes: cycle(notes, index),
      createdAt: new Date(created).toISOString(),
      updatedAt: new Date(created + minute).toISOString(),
    })
  })
}

/** A plain application with overrides. */
export function buildApplication(overrides: Partial<Application> = {}): Application {
  const stamp = new Date(newest).toISOString()
  return {
    id: String(newest),
    ...jobApplication.parse({
      company: 'Acme Logistics',
      position: 'Data Analyst',
      dateApplied: '2026-11-18',
    }),
    createdAt: stamp,
    updatedAt: stamp,
    ...overrides,
  }
}

function cycle<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0]
}

// The lists differ in length, so that their values combine in many ways.
const companies: readonly [string, ...string[]] = [
  'Acme Logistics',
  'José Núñez & Söhne GmbH',
  '🌺 Aloha Health ✨',
  'شركة النور للخدمات',
  'אלון ובניו בע"מ',
  'Łódź Żywność Sp. z o.o.',
  '北海道教育センター',
  'Tom’s "Quoted" <b>Bakery</b> & Co.',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesellschaft',
  'Department of Veterans Affairs, Office of Information and Technology, Pacific Region Support',
  'A',
]

const positions: readonly [string, ...string[]] = [
  'Data Analyst',
  'Registered Nurse',
  'Développeuse Front-End',
  'Senior Program Coordinator for Military Family Readiness and Community Outreach',
  'معلمة لغة إنجليزية',
  'Teacher 👩🏽‍🏫',
  'QA',
]

const statuses: readonly [Application['status'], ...Application['status'][]] = [
  'applied',
  'interview',
  'rejected',
  'offer',
  'withdrawn',
]

const locations: readonly [string, ...string[]] = [
  'Honolulu, HI',
  'Remote',
  '',
  'Kōloa, Kauaʻi',
  'Yokosuka 横須賀',
  'San José, CA',
  'Ramstein-Miesenbach, Rheinland-Pfalz, Germany (30 minutes from base, on-site twice a week)',
  'منامة',
]

const jobTypes: readonly [Application['jobType'], ...Application['jobType'][]] = [
  'remote',
  'onsite',
  'hybrid',
  '',
]

const salaryRanges: readonly [string, ...string[]] = ['$55k–$65k', '', '¥4,500,000', '€38/h + 13th']

const notes: readonly [string, ...string[]] = [
  '',
  'Spoke with the recruiter at the spouse hiring fair.',
  'Line one.\n\nLine three: call back on Monday 📞.\n  Indented, with <script>alert(1)</script> in it.',
  'تحدثت مع مديرة التوظيف، وستتصل بي يوم الأحد.',
  'They will keep the job if we PCS. Ask for it in writing before the offer is signed. '.repeat(50),
  `See https://jobs.example.com/a/very/long/address/${'without-a-space-'.repeat(20)}end`,
]

/** A plain saved posting with overrides. */
export function buildSavedPosting(overrides: Partial<SavedPostingRecord> = {}): SavedPostingRecord {
  const stamp = new Date(newest).toISOString()
  return {
    id: String(newest),
    ...savedPosting.parse({ company: 'Acme Logistics', position: 'Data Analyst' }),
    createdAt: stamp,
    updatedAt: stamp,
    ...overrides,
  }
}

/** A plain application as the product stores it: fields that were added later are omitted when blank. */
export function storedApplication(overrides: Partial<Application> = {}) {
  const application = buildApplication(overrides)
  return { ...(applications.written?.(application) ?? application) }
}
