import type { Source } from '@/schemas/content/content'

/* Pages about the repayment of license costs that several records cite. docs/writing-data.md says how a source is written. */

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
export const airForceLicenseCosts: Source = {
  title: 'Malmstrom Air Force Base: spouse license repayment (2020)',
  url: 'https://www.malmstrom.af.mil/News/Article-Display/Article/2104244/spouse-licensure-certification-reimbursement-increase/',
  grade: 'official',
  seen: '2026-11-23',
}
export const airForceLicenseLimit: Source = {
  title: 'Malmstrom Air Force Base: spouse license repayment, with the limit of 24 months (2019)',
  url: 'https://www.malmstrom.af.mil/News/Article-Display/Article/1867482/spouse-re-licensure-reimbursement-takes-effect/',
  grade: 'official',
  seen: '2026-12-01',
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
  title:
    'Code repository with a copy of 37 U.S.C. 453(g) on what ends on December 31, 2029 (undated)',
  url: 'https://github.com/codexstanford/markdonw-chunck-of-the-usa-code/blob/b0a6da4d689cda94c8dc1300634ebbfaa472ccc7/chuncks/title-37/chunck-582.md',
  grade: 'secondary',
  seen: '2026-11-22',
}
export const marineBusinessCosts: Source = {
  title: 'Marine Corps message 074/25 on relicensing and business costs, February 19, 2025',
  url: 'https://www.marines.mil/News/Messages/Messages-Display/Article/4070735/reimbursement-of-qualifying-spouse-relicensingrecertification-costs-and-busines',
  grade: 'official',
  seen: '2026-11-30',
}
export const airForceBusinessCosts: Source = {
  title:
    'Travis Tailwind: the Air Force Department’s release on spouses’ small businesses (undated)',
  url: 'https://travistailwind.com/air-mobility-command/department-of-the-air-force-reimburses-spouse-owned-small-business-costs-accrued-during-pcs-pca-2',
  grade: 'secondary',
  seen: '2026-11-30',
}
/** Its definition was read in the window that the page opens. */
export const reimbursementCosts: Source = {
  title: 'Cornell Law School: 37 U.S.C. 453(g)(4), definition of “qualified relicensing costs”',
  url: 'https://www.law.cornell.edu/uscode/text/37/453',
  grade: 'secondary',
  seen: '2026-11-30',
}
export const reimbursementMoves: Source = {
  title: 'Self-Law: copy of section 635 of the defense act for 2024, on which moves count',
  url: 'https://self-law.org/code/statute-compilations/comps-17632/sec-635',
  grade: 'secondary',
  seen: '2026-11-30',
}
export const reimbursementBranches: Source = {
  title: 'Military.com: how each branch pays back license fees (undated)',
  url: 'https://www.military.com/spouse/spouse-employment/how-military-spouses-can-get-reimbursed-professional-license-fees.html',
  grade: 'secondary',
  seen: '2026-11-30',
}
