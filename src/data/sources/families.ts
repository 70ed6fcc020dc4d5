import type { Source } from '@/schemas/content/content'

/* Pages about families, pay and moves that several records cite. docs/writing-data.md says how a source is written. */

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
export const spouseCareerProgram: Source = {
  title: 'MyArmyBenefits: Military Spouse Education and Career Opportunities',
  url: 'https://myarmybenefits.us.army.mil/Benefit-Library/Federal-Benefits/Military-Spouse-Education-and-Career-Opportunities-(SECO)',
  grade: 'official',
  seen: '2026-11-25',
}
export const msepNews2022: Source = {
  title: 'Dayton Daily News on the Military Spouse Employment Partnership, October 2022',
  url: 'https://www.dayton.com/local/dod-welcomes-70-new-employers-willing-to-hire-military-spouses/6H7TI4P3YFDYPMK3Z3XDJXJSTU/',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const msepNews2023: Source = {
  title:
    'MOAA (Military Officers Association of America) on more than 130 new employers in October 2023',
  url: 'https://moaa.org/content/publications-and-media/news-articles/2023-news-articles/advocacy/more-than-130-new-employers-join-military-spouse-employment-partnership',
  grade: 'secondary',
  seen: '2026-11-25',
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
export const familyInitiatives2024: Source = {
  title: 'MyArmyBenefits: the department’s seven initiatives for families, September 13, 2024',
  url: 'https://myarmybenefits.us.army.mil/News/Secretary-of-Defense-Announces-Seven-New-Initiatives-to-Enhance-Well-Being-of-Military-Force-and-Their-Families',
  grade: 'official',
  seen: '2026-11-26',
}
export const tuitionLaw: Source = {
  title: 'Copy of the law on in-state tuition (20 U.S.C. 1015d), checked in June 2026',
  url: 'https://law.lawstack.com/usc/20/1015d/',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const bahRelease: Source = {
  title: 'Mirage News: the department’s release on the 2026 housing allowance',
  url: 'https://www.miragenews.com/war-department-reveals-2026-housing-allowance-1588322',
  grade: 'secondary',
  seen: '2026-11-23',
}
export const bahEligibility: Source = {
  title: 'Defense Travel Management Office: who gets BAH, with unaccompanied overseas tours',
  url: 'https://travel.dod.mil/Support/ALL-FAQs/Article/2978684/bah-eligibility',
  grade: 'official',
  seen: '2026-12-01',
}
export const bahLivingApart: Source = {
  title: 'Military.com: housing allowances when the family lives apart (January 2016)',
  url: 'https://365.military.com/paycheck-chronicles/2016/01/21/housing-allowances-living-apart',
  grade: 'secondary',
  seen: '2026-12-01',
}
export const dislocationAllowance: Source = {
  title: 'Defense Travel Management Office: Dislocation Allowance',
  url: 'https://www.travel.dod.mil/Travel-Transportation-Rates/Dislocation-Allowance/',
  grade: 'official',
  seen: '2026-11-25',
}
export const dislocationAdvance: Source = {
  title: 'Military OneSource: Military Dislocation Allowance, with the advance',
  url: 'https://www.militaryonesource.mil/moving-housing/moving/planning-your-move/military-dislocation-allowance',
  grade: 'official',
  seen: '2026-11-25',
}
export const leaseNotice: Source = {
  title: 'Military.com: how to break a lease with the SCRA, with examples of the days (March 2016)',
  url: 'https://www.military.com/paycheck-chronicles/2016/03/17/how-to-break-a-lease-using-scra-protections',
  grade: 'secondary',
  seen: '2026-11-30',
}
export const leaseLetter: Source = {
  title:
    'Department of Defense news service: ending a lease with orders or the commander’s letter, also for retirement (2019)',
  url: 'https://dvidshub.net/news/329242/lease-termination-and-scra',
  grade: 'official',
  seen: '2026-12-01',
}
export const leaseFees: Source = {
  title: 'Jefferson Apartment Group, a landlord: its SCRA policy, with no charge for ending early',
  url: 'https://jeffersonapartmentgroup.com/scra',
  grade: 'secondary',
  seen: '2026-12-01',
}
export const scraWaiver: Source = {
  title: '21st Space Wing: a signed waiver can take the rights of the SCRA away (2019)',
  url: 'https://www.dvidshub.net/news/printable/357141',
  grade: 'official',
  seen: '2026-12-01',
}
export const carLeases: Source = {
  title: 'Consumer Financial Protection Bureau: ending a car lease because of orders',
  url: 'https://www.consumerfinance.gov/ask-cfpb/i-am-in-the-military-and-have-an-auto-lease-if-i-am-ordered-to-move-overseas-or-deploy-can-i-cancel-or-terminate-my-auto-lease-without-paying-early-termination-charges-or-a-penalty-en-889/',
  grade: 'official',
  seen: '2026-12-01',
}
export const carLeaseReturn: Source = {
  title: 'Massachusetts Attorney General: car leases, with the 15 days to return the car',
  url: 'https://www.mass.gov/ago/consumer-resources/your-rights/veterans-resources/motor-vehicle-related-information/automobile-leases.html',
  grade: 'official',
  seen: '2026-12-01',
}
export const lateMovers: Source = {
  title: 'Coast Guard on moving delays and inconvenience claims (July 2021)',
  url: 'https://www.mycg.uscg.mil/News/Article/2712399/moving-delays-you-might-qualify-for-an-inconvenience-claim/',
  grade: 'official',
  seen: '2026-12-01',
}
export const ownMoveTax: Source = {
  title:
    'Defense Finance and Accounting Service: personally procured moves, with tax and receipts (May 2024)',
  url: 'https://www.dfas.mil/militarymembers/travelpay/armypcs/dityppmmoves/',
  grade: 'official',
  seen: '2026-12-01',
}
export const passportRules: Source = {
  title: 'Fort Bragg passport office: no-fee and tourist passports, DD Form 1056',
  url: 'https://home.army.mil/liberty/my-fort/all-services/installation-passport-office/frequently-asked-questions',
  grade: 'official',
  seen: '2026-12-01',
}
export const passportSponsorship: Source = {
  title: 'Army in Okinawa: who gets a no-fee passport',
  url: 'https://home.army.mil/okinawa/about/Garrison/directorate-human-resources/military-personnel-division/passportvisa',
  grade: 'official',
  seen: '2026-12-01',
}
export const travelScreening: Source = {
  title: 'Army health clinic: Family Member Travel Screening',
  url: 'https://southcomclinic.tricare.mil/Patient-Resources/Family-Member-Travel-Screening',
  grade: 'official',
  seen: '2026-11-23',
}
export const screeningRules: Source = {
  title: 'Army: overseas screening requirements',
  url: 'https://efmp.amedd.army.mil/Family-Member-Travel-Screening-FMTS/Requirements/',
  grade: 'official',
  seen: '2026-11-23',
}
export const storageDays: Source = {
  title: 'Army: days of storage for household goods, and more on request (2020)',
  url: 'https://www.army.mil/article/234160/soldiers_dod_civilians_authorized_extra_90_days_for_storage',
  grade: 'official',
  seen: '2026-12-01',
}
export const storageDebt: Source = {
  title:
    'Army Board for Correction of Military Records: storage after the approved days was charged (2013)',
  url: 'https://boards.law.af.mil/ARMY/BCMR/CY2013/20130021566.txt',
  grade: 'official',
  seen: '2026-12-01',
}
export const damageClaims: Source = {
  title: 'Military OneSource: Understanding Moving Claims',
  url: 'https://www.militaryonesource.mil/moving-housing/moving/planning-your-move/file-a-claim-after-your-military-move/',
  grade: 'official',
  seen: '2026-11-23',
}
export const damageClaimLimits: Source = {
  title:
    'Coast Guard Legal Service Command: household goods claims, with the two years and the power of attorney',
  url: 'https://www.uscg.mil/Resources/Legal/LSC/Household-Goods-Claims/',
  grade: 'official',
  seen: '2026-12-01',
}
export const endOfContracts: Source = {
  title:
    'Code repository with a copy of 50 U.S.C. 3956(a): ending a contract with notice and orders (undated)',
  url: 'https://github.com/codexstanford/markdonw-chunck-of-the-usa-code/blob/01d7a7a20e0827cd654cc790c394d60b8888d211/chuncks/title-50/chunck-2688.md',
  grade: 'secondary',
  seen: '2026-12-01',
}
export const contractsThatEnd: Source = {
  title:
    'Code repository with a copy of 50 U.S.C. 3956(b): the kinds of contracts, signed before the orders (undated)',
  url: 'https://github.com/codexstanford/markdonw-chunck-of-the-usa-code/blob/01d7a7a20e0827cd654cc790c394d60b8888d211/chuncks/title-50/chunck-2689.md',
  grade: 'secondary',
  seen: '2026-12-01',
}
export const familyPhonePlans: Source = {
  title: 'Code repository with a copy of 50 U.S.C. 3956(d): family plans for cell phones (undated)',
  url: 'https://github.com/codexstanford/markdonw-chunck-of-the-usa-code/blob/01d7a7a20e0827cd654cc790c394d60b8888d211/chuncks/title-50/chunck-2691.md',
  grade: 'secondary',
  seen: '2026-12-01',
}
export const noFeeForContracts: Source = {
  title:
    'Code repository with a copy of 50 U.S.C. 3956(e): no charge for ending early, return of equipment (undated)',
  url: 'https://github.com/codexstanford/markdonw-chunck-of-the-usa-code/blob/01d7a7a20e0827cd654cc790c394d60b8888d211/chuncks/title-50/chunck-2692.md',
  grade: 'secondary',
  seen: '2026-12-01',
}
export const leaseGuide: Source = {
  title:
    'North Carolina State Bar, military legal assistance: property manager’s guide to the SCRA',
  url: 'https://www.nclamp.gov/for-lawyers/additional-resources/property-managers-guide-to-the-scra/',
  grade: 'secondary',
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
  searched: '2026-11-25',
}
export const alaskaAndHawaiiTravel: Source = {
  title:
    'Defense Travel Management Office: changes of the travel rules, with Alaska and Hawaii outside the 48 states',
  url: 'https://travel.dod.mil/Policy-Regulations/Joint-Travel-Regulations/Changes/',
  grade: 'official',
  seen: '2026-11-30',
}
