import type { Source } from '@/schemas/content/content'

/* Pages on what a compact lets people do, and lists of its states, each once. docs/writing-data.md says how a source is written. */

export const nurseMoving: Source = {
  title: 'NCSBN: What do I need to do before I move to another state?',
  url: 'https://ncsbn.zendesk.com/hc/en-us/articles/6685305095703-What-do-I-need-to-do-before-I-move-to-another-state',
  grade: 'official',
  seen: '2026-11-22',
}
export const nurseSnapshot: Source = {
  title: 'CompactStates: State of the Nurse Licensure Compact, June 17, 2026',
  url: 'https://compactstates.com/state-of-the-nurse-licensure-compact',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const nurseList: Source = {
  title: 'NurseZee: compact nursing states, checked with the official map on May 10, 2026',
  url: 'https://nursezee.com/compact-nursing-states/',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const nurseRules: Source = {
  title:
    'Wisconsin Administrative Code N 9: rules of the nurse compact, in force since January 2, 2024',
  url: 'https://docs-preview.legis.wisconsin.gov/scroll/down/60/exec_review/admin_code/n/9_',
  grade: 'official',
  seen: '2026-11-23',
}
export const nurseOlderQuestions: Source = {
  title: 'NCSBN: older copy of the nurse compact’s questions and answers',
  url: 'https://www.ncsbn.org/94.htm',
  grade: 'official',
  seen: '2026-11-23',
}
export const advancedPracticeExplained: Source = {
  title: 'CompactStates: does the nurse compact cover advanced practice?',
  url: 'https://www.compactstates.com/aprn-compact-license',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const teacherTool: Source = {
  title: 'Honest MOS: license tool for teachers, May 2026',
  url: 'https://www.honestmos.com/tools/license-portability/profession/teaching',
  grade: 'secondary',
  seen: '2026-11-22',
}
/* FastDemocracy has each bill behind a question mark in the address: its title has the number to search for. */
export const cosmetologyWashingtonBill: Source = {
  title:
    'FastDemocracy: summary of Washington’s cosmetology compact bill of 2025 (search for WAB00021850)',
  url: 'https://fastdemocracy.com/bill-summary/',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const dietitianIowaBill: Source = {
  title: 'FastDemocracy: summary of Iowa’s dietitian compact bill of 2025 (search for IAB00020446)',
  url: 'https://fastdemocracy.com/bill-summary/',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const schoolPsychologyFloridaBill: Source = {
  title:
    'FastDemocracy: summary of Florida’s school psychologist compact bill of 2025 (search for FLB00031874)',
  url: 'https://fastdemocracy.com/bill-summary/',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const teacherDelawareSummary: Source = {
  title: 'VulcanBills: summary of Delaware’s teacher compact act, signed August 29, 2024',
  url: 'https://vulcanbills.com/de/2023/SB188',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const coloradoTeacherAct: Source = {
  title: 'BillTrack50: Colorado Senate Bill 26-126 on out-of-state teachers, signed in April 2026',
  url: 'https://www.billtrack50.com/billdetail/1979888',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const coloradoTeacherSummary: Source = {
  title: 'CatallaxCore: Colorado Senate Bill 26-126, with the legislature’s own summary',
  url: 'https://www.catallaxcore.com/bills/a5ca1e04-81d5-4e13-90e5-a301bb347364',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const counselingExplained: Source = {
  title: 'WiseTreat on the Counseling Compact, March 4, 2026',
  url: 'https://wisetreat.com/blog/the-counseling-compact-explained-for-2026',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const counselingQuestions: Source = {
  title: 'American Counseling Association: questions and answers on the Counseling Compact',
  url: 'https://www.counseling.org/advocacy/counseling-compact/faqs',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const counselingSite: Source = {
  title: 'Counseling Compact: FAQ for counselors (copy of 2025)',
  url: 'https://counselingcompact.gov/faq',
  grade: 'official',
  seen: '2026-11-25',
}
export const counselingRule: Source = {
  title: 'LawServer: copy of Alabama Code 34-8A-55, from the Counseling Compact',
  url: 'https://www.lawserver.com/law/state/alabama/al-code/alabama_code_34-8a-55',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const compactConnect: Source = {
  title: 'Code repository CompactConnect: member lists of three compacts, August 7, 2026',
  url: 'https://github.com/csg-org/CompactConnect/blob/90ec07b8ca9745e99ff7f75bc541f1ca78b37c07/backend/compact-connect/cdk.json',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const compactConnectGuide: Source = {
  title:
    'Code repository CompactConnect: guide for state staff, with fees for military, August 7, 2026',
  url: 'https://github.com/csg-org/CompactConnect/blob/90ec07b8ca9745e99ff7f75bc541f1ca78b37c07/staff-user-documentation/README.md',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const compactConnectSite: Source = {
  title:
    'Code repository CompactConnect: texts of its site, under “military” for spouses, August 7, 2026',
  url: 'https://github.com/csg-org/CompactConnect/blob/90ec07b8ca9745e99ff7f75bc541f1ca78b37c07/webroot/src/locales/en.json',
  grade: 'secondary',
  seen: '2026-11-30',
}
export const socialWorkAim: Source = {
  title: 'Texas House Bill 3503 of 2025: text of the social work compact (not passed in Texas)',
  url: 'https://capitol.texas.gov/tlodocs/89R/billtext/html/HB03503I.htm',
  grade: 'official',
  seen: '2026-11-22',
}
export const socialWorkList: Source = {
  title: 'Therapy Without Borders: states in the social work compact, early 2026',
  url: 'https://www.therapywithoutborders.org/news/explainer-the-social-work-compact',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const socialWorkQuestions: Source = {
  title: 'Quote of the Social Work Licensure Compact’s questions and answers of June 2, 2026',
  url: 'https://swcompact.org/2026/06/02/social-work-licensure-compact-faqs-2/',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const therapyCompactMap: Source = {
  title:
    'Code repository Margdarshan: dated copy of the physical therapy compact’s list, October 7, 2026',
  url: 'https://github.com/templeguidegujarat01/margdarshan/blob/74b88f04584acc2ac4e8aa0c09453371557d84d6/_data/us/compacts.yml',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const physicalTherapyRule: Source = {
  title: 'InstaLawyer: copy of Alabama Code 34-24-220.04, from the Physical Therapy Compact',
  url: 'https://instalawyer.io/laws/code-of-alabama/section-34-24-22004-active-duty',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const physicalTherapySummary: Source = {
  title: 'North Dakota Board of Physical Therapy: summary of the Physical Therapy Compact',
  url: 'https://www.ndbpt.org/compact/compact_executive_summary.asp',
  grade: 'official',
  seen: '2026-11-23',
}
export const physicalTherapyFees: Source = {
  title: 'Physical Therapy Compact: table of fees, law tests and waivers (undated)',
  url: 'https://ptcompact.org/compact-privilege-fee-jurisprudence-and-waiver-table',
  grade: 'official',
  seen: '2026-11-30',
}
export const physicalTherapyGeorgia: Source = {
  title: 'Georgia Secretary of State: Physical Therapy Compact',
  url: 'https://sos.ga.gov/page/physical-therapy-compact',
  grade: 'official',
  seen: '2026-11-22',
}
/** A third party's table of the compact's page “Before You Apply”, which could not be read itself. */
export const occupationalTherapyTable: Source = {
  title: 'Table of therapy compacts by a staffing website, checked by hand on September 2, 2026',
  url: 'https://github.com/jj5288/apt-website/blob/HEAD/scripts/market-data/compacts.py',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const occupationalTherapyJanuary: Source = {
  title: 'Jackson Therapy Partners on the occupational therapy compact, January 2026',
  url: 'https://www.jacksontherapy.com/therapy-blog/how-the-ot-compact-is-changing-travel-therapy-jackson-therapy-partners',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const occupationalTherapyQuestions: Source = {
  title: 'Occupational Therapy Compact: Practitioner FAQ (undated)',
  url: 'https://otcompact.gov/practitioner-faq',
  grade: 'official',
  seen: '2026-11-25',
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
export const psychologyStatesMay2024: Source = {
  title: 'Dr. Mark Worthen: PSYPACT states of April 15, 2024, and those of July 2024 and July 2023',
  url: 'https://www.drworthen.net/psypact-states.html',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const psychologyMississippi: Source = {
  title: 'Mississippi Board of Psychology: Mississippi joins PSYPACT, effective April 8, 2024',
  url: 'https://www.psychologyboard.ms.gov/2020-05/mississippi-joins-psychology-interjurisdictional-compact-psypact',
  grade: 'official',
  seen: '2026-11-25',
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
export const psychologyHomeState: Source = {
  title: 'PSYPACT: Practice Related FAQs, on where the psychologist has to be (undated)',
  url: 'https://psypact.gov/page/Practice_Related_FAQs',
  grade: 'official',
  seen: '2026-11-25',
}
export const psychologyHomeStateLaw: Source = {
  title: 'Vermont Statutes 26 V.S.A. 3024: home state under PSYPACT',
  url: 'https://legislature.vermont.gov/statutes/section/26/055/03024',
  grade: 'official',
  seen: '2026-11-25',
}
export const psychologyTemporary: Source = {
  title: 'Association of State and Provincial Psychology Boards: Practicing Temporarily',
  url: 'https://asppb.net/credentials-related-records/practicing-temporarily/',
  grade: 'official',
  seen: '2026-11-23',
}
export const psychologyRenewals: Source = {
  title: 'PSYPACT: Renewals, with the yearly fees (copy of about October 2024)',
  url: 'https://psypact.gov/page/PSYPACTRenewals',
  grade: 'official',
  seen: '2026-11-23',
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
export const dentalOhioAct: Source = {
  title:
    'FastDemocracy: final analysis of Ohio Senate Bill 40 on the dental compact (search for OHB00011685)',
  url: 'https://fastdemocracy.com/bill-summary/',
  grade: 'secondary',
  seen: '2026-11-30',
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
export const cosmetologyColorado: Source = {
  title: 'Colorado General Assembly: House Bill 24-1111, the cosmetology compact',
  url: 'https://leg.colorado.gov/bills/hb24-1111',
  grade: 'official',
  seen: '2026-11-23',
}
export const cosmetologyGuide: Source = {
  title: 'Open Exam Prep on the cosmetology compact, early 2026',
  url: 'https://open-exam-prep.com/blog/cosmetology-licensure-compact-2026',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const cosmetologyForWhom: Source = {
  title: 'Associated Hair Professionals on whom the cosmetology compact is for, January 26, 2024',
  url: 'https://www.associatedhairprofessionals.com/updates/blog-posts/pennsylvania-legislature-introduces-cosmetology-compact-bill',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const estheticsAlabama: Source = {
  title:
    'Associated Skin Care Professionals: Alabama, first in the esthetics compact, April 9, 2026',
  url: 'https://www.ascpskincare.com/node/5627',
  grade: 'secondary',
  seen: '2026-11-30',
}
export const estheticsAlabamaCode: Source = {
  title: 'LexAce: copy of Alabama Code 34-7B-82, from the esthetics compact',
  url: 'https://lexace.ai/us/statute/alabama/34-7B-82',
  grade: 'secondary',
  seen: '2026-11-30',
}
export const schoolPsychologySite: Source = {
  title: 'Interstate Compact for School Psychologists: home page (undated)',
  url: 'https://schoolpsychcompact.org/',
  grade: 'official',
  seen: '2026-11-23',
}
export const schoolPsychologyRule: Source = {
  title: 'LexAce: copy of Alabama Code 34-26-103, from the school psychologist compact',
  url: 'https://lexace.ai/us/statute/alabama/34-26-103',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const schoolPsychologyWestVirginia: Source = {
  title: 'West Virginia Code 18-10R-1, the compact for school psychologists',
  url: 'https://code.wvlegislature.gov/18-10R-1',
  grade: 'official',
  seen: '2026-11-25',
}
export const schoolPsychologyWestVirginiaAct: Source = {
  title: 'LegiScan: West Virginia House Bill 4951, passed March 9, 2024',
  url: 'https://legiscan.com/WV/text/HB4951/2024',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const massageNews: Source = {
  title: 'Interstate Massage Compact: two states away from activation (undated)',
  url: 'https://www.massagecompact.org/news-posts/impact-two-states-away-from-activation',
  grade: 'official',
  seen: '2026-11-25',
}
export const emergencyLaw: Source = {
  title: 'U.S. Lawyer Database: copy of the EMS Compact in Colorado’s law (C.R.S. 24-60-3502)',
  url: 'https://law.uslawyerdatabase.com/24-60-3502-compact-approved-and-ratified',
  grade: 'secondary',
  seen: '2026-11-30',
}
export const emergencyPrivilege: Source = {
  title: 'EMS Compact: Multi-state Practice and FAQs (undated)',
  url: 'https://www.emscompact.gov/ems-personnel/privilege-to-practice',
  grade: 'official',
  seen: '2026-11-30',
}
export const advancedPracticeFourth: Source = {
  title: 'NCSBN: South Dakota enacts the APRN Compact, the fourth to do so, February 5, 2024',
  url: 'https://ncsbn.org/news/south-dakota-enacts-aprn-compact',
  grade: 'official',
  seen: '2026-11-25',
}
export const advancedPracticeFive: Source = {
  title: 'Nurse License Guide: APRN Compact explained, January 18, 2026',
  url: 'https://nurselicenseguide.com/blog/2026-01-18-aprn-compact-multistate-license',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const dietitianSite: Source = {
  title: 'Dietitian Licensure Compact: home page (undated)',
  url: 'https://dietitianscompact.org/',
  grade: 'official',
  seen: '2026-11-25',
}
/* As above, FastDemocracy has each bill behind a question mark in the address. */
export const respiratoryIowaBill: Source = {
  title: 'FastDemocracy: summary of Iowa’s respiratory care compact bill of 2025, IAB00020447',
  url: 'https://fastdemocracy.com/bill-summary/',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const respiratoryWashingtonReport: Source = {
  title: 'Washington Senate bill report on the respiratory care compact, House Bill 1114 of 2025',
  url: 'https://lawfilesext.leg.wa.gov/biennium/2025-26/Htm/Bill%20Reports/Senate/1114%20SBR%20HLTC%20TA%2025.htm',
  grade: 'official',
  seen: '2026-11-25',
}
export const medicalFlorida: Source = {
  title: 'Florida Board of Osteopathic Medicine: requirements of the medical compact (2025)',
  url: 'https://floridasosteopathicmedicine.gov/licensing/interstate-medical-licensure-compact-imlc',
  grade: 'official',
  seen: '2026-11-26',
}
export const medicalFloridaProcess: Source = {
  title: 'Florida Board of Osteopathic Medicine: process of the medical compact (2025)',
  url: 'https://floridasosteopathicmedicine.gov/process-4/',
  grade: 'official',
  seen: '2026-11-26',
}
export const medicalPennsylvania: Source = {
  title: 'Governor of Pennsylvania: full part in three health care compacts from July 7, 2025',
  url: 'https://www.pa.gov/governor/newsroom/2025-press-releases/shapiro-expands-job-opportunities-for-doctors--nurses--physical-.html',
  grade: 'official',
  seen: '2026-11-26',
}
export const medicalPennsylvaniaNews: Source = {
  title: 'Lancaster radio news: Pennsylvania, a full participant in three health care compacts',
  url: 'https://wdac.com/health-care-licensure-compacts-become-pa-law/',
  grade: 'secondary',
  seen: '2026-11-26',
}
export const medicalNorthCarolina: Source = {
  title: 'North Carolina Medical Board: Interstate Medical Licensure Compact, from January 2026',
  url: 'https://www.ncmedboard.org/landing-page/interstate-medical-licensure-compact-imlc',
  grade: 'official',
  seen: '2026-11-26',
}
export const medicalNews2026: Source = {
  title: 'CaliberCred: North Carolina joins the medical compact, January 2026',
  url: 'https://calibercred.com/blog/imlc-2026-update-north-carolina-joins-bringing-the-compact-to-43-states',
  grade: 'secondary',
  seen: '2026-11-26',
}
export const medicalArkansas: Source = {
  title: 'Copy of Arkansas Act 269 of 2025 on the medical compact',
  url: 'https://app.legiplex.com/ar/legislature/2025/2025-r/bills/sb119/drafts-compare',
  grade: 'secondary',
  seen: '2026-11-26',
}
export const medicalArkansasNews: Source = {
  title: 'Arkansas Center for Health Improvement on the compacts that the state joins, April 2025',
  url: 'https://achi.net/newsroom/arkansas-aims-to-improve-healthcare-access-by-joining-interstate-licensure-compacts',
  grade: 'secondary',
  seen: '2026-11-26',
}
export const medicalHawaii: Source = {
  title: 'Hawaii Senate committee report 825 of 2025 on the medical compact',
  url: 'https://capitolwebsite.azurewebsites.net/sessions/session2025/CommReports/SB1365_SSCR825_.HTM',
  grade: 'official',
  seen: '2026-11-26',
}
export const medicalConnecticut: Source = {
  title: 'Brown Paindiris & Scott: Connecticut’s start in the medical compact, September 2022',
  url: 'https://www.bpslawyers.com/blog/expedited-licensing-for-non-connecticut-doctors-starts-october-1st/',
  grade: 'secondary',
  seen: '2026-11-26',
}
export const medicalMichiganHouse: Source = {
  title:
    'Michigan Health & Hospital Association on the House’s vote for House Bill 5455, February 2026',
  url: 'https://www.mha.org/newsroom/tag/house-insurance-committee',
  grade: 'secondary',
  seen: '2026-11-29',
}
export const medicalMichiganAct: Source = {
  title:
    'FastDemocracy: its summary MIB00028457, a Michigan House bill of 2026 on the medical compact',
  url: 'https://fastdemocracy.com/bill-summary/',
  grade: 'secondary',
  seen: '2026-11-29',
}
export const medicalNewMexico: Source = {
  title: 'Public: copy of the governor of New Mexico’s release on two compacts, February 5, 2026',
  url: 'https://pubt.io/view/83A3F31ADB40D700DF4903B0FC31C24495B77FCB',
  grade: 'secondary',
  seen: '2026-11-26',
}
export const medicalNewMexicoBill: Source = {
  title: 'New Mexico Legislature: the bill of 2026 on the medical compact, as filed',
  url: 'https://www.nmlegis.gov/sessions/26%20Regular/bills/senate/prefile/232525.html',
  grade: 'official',
  seen: '2026-11-26',
}
export const medicalListOctober: Source = {
  title: 'CompHealth: states in the Interstate Medical Licensure Compact, October 29, 2024',
  url: 'https://obgyn.comphealth.com/resources/interstate-medical-licensure-compact',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const medicalListNovember: Source = {
  title: 'Virtual Medical Staff: states in the Interstate Medical Licensure Compact, November 2024',
  url: 'https://virtualmedstaff.com/physician-resources/interstate-medical-licensure-compact',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const medicalGuide2026: Source = {
  title: 'Locu.ms: state licensing and the medical compact, June 2026',
  url: 'https://www.locu.ms/guide/locum-tenens-state-licensing-imlc',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const medicalRhodeIsland: Source = {
  title: 'U.S. Lawyer Database: copy of R.I. General Laws 5-91, the medical compact, as of 2022',
  url: 'https://law.uslawyerdatabase.com/category/us-law/2022-rhode-island-general-laws/title-5-businesses-and-professions/chapter-5-91-interstate-medical-licensure-compact-expires-july-1-2025',
  grade: 'secondary',
  seen: '2026-11-30',
}
export const medicalRhodeIslandBill: Source = {
  title: 'Legiplex: Rhode Island Senate Bill 289 of 2025, to keep the medical compact',
  url: 'https://app.legiplex.com/lpx/bill/404658',
  grade: 'secondary',
  seen: '2026-11-30',
}
export const medicalRhodeIslandNews: Source = {
  title: 'Providence Business News: Rhode Island and its licensing compacts (2024)',
  url: 'https://pbn.com/r-i-joining-more-licensing-compacts-but-will-there-be-any-difference/',
  grade: 'secondary',
  seen: '2026-11-30',
}
export const medicalMichigan: Source = {
  title: 'Michigan Senate Fiscal Agency: Senate Bill 303 on the medical compact, May 19, 2025',
  url: 'https://ombudsman.legislature.mi.gov/documents/2025-2026/billanalysis/Senate/htm/2025-SFA-0303-G.htm',
  grade: 'official',
  seen: '2026-11-25',
}
export const medicalMichiganSenate: Source = {
  title: 'South Michigan News on the Senate’s vote for Senate Bill 303, September 10, 2025',
  url: 'https://southmichigannews.com/stories/671669449-michigan-senate-approves-bill-for-continued-participation-in-medical-licensure-compact',
  grade: 'secondary',
  seen: '2026-11-26',
}
export const physicianAssistantCommission: Source = {
  title:
    'PA Compact Commission: draft rules on the privilege, open for comment to January 16, 2026',
  url: 'https://integration.pacompact.org/compact-commission',
  grade: 'official',
  seen: '2026-11-25',
}
export const physicianAssistantAbout: Source = {
  title: 'PA Compact: What is the PA Licensure Compact? (undated)',
  url: 'https://pacompact.org/about-pa-licensure-compact',
  grade: 'official',
  seen: '2026-11-25',
}
export const physicianAssistantList2024: Source = {
  title: 'Urgent Care Association: 13 states in the PA Licensure Compact, September 9, 2024',
  url: 'https://urgentcareassociation.org/13-states-to-honor-pa-licensure-compact',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const physicianAssistantList2025: Source = {
  title: 'The Independent PA-C: 18 states in the PA Compact, June 30, 2025',
  url: 'https://theindependentpac.com/post/PA-compact',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const physicianAssistantTexasBill: Source = {
  title: 'Copy of Texas House Bill 1731 of 2025: text of the PA compact (introduced)',
  url: 'https://billcam.com/bill-texts/YdbzdTURey',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const massageRule: Source = {
  title: 'Washington House Bill 1437 of 2023: text of the massage compact',
  url: 'https://lawfilesext.leg.wa.gov/biennium/2023-24/Pdf/Bills/House%20Bills/1437.pdf',
  grade: 'official',
  seen: '2026-11-22',
}
