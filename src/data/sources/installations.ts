import type { Source } from '@/schemas/content/content'

/* Lists with the ZIP codes of military installations. docs/writing-data.md says how a source is written. */

export const milMove: Source = {
  title: 'MilMove, source code of the U.S. Transportation Command: look for the duty locations',
  url: 'https://github.com/transcom/mymove',
  grade: 'official',
  seen: '2026-11-25',
}
export const mirta: Source = {
  title: 'My Mil PCS on the military installations, ranges and training areas (MIRTA)',
  url: 'https://mymilpcs.com/',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const zipNames: Source = {
  title: 'U.S. Postal Service: look for the ZIP code of the city',
  url: 'https://tools.usps.com/zip-code-lookup.htm',
  grade: 'official',
}
export const milPayTools: Source = {
  title: 'Mil Pay Tools on the housing allowance at installations',
  url: 'https://milpaytools.com/',
  grade: 'secondary',
  seen: '2026-11-25',
}
