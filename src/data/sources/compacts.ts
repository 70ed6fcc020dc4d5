import type { Source } from '@/schemas/content/content'

/* Pages about license compacts that several records cite. docs/writing-data.md says how a source is written. */

export const compactDataset: Source = {
  title:
    'Code repository Reference Source: state lists of the compacts with quoted lines, September 22, 2026',
  url: 'https://github.com/joelp22-maker/referencesource-data/blob/290b7c15059f18f4c8eb436ac7d24b6c952daae2/interstate-licensure-compact-participation/data.json',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const nurseCompactMap: Source = {
  title: 'Code repository Margdarshan: dated copy of the nurse compact’s map, October 7, 2026',
  url: 'https://github.com/templeguidegujarat01/margdarshan/blob/74b88f04584acc2ac4e8aa0c09453371557d84d6/_data/us/compacts.yml',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const nurseCompactQuestions: Source = {
  title: 'Nurse Licensure Compact: Frequently Asked Questions',
  url: 'https://www.nursecompact.com/FAQs.page',
  grade: 'official',
  seen: '2026-11-22',
}
export const counselingIssuing: Source = {
  title: 'CertOutlook on the Counseling Compact’s states, June 13, 2026',
  url: 'https://certoutlook.com/blog/counseling-compact-states-2026/',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const teacherCompactStart: Source = {
  title: 'Education Week on the teacher compact’s first ten states, July 10, 2023',
  url: 'https://www.edweek.org/teaching-learning/the-interstate-teacher-mobility-compact-is-now-in-effect-heres-what-that-means/2023/07',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const teacherCompactDelaware: Source = {
  title: 'Plural on Delaware’s teacher compact act, signed August 29, 2024',
  url: 'https://open.pluralpolicy.com/de/bills/152/SB188',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const cosmetologyCompactNews: Source = {
  title: 'Associated Hair Professionals on the cosmetology compact, late 2025',
  url: 'https://www.associatedhairprofessionals.com/node/2303',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const cosmetologyCompactStates: Source = {
  title: 'Code repository CompactConnect: member list of the cosmetology compact, January 29, 2026',
  url: 'https://github.com/csg-org/CompactConnect/blob/06bf43159e31bf93392d48072ee3358310c90fa9/backend/cosmetology-app/cdk.json',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const dentalCompactSite: Source = {
  title: 'Dentist and Dental Hygienist Compact',
  url: 'https://ddhcompact.org/',
  grade: 'official',
  seen: '2026-11-23',
}
