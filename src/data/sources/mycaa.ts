import type { Source } from '@/schemas/content/content'

/* Pages about the MyCAA program that several records cite. docs/writing-data.md says how a source is written. */

export const mycaaRelease: Source = {
  title: 'Department of Defense release on wider MyCAA eligibility, 2023',
  url: 'https://www.militaryonesource.mil/media/news-and-releases/dod-expands-military-spouse-scholarship-eligibility/',
  grade: 'official',
  seen: '2026-11-23',
}
export const mycaaGrades2024: Source = {
  title: 'Tac Gear Drop: copy of a report on the ranks added to MyCAA, September 2024',
  url: 'https://tacgeardrop.com/tactical/more-military-spouses-eligible-for-4000-tuition-aid-scholarship',
  grade: 'secondary',
  seen: '2026-11-26',
}
export const mycaaGrades2025: Source = {
  title: 'Tactical Gun Stores: copy of a report on MyCAA and its ranks, October 2025',
  url: 'https://tacticalgunstores.com/shutdown-halts-funding-for-military-spouse-tuition-assistance-program',
  grade: 'secondary',
  seen: '2026-11-26',
}
export const mycaaRules: Source = {
  title: 'A partner school on the MyCAA rules since October 2010',
  url: 'https://eotp911.com/joomla30/index.php/scholarships/mycaa',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const mycaaSchool: Source = {
  title: 'MedCerts, a partner school: who is eligible for MyCAA',
  url: 'https://medcerts.com/blog/mycaa-everything-you-need-to-know-to-apply/',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const mycaaGuide: Source = {
  title: 'CareerStep, a partner school: MyCAA get-started guide (2015)',
  url: 'https://www.careerstep.com/blog/news/mycaa-funding-your-get-started-guide/',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const mycaaLaw: Source = {
  title: 'Copy of the law on training for military spouses (10 U.S.C. 1784a)',
  url: 'https://instalawyer.io/laws/us-code/1784a',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const mycaaOverview: Source = {
  title: 'The College Monk on the MyCAA scholarship',
  url: 'https://www.thecollegemonk.com/scholarships/mycaa-scholarship',
  grade: 'secondary',
  seen: '2026-11-23',
}
