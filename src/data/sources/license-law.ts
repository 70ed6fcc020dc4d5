import type { Source } from '@/schemas/content/content'

/* Pages about license laws that several records cite. docs/writing-data.md says how a source is written. */

export const licensePortability: Source = {
  title: 'U.S. Department of Justice: Professional License Portability',
  url: 'https://www.justice.gov/servicemembers/professional-license-portability',
  grade: 'official',
  seen: '2026-11-23',
}
export const licensePortabilityUpdate: Source = {
  title: 'U.S. Department of Justice: 2025 Update, Portability of Professional Licenses',
  url: 'https://www.justice.gov/servicemembers/2025-update-portability-professional-licenses',
  grade: 'official',
  seen: '2026-11-23',
}
export const marineLegalAssistance: Source = {
  title:
    'Portability of Professional License, by a Marine Corps legal assistance director (North Carolina State Bar)',
  url: 'https://www.nclamp.gov/publications/take-1/portability-of-professional-license/',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const civilReliefDefinitions: Source = {
  title:
    'Wikisource: Statutes at Large, volume 117, page 2837, with definitions of the Servicemembers Civil Relief Act (December 2003)',
  url: 'https://en.wikisource.org/wiki/Page:United_States_Statutes_at_Large_Volume_117.djvu/2856',
  grade: 'secondary',
  seen: '2026-11-30',
}
export const licenseLawText: Source = {
  title: 'Policy Risk: copy of 50 U.S.C. 4025a as of April 2026',
  url: 'https://policyrisk.com/us-code/title/50/section/4025a',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const licenseLawTextSecond: Source = {
  title: 'Policy Risk: second copy of 50 U.S.C. 4025a, April 6, 2026',
  url: 'https://policyrisk.com/behind-the-curtain/us-code/title/50/section/4025a',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const georgiaOpinion: Source = {
  title: 'Georgia Attorney General: opinion on the Servicemembers Civil Relief Act, February 2026',
  url: 'https://law.georgia.gov/node/21721',
  grade: 'official',
  seen: '2026-11-23',
}
export const georgiaNews: Source = {
  title: 'Georgia Attorney General: news release on the license opinion, February 19, 2026',
  url: 'https://www.einpresswire.com/article/893788198/carr-takes-new-action-to-support-servicemembers-and-their-families',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const justiceReport: Source = {
  title: 'U.S. Department of Justice, Civil Rights Division: start a report',
  url: 'https://civilrights.justice.gov/',
  grade: 'official',
  seen: '2026-11-25',
}
export const justiceEnforces: Source = {
  title: 'U.S. Department of Justice: Servicemembers and Veterans Initiative, How We Can Help',
  url: 'https://www.justice.gov/servicemembers/about-initiative',
  grade: 'official',
  seen: '2026-11-23',
}
export const justiceLetterNews: Source = {
  title: 'The NC Voice on the Justice Department’s letter to the states of December 22, 2025',
  url: 'https://thencvoice.com/politics/justice-department-urges-states-to-enhance-military-spouse-license-portability',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const texasSpouseLawyers: Source = {
  title: 'State Bar of Texas: Military Spouse Attorney (undated)',
  url: 'https://www.texasbar.com/Content/NavigationMenu/ForLawyers/MembershipInformation/MilitarySpouseAttorney/default.htm',
  grade: 'official',
  seen: '2026-11-23',
}
export const spouseLawyerRules: Source = {
  title: 'Military Spouse J.D. Network: state rule changes',
  url: 'https://www.msjdn.org/rule-change/',
  grade: 'official',
  seen: '2026-11-25',
}
export const spouseLawyersByState: Source = {
  title: 'The Bar Examiner: military spouse lawyers admitted by state, 2019 to 2023',
  url: 'https://thebarexaminer.ncbex.org/2023-statistics/Military-spouse-attorneys-admitted-to-temporary-practice-2019-2023/',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const veteransLicenseBill: Source = {
  title: 'GovTrackLive: look for H.R. 5035 (August 2025), which was introduced, with nothing since',
  url: 'https://govtracklive.on-forge.com/',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const stateLawsReport: Source = {
  title: 'MOAA (Military Officers Association of America) on state license laws, December 2017',
  url: 'https://www.moaa.org/Content/Take-Action/Top-Issues/Family/Military-Spouse-License-Portability-Report-Outlines-Shortfalls.aspx',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const spouseLicensureReport: Source = {
  title:
    'Copy of the DoD (Department of Defense) report “Military Spouse Licensure,” November 2019',
  url: 'https://fdocuments.in/document/military-spouse-licensure-state-best-practices-and-1-and-they-are-significantly.html',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const practicalNurseBoards: Source = {
  title: 'Board-of-nursing.com: the three states with two boards of nursing (2025)',
  url: 'https://board-of-nursing.com',
  grade: 'secondary',
  seen: '2026-11-30',
}
export const practicalNurseLouisiana: Source = {
  title: 'Louisiana State Board of Practical Nurse Examiners: requirements for endorsement',
  url: 'https://lsbpne.com/requirements_for_endorsement.phtml',
  grade: 'official',
  seen: '2026-11-30',
}
export const practicalNurseWestVirginia: Source = {
  title: 'Laws9: copy of West Virginia Code 30-7A-5, the board for practical nurses',
  url: 'https://laws9.com/statutes/west-virginia/30/30-7a-5',
  grade: 'secondary',
  seen: '2026-11-30',
}
