import type { Source } from '@/schemas/content'

/* Pages on what states ask of a profession, each once. docs/writing-data.md says how a source is written. */

export const barScoreTransfer: Source = {
  title: 'NCBE: guide to bar admission, chart 5, score transfer',
  url: 'https://reports.ncbex.org/comp-guide/charts/chart-5/',
  grade: 'official',
  seen: '2026-11-23',
}
export const spouseLawyerRules: Source = {
  title: 'Military Spouse J.D. Network: state rule changes',
  url: 'https://www.msjdn.org/rule-change/',
  grade: 'official',
  seen: '2026-11-25',
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
