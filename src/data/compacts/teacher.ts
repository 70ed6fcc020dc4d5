import { billSummaries, teacherTool } from '@/data/sources/compact-rules'
import { teacherCompactDelaware, teacherCompactStart } from '@/data/sources/compacts'
import type { Compact } from '@/schemas/compact'

/** Public school teachers. */
export const teacher: Compact = {
  id: 'teacher',
  name: 'Interstate Teacher Mobility Compact',
  url: 'https://teachercompact.org/',
  how: {
    text: 'It does not give one license for all states. You use a full license from one member state to ask another for its closest license, with no new state tests or classes. You need a bachelor’s degree and an approved program.',
    sure: 'single',
    asOf: '2023-07-10',
    source: teacherCompactStart,
    lastReviewed: '2026-11-23',
    pace: 'compact',
  },
  spouse: {
    text: 'It has a special rule for eligible military spouses, because a full license is harder for them to hold. The exact words, and which temporary licenses count, were not seen. Ask the state education department.',
    sure: 'single',
    source: billSummaries,
    lastReviewed: '2026-11-23',
    pace: 'compact',
  },
  unknown:
    'Lists of members disagree, and this is the weakest of all the lists that we checked. Check the map before you count on it.',
  sure: 'weak',
  asOf: '2026-05',
  source: teacherTool,
  alsoFrom: [teacherCompactStart],
  lastReviewed: '2026-11-23',
  pace: 'compact',
  members: [
    {
      states: ['AL', 'CO', 'FL', 'KS', 'KY', 'NE', 'NV', 'OK', 'UT'],
      status: 'enacted',
      note: 'The law has been in force since 2023. No page shows which states take compact applications today, so ask both states first.',
      sure: 'single',
      asOf: '2026-05',
      source: teacherCompactStart,
      alsoFrom: [teacherTool],
      lastReviewed: '2026-11-23',
      pace: 'compact',
    },
    {
      states: ['AZ', 'MO', 'OH'],
      status: 'enacted',
      sure: 'weak',
      asOf: '2026-05',
      source: teacherTool,
      lastReviewed: '2026-11-23',
      pace: 'compact',
    },
    {
      states: ['OR'],
      status: 'enacted',
      note: 'Oregon was one of the first ten states in 2023, but a list of May 2026 leaves it out.',
      sure: 'disputed',
      asOf: '2023-07-10',
      source: teacherCompactStart,
      alsoFrom: [teacherTool],
      lastReviewed: '2026-11-23',
      pace: 'compact',
    },
    {
      states: ['DE'],
      status: 'enacted',
      note: 'Delaware signed its act on August 29, 2024. A list of May 2026 leaves it out.',
      sure: 'disputed',
      asOf: '2024-08-29',
      source: teacherCompactDelaware,
      alsoFrom: [teacherTool],
      lastReviewed: '2026-11-23',
      pace: 'compact',
    },
  ],
}
