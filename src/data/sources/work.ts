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
