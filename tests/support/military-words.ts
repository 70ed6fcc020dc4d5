/** What no paper and no file for an employer may say while "Say Why I Moved" is off, besides what was typed. */
const words = [
  'milit',
  'spouse',
  'orders',
  '\\bpcs\\b',
  'deploy',
  'station',
  '\\bbase\\b',
  'army',
  'navy',
  'naval',
  'marine',
  'air force',
  'space force',
  'coast guard',
  'national guard',
  'reserve',
  'veteran',
  'service ?member',
  'troop',
  'duty',
  'relocat',
  'moved',
]

export const MILITARY = new RegExp(words.join('|'), 'i')
