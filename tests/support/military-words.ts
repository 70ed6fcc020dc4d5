/** Words that a document for an employer may not contain while "Say Why I Moved" is off, unless the user typed them. */
const forbiddenWords = [
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

export const MILITARY = new RegExp(forbiddenWords.join('|'), 'i')
