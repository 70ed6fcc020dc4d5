import type { Source } from '@/schemas/content/content'

/* Lists with the ZIP codes of military installations. docs/writing-data.md says how a source is written. */

export const milMove: Source = {
  title: 'MilMove, source code of the U.S. Transportation Command: look for the duty locations',
  url: 'https://github.com/transcom/mymove',
  grade: 'official',
  seen: '2026-11-25',
}
export const mirta: Source = {
  title: 'My Mil PCS: look for its list of installations, from the federal list (MIRTA)',
  url: 'https://mymilpcs.com/',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const zipNames: Source = {
  title: 'U.S. Postal Service: look for the ZIP code of the city',
  url: 'https://tools.usps.com/zip-code-lookup.htm',
  grade: 'official',
  searched: '2026-11-26',
}
export const milPayTools: Source = {
  title: 'Mil Pay Tools: look for the housing allowance by installation',
  url: 'https://milpaytools.com/',
  grade: 'secondary',
  seen: '2026-11-25',
}
