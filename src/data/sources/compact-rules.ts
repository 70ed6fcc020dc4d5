import type { Source } from '@/schemas/content'

/* Pages on what a compact lets people do, and lists of its states, each once. docs/writing-data.md says how a source is written. */

export const nurseMoving: Source = {
  title: 'NCSBN: What do I need to do before I move to another state?',
  url: 'https://ncsbn.zendesk.com/hc/en-us/articles/6685305095703-What-do-I-need-to-do-before-I-move-to-another-state',
  grade: 'official',
  seen: '2026-11-22',
}
export const teacherTool: Source = {
  title: 'Honest MOS: license tool for teachers, May 2026',
  url: 'https://www.honestmos.com/tools/license-portability/profession/teaching',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const billSummaries: Source = {
  title: 'FastDemocracy: summaries of bills to join compacts',
  url: 'https://fastdemocracy.com/bill-summary/',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const counselingRule: Source = {
  title: 'LawServer: copy of Alabama Code 34-8A-55, from the Counseling Compact',
  url: 'https://www.lawserver.com/law/state/alabama/al-code/alabama_code_34-8a-55',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const compactConnect: Source = {
  title: 'CompactConnect: guides of the compacts’ shared data system, August 7, 2026',
  url: 'https://github.com/csg-org/CompactConnect',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const socialWorkAim: Source = {
  title: 'Texas House Bill 3503 of 2025: text of the social work compact (not passed in Texas)',
  url: 'https://capitol.texas.gov/tlodocs/89R/billtext/html/HB03503I.htm',
  grade: 'official',
  seen: '2026-11-22',
}
export const socialWorkQuestions: Source = {
  title: 'Quote of the Social Work Licensure Compact’s questions and answers of June 2, 2026',
  url: 'https://swcompact.org/2026/06/02/social-work-licensure-compact-faqs-2/',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const therapyCompactMap: Source = {
  title: 'Margdarshan: dated copy of the physical therapy compact’s list, October 7, 2026',
  url: 'https://github.com/templeguidegujarat01/margdarshan',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const physicalTherapyRule: Source = {
  title: 'InstaLawyer: copy of Alabama Code 34-24-220.04, from the Physical Therapy Compact',
  url: 'https://instalawyer.io/laws/code-of-alabama/section-34-24-22004-active-duty',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const physicalTherapyGeorgia: Source = {
  title: 'Georgia Secretary of State: Physical Therapy Compact',
  url: 'https://sos.ga.gov/page/physical-therapy-compact',
  grade: 'official',
  seen: '2026-11-22',
}
/** Only a table that somebody made from the page was found. The page is the one to open. */
export const occupationalTherapyOpen: Source = {
  title:
    'Occupational Therapy Compact: Before You Apply, as a public table read it on September 2, 2026',
  url: 'https://otcompact.gov/before-you-apply/',
  grade: 'official',
  seen: '2026-11-22',
}
export const occupationalTherapyHome: Source = {
  title: 'Occupational Therapy Compact: home page of September 2025',
  url: 'https://otcompact.gov/',
  grade: 'official',
  seen: '2026-11-23',
}
export const occupationalTherapyAim: Source = {
  title: 'South Dakota Codified Law 36-31A-2, the Occupational Therapy Compact',
  url: 'https://sdlegislature.gov/api/Statutes/36-31A-2.html',
  grade: 'official',
  seen: '2026-11-22',
}
/** As with occupational therapy: a table and a news desk that read the compact's notices. */
export const speechOpen: Source = {
  title: 'Speech and Audiology Compact: notices as quoted by a news desk on September 14, 2026',
  url: 'https://aslpcompact.com/',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const speechRule: Source = {
  title: 'Washington House Bill 1043 of 2021: text of the speech and audiology compact',
  url: 'https://lawfilesext.leg.wa.gov/biennium/2021-22/Xml/Bills/House%20Bills/1043.xml',
  grade: 'official',
  seen: '2026-11-22',
}
export const psychologyList: Source = {
  title: 'South Psychology: undated copy of the PSYPACT list',
  url: 'https://southpsychology.com/team/psypact-licensed-providers',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const psychologyStates2024: Source = {
  title: 'Elysian Psychological Services on PSYPACT states, January 2024',
  url: 'https://www.elysianps.com/blog-psypact/',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const psychologyExplained: Source = {
  title: 'Therapy Without Borders on PSYPACT, February 2026',
  url: 'https://www.therapywithoutborders.org/news/psypact-explained',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const psychologyPractice: Source = {
  title: 'American Psychological Association Services on PSYPACT, July 2, 2021',
  url: 'https://www.apaservices.org/practice/legal/technology/psypact-interstate-practice-telehealth',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const psychologyQuestions: Source = {
  title: 'PSYPACT: Frequently Asked Questions (undated)',
  url: 'https://psypact.gov/general/custom.asp',
  grade: 'official',
  seen: '2026-11-22',
}
export const emergencySpouses: Source = {
  title: 'EMS Compact: Why REPLICA (older site)',
  url: 'https://www.emsreplica.org/why-replica/index.html',
  grade: 'official',
  seen: '2026-11-22',
}
export const dentalThreshold: Source = {
  title: 'Dentist and Dental Hygienist Compact: seventh state, April 23, 2024',
  url: 'https://ddhcompact.org/2024/04/23/ddh-compact-reaches-activation-threshold-with-7th-state/',
  grade: 'official',
  seen: '2026-11-22',
}
export const dentalBasics: Source = {
  title: 'Dentist and Dental Hygienist Compact: Compact Basics, November 21, 2023',
  url: 'https://ddhcompact.org/2023/11/21/ddh-compact-basics/',
  grade: 'official',
  seen: '2026-11-22',
}
export const cosmetologyFirstStates: Source = {
  title: 'Associated Hair Professionals on the first seven cosmetology compact states, 2024',
  url: 'https://www.associatedhairprofessionals.com/updates/blog-posts/cosmetology-compact-active-now-what',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const schoolPsychologyRule: Source = {
  title: 'LexAce: copy of Alabama Code 34-26-103, from the school psychologist compact',
  url: 'https://lexace.ai/us/statute/alabama/34-26-103',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const massageRule: Source = {
  title: 'Washington House Bill 1437 of 2023: text of the massage compact',
  url: 'https://lawfilesext.leg.wa.gov/biennium/2023-24/Pdf/Bills/House%20Bills/1437.pdf',
  grade: 'official',
  seen: '2026-11-22',
}
