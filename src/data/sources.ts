import type { Source } from '@/schemas/content'

/*
 * The pages that several records rest on, each once. A title says what the page itself is; a copy or a
 * report of an official text is "secondary" and has its own address.
 */

// Licenses: the law
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
  title: 'Marine Corps legal assistance: Portability of Professional License',
  url: 'https://www.nclamp.gov/publications/take-1/portability-of-professional-license/',
  grade: 'official',
  seen: '2026-11-23',
}
export const licenseLawText: Source = {
  title: 'Policy Risk: copy of 50 U.S.C. 4025a as of April 2026',
  url: 'https://policyrisk.com/us-code/title/50/section/4025a',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const veteransLicenseBill: Source = {
  title: 'Track of H.R. 5035 (August 2025): introduced, nothing since',
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

// Licenses: getting the cost back
export const navyLicenseCosts: Source = {
  title: 'MyNavyHR: Spouse Licensure',
  url: 'https://www.mynavyhr.navy.mil/Support-Services/Culture-Resilience/Family-Readiness/Spouse-Licensure/',
  grade: 'official',
  seen: '2026-11-23',
}
export const armyLicenseCosts: Source = {
  title: 'MyArmyBenefits: Reimbursement of Spouse Relicensing and Business Costs',
  url: 'https://myarmybenefits.us.army.mil/Benefit-Library/Federal-Benefits/Reimbursement-of-Qualifying-Spouse-Relicensing-Costs-and-Business-Costs',
  grade: 'official',
  seen: '2026-11-23',
}
export const familyCenters: Source = {
  title: 'National Council on Family Relations on military family centers',
  url: 'https://www.ncfr.org/resources/career-resources/practice/career-profiles/cfle-context-military-family-servic',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const airForceFamilyCenters: Source = {
  title: 'Air Force Materiel Command on help for spouses’ businesses',
  url: 'https://www.afmc.af.mil/News/Article-Display/Article/3586674/military-spouses-now-eligible-for-small-business-reimbursements/',
  grade: 'official',
  seen: '2026-11-23',
}
export const marineLicenseCosts: Source = {
  title: 'Marine Corps Community Services on license repayment',
  url: 'https://usmc-mccs.org/articles/marine-spouse-pcs-benefits-licensure-reimbursement/',
  grade: 'official',
  seen: '2026-11-23',
}
export const coastGuardLicenseCosts: Source = {
  title: 'Coast Guard: License and Certification Reimbursement for Spouses',
  url: 'https://www.dcms.uscg.mil/Our-Organization/Assistant-Commandant-for-Human-Resources-CG-1/Director-of-Military-Personnel-CG-13/Military-Personnel-Policy-CG-133-/Spouse-License-Reimbursement/',
  grade: 'official',
  seen: '2026-11-23',
}
export const reimbursementLaw: Source = {
  title: 'Copy of 37 U.S.C. 453(g) on what ends on December 31, 2029 (undated)',
  url: 'https://github.com/codexstanford/markdonw-chunck-of-the-usa-code',
  grade: 'secondary',
  seen: '2026-11-22',
}

// Compacts
export const compactDataset: Source = {
  title: 'Reference Source: state lists of the compacts with quoted lines, September 22, 2026',
  url: 'https://github.com/joelp22-maker/referencesource-data',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const nurseCompactMap: Source = {
  title: 'Margdarshan: dated copy of the nurse compact’s map, October 7, 2026',
  url: 'https://github.com/templeguidegujarat01/margdarshan',
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
  title: 'CompactConnect: member list of the cosmetology compact, January 29, 2026',
  url: 'https://github.com/csg-org/CompactConnect',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const dentalCompactStates: Source = {
  title: 'Becker’s Dental: where two interstate dental compacts stand (undated, about early 2025)',
  url: 'https://www.beckersdental.com/staffing-issues/where-2-interstate-dental-compacts-stand/',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const dentalCompactSite: Source = {
  title: 'Dentist and Dental Hygienist Compact',
  url: 'https://ddhcompact.org/',
  grade: 'official',
  seen: '2026-11-23',
}

// MyCAA
export const mycaaRelease: Source = {
  title: 'Department of Defense release on wider MyCAA eligibility, 2023',
  url: 'https://www.militaryonesource.mil/media/news-and-releases/dod-expands-military-spouse-scholarship-eligibility/',
  grade: 'official',
  seen: '2026-11-23',
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

// Families, pay and moves
export const spouseSurvey2021: Source = {
  title:
    'MOAA (Military Officers Association of America) on the DoD (Department of Defense) spouse survey of 2021',
  url: 'https://www.moaa.org/content/publications-and-media/news-articles/2023-news-articles/spouse-and-family/active-duty-spouse-survey-shows-familiar-challenges-arent-letting-up/',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const spouseSurvey2024: Source = {
  title:
    'MOAA (Military Officers Association of America) on the DoD (Department of Defense) spouse survey of 2024',
  url: 'https://www.moaa.org/content/publications-and-media/news-articles/2025-news-articles/advocacy/6-key-takeaways-from-dods-latest-spouse-survey',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const moveFrequencyArticle: Source = {
  title: 'USAFacts on military spouses: moves every two to three years',
  url: 'https://usafacts.org/articles/how-many-military-spouses-are-employed-by-the-federal-government',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const moveCutsMemo: Source = {
  title: 'MilThink: copy of the department’s memo of May 22, 2025, on fewer moves',
  url: 'https://www.milthink.com/detail/73759',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const msepNews: Source = {
  title: 'Dayton Daily News on the Military Spouse Employment Partnership, October 2022',
  url: 'https://www.dayton.com/local/dod-welcomes-70-new-employers-willing-to-hire-military-spouses/6H7TI4P3YFDYPMK3Z3XDJXJSTU/',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const careerAcceleratorLaw: Source = {
  title: 'Self-Law: copy of the act on the Career Accelerator (10 U.S.C. 1784(i))',
  url: 'https://self-law.org/code/statute-compilations/comps-18280/sec-582',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const careerAcceleratorNews: Source = {
  title: 'MilSpouses.com on the Career Accelerator from January 2026',
  url: 'https://milspouses.com/spouse-benefits/military-spouse-career-accelerator',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const bahRelease: Source = {
  title: 'Mirage News: the department’s release on the 2026 housing allowance',
  url: 'https://www.miragenews.com/war-department-reveals-2026-housing-allowance-1588322',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const leaseGuide: Source = {
  title: 'Marine Corps legal assistance: property manager’s guide to the SCRA',
  url: 'https://www.nclamp.gov/for-lawyers/additional-resources/property-managers-guide-to-the-scra/',
  grade: 'official',
  seen: '2026-11-23',
}
export const wages: Source = {
  title: 'U.S. Bureau of Labor Statistics: national wages of May 2025, published May 15, 2026',
  url: 'https://www.bls.gov/oes/tables.htm',
  grade: 'official',
  seen: '2026-11-23',
}
export const outlook: Source = {
  title: 'U.S. Bureau of Labor Statistics: Occupational Outlook Handbook, growth 2024 to 2034',
  url: 'https://www.bls.gov/ooh/',
  grade: 'official',
  seen: '2026-11-21',
}

// Help
export const militaryOneSource: Source = {
  title: 'Military OneSource',
  url: 'https://www.militaryonesource.mil/',
  grade: 'official',
  seen: '2026-11-21',
}
export const veteransCrisisLine: Source = {
  title: 'Veterans Crisis Line, also for service members and their families',
  url: 'https://www.veteranscrisisline.net/',
  grade: 'official',
  seen: '2026-11-23',
}
export const militaryChildCare: Source = {
  title: 'MilitaryChildCare.com',
  url: 'https://www.militarychildcare.com/',
  grade: 'official',
  seen: '2026-11-21',
}

// Work, taxes and moves
export const usajobsSpouses: Source = {
  title: 'USAJOBS: Military spouses',
  url: 'https://help.usajobs.gov/working-in-government/unique-hiring-paths/military-spouses',
  grade: 'official',
  seen: '2026-11-21',
}
export const spouseWorks: Source = {
  title: 'SpouseWorks (Military OneSource)',
  url: 'https://spouseworks.militaryonesource.mil/portal/',
  grade: 'official',
  seen: '2026-11-21',
}
export const stateTaxArticle: Source = {
  title: 'Kate Horrell on state tax residence for military spouses since January 2023',
  url: 'https://www.katehorrell.com/scra-and-military-spouses/',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const taxTips: Source = {
  title: 'Internal Revenue Service: tax filing tips for service members, with MilTax (2020)',
  url: 'https://www.irs.gov/es/newsroom/tax-filing-tips-for-military-service-members-and-veterans',
  grade: 'official',
  seen: '2026-11-23',
}
export const coastGuardMoves: Source = {
  title: 'Coast Guard message 245/25 on personally procured moves, May 2025',
  url: 'https://content.govdelivery.com/accounts/USDHSCG/bulletins/3e283dc',
  grade: 'official',
  seen: '2026-11-23',
}
export const childCareFeeAssistance: Source = {
  title: 'Child Care Aware of America: military fee assistance',
  url: 'https://www.childcareaware.org/feeassistancerespiteproviders/feeassistance/',
  grade: 'official',
  seen: '2026-11-23',
}
