import type { Source } from '@/schemas/content/content'

/* Pages on what states ask of a profession, each once. docs/writing-data.md says how a source is written. */

export const barScoreTransfer: Source = {
  title: 'NCBE: guide to bar admission, chart 5, score transfer',
  url: 'https://reports.ncbex.org/comp-guide/charts/chart-5/',
  grade: 'official',
  seen: '2026-11-23',
}
export const counselorExams: Source = {
  title: 'NBCC: examinations',
  url: 'https://nbcc.org/exams',
  grade: 'official',
  seen: '2026-11-23',
}
export const counselorExamsByState: Source = {
  title: 'American Counseling Association: examination requirements',
  url: 'https://www.counseling.org/resources/licensure-requirements/examinations',
  grade: 'official',
  seen: '2026-11-23',
}
export const counselorChecks: Source = {
  title:
    'North Carolina Board of Licensed Clinical Mental Health Counselors: criminal record check',
  url: 'https://ncblcmhc.org/Licensure/Applying/CBC',
  grade: 'official',
  seen: '2026-11-25',
}
export const counselorChecksInAlaska: Source = {
  title: 'Alaska Board of Professional Counselors: application forms, on background checks',
  url: 'https://www.commerce.alaska.gov/web/cbpl/ProfessionalLicensing/ProfessionalCounselors/ApplicationsForms.aspx',
  grade: 'official',
  seen: '2026-11-25',
}
export const socialWorkTitles: Source = {
  title:
    'Connecticut legislature, Office of Legislative Research: social work titles by state (2010)',
  url: 'https://www.cga.ct.gov/2010/rpt/2010-R-0348.htm',
  grade: 'official',
  seen: '2026-11-25',
}
export const brokerFirst: Source = {
  title: 'Real Estate License Guides on moving a license: the exam and the sponsoring broker',
  url: 'https://www.realestatelicenseguides.com/guides/reciprocity',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const federalNurses: Source = {
  title: 'Nurse Licensure Compact: what holds for federal nurses and military spouses',
  url: 'https://nursecompact.com/how-it-works/nurses-and-the-nlc.page',
  grade: 'official',
  seen: '2026-11-25',
}
