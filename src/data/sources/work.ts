import type { Source } from '@/schemas/content'

/* Pages about work, taxes and moving that several records rest on, each once. docs/writing-data.md says how a source is written. */

export const usajobsSpouses: Source = {
  title: 'USAJOBS: Military spouses',
  url: 'https://help.usajobs.gov/working-in-government/unique-hiring-paths/military-spouses',
  grade: 'official',
  seen: '2026-11-21',
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
export const spouseAppointmentEndDate: Source = {
  title: 'Self-Law: copy of the act of December 2024 that took out the end date (sec. 1102)',
  url: 'https://self-law.org/code/statute-compilations/comps-18280/sec-1102',
  grade: 'secondary',
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
  seen: '2026-11-21',
}
export const stateTaxArticle: Source = {
  title: 'Kate Horrell on state tax residence for military spouses since January 2023',
  url: 'https://www.katehorrell.com/scra-and-military-spouses/',
  grade: 'secondary',
  seen: '2026-11-23',
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
export const childCareFeeAssistance: Source = {
  title: 'Child Care Aware of America: military fee assistance',
  url: 'https://www.childcareaware.org/feeassistancerespiteproviders/feeassistance/',
  grade: 'official',
  seen: '2026-11-23',
}
