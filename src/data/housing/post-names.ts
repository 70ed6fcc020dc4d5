import { braggAndBenning, namesOf2023, sevenPosts, sevenPostsNews } from '@/data/sources/post-names'
import { defineDataset } from '@/engine/model/dataset'
import type { PostName } from '@/schemas/my-move/post-name'

const byMemo = {
  source: braggAndBenning,
  alsoFrom: [namesOf2023],
  lastReviewed: '2026-11-25',
  reviewInterval: 'law',
} satisfies Partial<PostName>
const inJune = {
  announcedBack: '2025-06-10',
  source: sevenPosts,
  alsoFrom: [sevenPostsNews, namesOf2023],
  lastReviewed: '2026-11-25',
  reviewInterval: 'law',
} satisfies Partial<PostName>

/** The nine Army posts that were renamed in 2023 and have had their older names again since 2025. */
export const postNames = defineDataset<PostName>('post-names', [
  {
    id: 'fort-bragg',
    name: 'Fort Bragg',
    state: 'NC',
    nameOf2023: 'Fort Liberty',
    from: '2023-06-02',
    announcedBack: '2025-02-10',
    ...byMemo,
  },
  {
    id: 'fort-benning',
    name: 'Fort Benning',
    state: 'GA',
    nameOf2023: 'Fort Moore',
    from: '2023-05-11',
    announcedBack: '2025-03-03',
    ...byMemo,
  },
  {
    id: 'fort-hood',
    name: 'Fort Hood',
    state: 'TX',
    nameOf2023: 'Fort Cavazos',
    from: '2023-05-09',
    ...inJune,
  },
  {
    id: 'fort-gordon',
    name: 'Fort Gordon',
    state: 'GA',
    nameOf2023: 'Fort Eisenhower',
    from: '2023-10-27',
    ...inJune,
  },
  {
    id: 'fort-lee',
    name: 'Fort Lee',
    state: 'VA',
    nameOf2023: 'Fort Gregg-Adams',
    from: '2023-04-27',
    ...inJune,
  },
  {
    id: 'fort-polk',
    name: 'Fort Polk',
    state: 'LA',
    nameOf2023: 'Fort Johnson',
    from: '2023-06-13',
    ...inJune,
  },
  {
    id: 'fort-pickett',
    name: 'Fort Pickett',
    state: 'VA',
    nameOf2023: 'Fort Barfoot',
    from: '2023-03-24',
    ...inJune,
  },
  {
    id: 'fort-rucker',
    name: 'Fort Rucker',
    state: 'AL',
    nameOf2023: 'Fort Novosel',
    from: '2023-04-10',
    ...inJune,
  },
  {
    id: 'fort-ap-hill',
    name: 'Fort A.P. Hill',
    state: 'VA',
    nameOf2023: 'Fort Walker',
    from: '2023-08-25',
    ...inJune,
  },
])
