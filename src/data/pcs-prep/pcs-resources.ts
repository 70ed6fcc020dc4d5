import { olderSpouseSite } from '@/data/facts/families'
import { militaryChildCare } from '@/data/sources/help'
import { defineDataset } from '@/engine/model/dataset'
import type { Link } from '@/schemas/content/link'

export const pcsResources = defineDataset<Link>('pcs-resources', [
  {
    id: 'plan-my-move',
    name: 'Plan My Move',
    url: 'https://planmymove.militaryonesource.mil/',
    description:
      'The official moving checklist. It builds a list for your own PCS (permanent change of station).',
    group: 'Helpful Resources',
    cost: 'Free',
    source: {
      title: 'Plan My Move',
      url: 'https://planmymove.militaryonesource.mil/',
      grade: 'official',
      searched: '2026-11-25',
    },
    reviewInterval: 'link',
  },
  {
    id: 'military-installations',
    name: 'MilitaryINSTALLATIONS',
    url: 'https://installations.militaryonesource.mil/',
    description:
      'The official directory of bases. Look up offices and phone numbers at the new station before you go.',
    group: 'Helpful Resources',
    cost: 'Free',
    source: {
      title: 'MilitaryINSTALLATIONS',
      url: 'https://installations.militaryonesource.mil/',
      grade: 'official',
      searched: '2026-11-25',
    },
    reviewInterval: 'link',
  },
  {
    id: 'spouseworks',
    name: 'SpouseWorks (Military OneSource)',
    url: 'https://spouseworks.militaryonesource.mil/portal/',
    description: `Career coaching and education help for military spouses. Does it not open? Try its older address, ${olderSpouseSite.text}.`,
    group: 'Helpful Resources',
    cost: 'Free',
    source: {
      title: 'SpouseWorks (Military OneSource)',
      url: 'https://spouseworks.militaryonesource.mil/portal/',
      grade: 'official',
      searched: '2026-11-25',
    },
    alsoFrom: [olderSpouseSite.source],
    reviewInterval: 'link',
  },
  {
    id: 'military-child-care',
    name: 'MilitaryChildCare.com',
    url: 'https://www.militarychildcare.com/',
    description:
      'The official site to ask for military child care and fee assistance. Anyone can browse; a request needs an account.',
    group: 'Helpful Resources',
    cost: 'Free',
    source: militaryChildCare,
    reviewInterval: 'link',
  },
])
