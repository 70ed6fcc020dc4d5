import type { Source } from '@/schemas/content/content'

/* Pages about work, taxes and moving that several records cite. docs/writing-data.md says how a source is written. */

export const usajobsSpouses: Source = {
  title: 'USAJOBS: Military spouses',
  url: 'https://help.usajobs.gov/working-in-government/unique-hiring-paths/military-spouses',
  grade: 'official',
  seen: '2026-11-25',
}
export const spouseAppointmentRule: Source = {
  title: 'Copy of the federal personnel office’s final rule on spouse appointments, May 31, 2024',
  url: 'https://federal.elaws.us/fr/5/31/2024/2024-11825',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const spouseAppointmentLaw: Source = {
  title: 'Copy of the law on appointments of military spouses (5 U.S.C. 3330d)',
  url: 'https://lawserver.com/law/country/us/cfr/5_usc_3330d',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const spouseRemoteLaw: Source = {
  title:
    'Lawstack: newer copy of the law on spouse appointments, remote work too, checked in June 2026',
  url: 'https://law.lawstack.com/usc/5/3330d/',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const spouseAppointmentEndDate: Source = {
  title:
    'Self-Law: copy of the act of December 2024 that took out one end date and moved another (sec. 1102)',
  url: 'https://self-law.org/code/statute-compilations/comps-18280/sec-1102',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const spouseAppointmentRegulation: Source = {
  title: 'Electronic Code of Federal Regulations: the rule on spouse appointments (5 CFR 315.612)',
  url: 'https://www.ecfr.gov/current/title-5/chapter-I/subchapter-B/part-315/subpart-F/section-315.612',
  grade: 'official',
}
export const spouseAppointmentRuleOf2021: Source = {
  title:
    'Justia: copy of the final rule on spouse appointments of September 21, 2021, effective October 21, 2021',
  url: 'https://regulations.justia.com/regulations/fedreg/2021/09/21/2021-20308.html',
  grade: 'secondary',
  seen: '2026-11-26',
}
export const spouseAppointmentRuleOf2023: Source = {
  title:
    'Federal Register: final rule of May 2024 on spouse appointments, with the changes of September 2023',
  url: 'https://www.federalregister.gov/d/2024-11825',
  grade: 'official',
}
export const spouseAppointmentOlderRule: Source = {
  title: 'Lawstack: copy of the older rule on spouse appointments (5 CFR 315.612), with PCS orders',
  url: 'https://law.lawstack.com/laws/5-cfr_s_315-612_noncompetitive-appointment-of-certain-military-spouses-1fd9ad7b-427c-40a1-83ca-186d01eec0d1',
  grade: 'secondary',
  seen: '2026-11-26',
}
export const spouseAppointmentPapers: Source = {
  title: 'National Institutes of Health: papers for the appointment of military spouses',
  url: 'https://hr.nih.gov/jobs/announcement-links/appointment-certain-military-spouses-eligibility',
  grade: 'official',
  seen: '2026-11-26',
}
export const spouseAppointmentPapersLabor: Source = {
  title: 'Department of Labor: papers for the appointment of military spouses (archived)',
  url: 'https://www.dol.gov/oasam/doljobs/noncompetitive.htm',
  grade: 'official',
  seen: '2026-11-26',
}
export const spousePreference: Source = {
  title: 'Military OneSource: Understanding the Military Spouse Preference Program',
  url: 'https://www.militaryonesource.mil/education-employment/seco/understanding-military-spouse-preference/',
  grade: 'official',
  seen: '2026-11-25',
}
export const preferenceChecklist: Source = {
  title: 'Air Force Civilian Service: military spouses, with the checklist for each application',
  url: 'https://afciviliancareers.com/military-spouses',
  grade: 'official',
  seen: '2026-11-25',
}
export const preferenceChecklistCopy: Source = {
  title: 'Copy of the Military Spouse PPP Self-Certification Checklist, November 2019',
  url: 'https://fill.io/MILITARY-SPOUSE-PPP-SELF-CERTIFICATION-CHECKLIST-IMPORTANT-This-form',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const spouseWorks: Source = {
  title: 'SpouseWorks (Military OneSource)',
  url: 'https://spouseworks.militaryonesource.mil/portal/',
  grade: 'official',
  searched: '2026-11-25',
}
export const mySeco: Source = {
  title: 'MySECO, the older site of SpouseWorks (2018)',
  url: 'https://myseco.militaryonesource.mil/portal/content/view/8317',
  grade: 'official',
  seen: '2026-11-25',
}
export const remoteSpousesMemo: Source = {
  title: 'Air University on the personnel memo about military spouses, February 2025',
  url: 'https://airuniversity.af.edu/News/MAJCOM/Display/Article/4069473/military-spouses-exempted-from-return-to-work-mandate',
  grade: 'official',
  seen: '2026-11-25',
}
export const remoteSpousesNews: Source = {
  title: 'Federal News Network: how agencies read the memo on military spouses, February 2025',
  url: 'https://federalnewsnetwork.com/defense-main/2025/02/opm-clarifies-rto-guidance-for-military-spouses-after-pressure-from-lawmakers-families/',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const spouseJobsOverseas: Source = {
  title: 'Military OneSource: Military Spouse Jobs Overseas',
  url: 'https://www.militaryonesource.mil/education-employment/seco/military-spouse-jobs-overseas/',
  grade: 'official',
  seen: '2026-11-23',
}
export const overseasWorkNews: Source = {
  title: 'Military.com on the memo of January 2025 (March 2025)',
  url: 'https://www.military.com/daily-news/2025/03/31/pentagon-ruling-eases-one-employment-barrier-military-spouses-overseas.html',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const overseasTeleworkPage: Source = {
  title: 'Military OneSource: Domestic Employees Teleworking Overseas (DETO) Program',
  url: 'https://www.militaryonesource.mil/benefits/domestic-employees-teleworking-overseas-program/',
  grade: 'official',
  seen: '2026-12-01',
}
export const overseasTeleworkRule: Source = {
  title:
    'Office of Personnel Management: telework from overseas, for any duration, needs a signed DETO agreement',
  url: 'https://www.opm.gov/frequently-asked-questions/telework-faq/overseas-telework/for-employees-assigned-to-domestic-positions-what-is-the-difference-between-overseas-telework-that-requires-a-deto-agreement-and-mobile-work-overseas-is-there-any-mobile-work-i-can-do-overseas-without-a-deto-agreement-in-place',
  grade: 'official',
  seen: '2026-12-01',
}
export const overseasTeleworkApproval: Source = {
  title: 'Department of Defense: DETO toolkit, with who approves (the State Department)',
  url: 'https://dcpas.osd.mil/policy/worklife/DETO-remote-work',
  grade: 'official',
  seen: '2026-12-01',
}
export const certificateOfCoverage: Source = {
  title: 'Social Security Administration: Certificate of Coverage, requested by the employer',
  url: 'https://www.socialsecurity.gov/international/CoC_link.html',
  grade: 'official',
  seen: '2026-12-01',
}
export const germanTaxOnTelework: Source = {
  title: 'Kaiserslautern American: the Legal Services Center on German tax for telework (undated)',
  url: 'https://www.kaiserslauternamerican.com/german-income-taxation-of-telework/',
  grade: 'secondary',
  seen: '2026-12-01',
}
export const stateTaxArticle: Source = {
  title: 'Kate Horrell on state tax residence for military spouses since January 2023',
  url: 'https://www.katehorrell.com/scra-and-military-spouses/',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const virginiaTaxForm: Source = {
  title: 'TaxSlayer: military spouses in Virginia, with the form of each year (undated)',
  url: 'https://support.taxslayer.com/hc/en-us/articles/360015710132-How-do-I-deduct-military-spouse-s-income-on-the-Virginia-return',
  grade: 'secondary',
  seen: '2026-12-01',
}
export const georgiaTaxForm: Source = {
  title: 'TaxSlayer: military spouses in Georgia, with the form of each year (undated)',
  url: 'https://support.taxslayer.com/hc/en-us/articles/360015907631-How-do-I-deduct-the-military-spouse-s-income-on-the-Georgia-return',
  grade: 'secondary',
  seen: '2026-12-01',
}
export const taxTips: Source = {
  title:
    'Internal Revenue Service: tax filing tips for service members, with MilTax (2020, archived)',
  url: 'https://www.irs.gov/newsroom/tax-filing-tips-for-military-service-members-and-veterans',
  grade: 'official',
  seen: '2026-11-23',
}
export const coastGuardMoves: Source = {
  title: 'Coast Guard message 245/25 on personally procured moves, May 2025',
  url: 'https://content.govdelivery.com/accounts/USDHSCG/bulletins/3e283dc',
  grade: 'official',
  seen: '2026-11-23',
}
export const moveCallCenter: Source = {
  title: 'Holloman Air Force Base: the call center of the PCS task force, August 2025',
  url: 'https://www.holloman.af.mil/News/Display/Article/4262477/pcs-task-force-launches-call-center-delivering-answers-on-military-moves',
  grade: 'official',
  seen: '2026-11-25',
}
export const moveContractEnd: Source = {
  title: 'The Mover on the end of the HomeSafe contract, August 2025',
  url: 'https://www.themover.co.uk/features/2025/08/12/what-follows-the-homesafe-us-military-household-goods-contract',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const childCareFeeAssistance: Source = {
  title: 'Child Care Aware of America: military fee assistance',
  url: 'https://www.childcareaware.org/feeassistancerespiteproviders/feeassistance/',
  grade: 'official',
  seen: '2026-11-23',
}
export const feeAssistanceProviders: Source = {
  title: 'MilitaryChildCare.com: About, what a provider in town needs for fee assistance',
  url: 'https://public.militarychildcare.csd.disa.mil/mcc-central/mcchome/about',
  grade: 'official',
  seen: '2026-11-30',
}
export const armyFeeAssistance: Source = {
  title: 'Child Care Aware of America: Army fee assistance, questions and answers (2023)',
  url: 'https://childcareaware.org/fee-assistancerespite/militaryprograms',
  grade: 'official',
  seen: '2026-11-30',
}
export const feeAssistanceNews: Source = {
  title: 'Operation Child Care Project: fee assistance updates of 2026',
  url: 'https://www.occproject.org/post/child-care-fee-assistance-updates-2026',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const feeAssistanceNumber: Source = {
  title: 'Army Recruiting Command on Army fee assistance, with the number to call',
  url: 'https://recruiting.army.mil/hq/HRD/SFA/ice/',
  grade: 'official',
  seen: '2026-11-25',
}
export const marineFeeAssistance: Source = {
  title: 'Child Care Aware of America: Marine Corps fee assistance',
  url: 'https://www.childcareaware.org/fee-assistancerespite/military-families/marines/',
  grade: 'official',
  seen: '2026-12-01',
}
export const airForceFeeAssistance: Source = {
  title: 'Child Care Aware of America: Air Force and Space Force fee assistance',
  url: 'https://childcareaware.org/fee-assistancerespite/military-families/air-force/fee-assistance',
  grade: 'official',
  seen: '2026-12-01',
}
export const navyFeeAssistance: Source = {
  title: 'MilitaryChildCare.com: fee assistance for Navy families, with exceptions',
  url: 'https://public.militarychildcare.csd.disa.mil/mcc-central/mcchome/mccyn/navy',
  grade: 'official',
  seen: '2026-12-01',
}
export const navyFeeAssistanceMove: Source = {
  title:
    'Child Care Aware of America, January 2022: the Navy is to run its fee assistance from October 2022',
  url: 'https://www.childcareaware.org/fee-assistancerespite/military-families/navy/navy-feeassistance/',
  grade: 'secondary',
  seen: '2026-12-01',
}
export const coastGuardFeeAssistance: Source = {
  title: 'MilitaryChildCare.com: fee assistance for Coast Guard families',
  url: 'https://public.militarychildcare.csd.disa.mil/mcc-central/mcchome/mccyn/coast-guard',
  grade: 'official',
  seen: '2026-12-01',
}
export const coastGuardChildCare: Source = {
  title: 'Coast Guard Office of Work-Life: child care, on MilitaryChildCare.com since April 2024',
  url: 'https://www.dcms.uscg.mil/Our-Organization/Assistant-Commandant-for-Human-Resources-CG-1/Health-Safety-and-Work-Life-CG-11/Office-of-Work-Life-CG-111/child-care/',
  grade: 'official',
  seen: '2026-12-01',
}
export const childCareHelpDesk: Source = {
  title: 'Child Care Aware of America: the help desk of MilitaryChildCare.com',
  url: 'https://www.childcareaware.org/army-fee-assistance-mccyn/',
  grade: 'secondary',
  seen: '2026-12-01',
}
export const childCareHelpDesk2020: Source = {
  title: 'Coast Guard on child care and the help desk of MilitaryChildCare.com, August 8, 2020',
  url: 'https://www.uscg.mil/Coronavirus/Information/Article/2306054/child-care-resources-to-help-you-during-covid-19/',
  grade: 'official',
  seen: '2026-12-01',
}
export const dependentCareLaw: Source = {
  title: '26 U.S.C. 129(b) as enacted in 1981, on Wikisource: what of it is not taxed',
  url: 'https://en.m.wikisource.org/wiki/Page:United_States_Statutes_at_Large_Volume_95.djvu/225',
  grade: 'secondary',
  seen: '2026-12-01',
}
export const dependentCareEarnings: Source = {
  title:
    'FSAFEDS: How much do I have to earn for a dependent care account? (undated, with an older limit)',
  url: 'https://www.fsafeds.gov/support/faq/all/331',
  grade: 'official',
  seen: '2026-12-01',
}
export const dependentCareStudents: Source = {
  title:
    'UncleFed’s copy of Internal Revenue Service Publication 3991 (2001): on full-time students',
  url: 'https://www.unclefed.com/IRS-Forms/2001/HTML/p39910103.html',
  grade: 'secondary',
  seen: '2026-12-01',
}
export const dependentCareLoss: Source = {
  title: 'FSAFEDS: What is the use or lose rule? (undated)',
  url: 'https://www.fsafeds.gov/support/faq/all/1083',
  grade: 'official',
  seen: '2026-12-01',
}
export const dependentCareAccounts: Source = {
  title: 'Military OneSource: Dependent Care Flexible Spending Account',
  url: 'https://www.militaryonesource.mil/benefits/dependent-fsa/',
  grade: 'official',
  seen: '2026-11-25',
}
export const openSeason: Source = {
  title: 'FSAFEDS: What is Open Season? (undated)',
  url: 'https://www.fsafeds.gov/enroll/open-season',
  grade: 'official',
  seen: '2026-11-30',
}
export const openSeasonRule: Source = {
  title: 'Ruralinfo.net: the federal rule for the days of the open season (2018)',
  url: 'https://www.ruralinfo.net/event/2018-open-season/',
  grade: 'secondary',
  seen: '2026-11-30',
}
export const dependentCareChanges: Source = {
  title: 'FSAFEDS: What is a qualifying life event? (undated)',
  url: 'https://www.fsafeds.com/support/faq/all/404',
  grade: 'official',
  seen: '2026-11-30',
}
export const dependentCareChangeDays: Source = {
  title: '37th Training Wing: the days to change a flexible spending account (2020)',
  url: 'https://www.37trw.af.mil/News/Article-Display/Article/2130898/dod-issues-flexible-spending-account-tips-in-response-to-covid-19/',
  grade: 'official',
  seen: '2026-11-30',
}
export const childCareSearchNews: Source = {
  title: 'MilSpouses.com on child care while you look for work, September 2025',
  url: 'https://milspouses.com/childcare/ndaa-jobs',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const childCareSearchLaw: Source = {
  title: 'MOAA (Military Officers Association of America) on the defense act for 2025 and families',
  url: 'https://moaa.org/content/publications-and-media/news-articles/2024-news-articles/advocacy/child-care,-spouse-licensure,-and-more-how-the-fy-2025-ndaa-will-help-military-families',
  grade: 'secondary',
  seen: '2026-11-25',
}

export const usajobsResumePage: Source = {
  title: 'USAJOBS help: How do I write a resume for a federal job?',
  url: 'https://help.usajobs.gov/faq/application/documents/resume/what-to-include',
  grade: 'official',
  seen: '2026-11-23',
}
