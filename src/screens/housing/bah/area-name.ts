import { bahYear } from '@/data/housing/bah-year'
import type { BahArea } from '@/schemas/housing/bah-area'

/** The abbreviations in the published names. */
const longForms: Readonly<Record<string, string>> = {
  AFB: 'Air Force Base',
  CO: 'County',
  FLS: 'Falls',
  JB: 'Joint Base',
  MCAS: 'Marine Corps Air Station',
  MCB: 'Marine Corps Base',
  MR: 'Missile Range',
  NAS: 'Naval Air Station',
  NAVORDSTA: 'Naval Ordnance Station',
  NAVTRACEN: 'Naval Training Center',
  NWS: 'Naval Weapons Station',
  PT: 'Point',
  SFB: 'Space Force Base',
  AND: 'and',
}

/** The display name of a housing area: the published name, spelled out, or a correction from `bahYear`. */
export function areaName({ id, name }: Pick<BahArea, 'id' | 'name'>): string {
  // The code of a state follows a comma and stays in capitals.
  return bahYear.displayNames[id] ?? name.replace(/(, )?([A-Z']+)/g, spellOut).replaceAll("'", '’')
}

function spellOut(_word: string, comma = '', word = ''): string {
  if (comma !== '' && word.length === 2) return comma + word
  const title = word.charAt(0) + word.slice(1).toLowerCase()
  return (
    comma +
    (longForms[word] ?? title.replace(/^Mc./, (start) => `Mc${start.slice(2).toUpperCase()}`))
  )
}

/** Whether an area is a group of counties from all over the country. */
export function isCountyGroup({ id }: Pick<BahArea, 'id'>): boolean {
  return id.startsWith('ZZ')
}
