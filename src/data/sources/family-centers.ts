import type { Source } from '@/schemas/content/content'

/* Pages about the family centers of the branches that several records cite. docs/writing-data.md says how a source is written. */

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
export const coastGuardWorkLifeOffices: Source = {
  title: 'Coast Guard Work-Life: Sea Legs, family support, with the extension of each base',
  url: 'https://www.dcms.uscg.mil/Our-Organization/Assistant-Commandant-for-Human-Resources-CG-1/Health-Safety-and-Work-Life-CG-11/Office-of-Work-Life-CG-111/Sea-Legs/Family-Support/',
  grade: 'official',
  seen: '2026-11-25',
}
