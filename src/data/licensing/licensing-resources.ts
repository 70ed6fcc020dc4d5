import type { Link } from '@/schemas/content/link'
import { defineDataset } from '@/engine/model/dataset'

export const licensingResources = defineDataset<Link>('licensing-resources', [
  {
    id: 'military-onesource-license',
    name: 'Military OneSource: Transferring your professional license',
    url: 'https://www.militaryonesource.mil/benefits/transferring-your-professional-license/',
    description:
      'The official overview: how to transfer a license and how to get paid back for the cost. Start here.',
    group: 'General',
    cost: 'Free information',
    source: {
      title: 'Military OneSource: Transferring your professional license',
      url: 'https://www.militaryonesource.mil/benefits/transferring-your-professional-license/',
      grade: 'official',
      seen: '2026-11-25',
    },
    lastReviewed: '2026-11-25',
    reviewInterval: 'link',
  },
  {
    id: 'dol-license-recognition',
    name: 'U.S. DOL: license recognition for military spouses',
    url: 'https://www.dol.gov/agencies/vets/veterans/military-spouses/license-recognition',
    description:
      'The U.S. Department of Labor (DOL) shows, state by state, how military spouses’ licenses are recognized.',
    group: 'General',
    cost: 'Free information',
    source: {
      title: 'U.S. DOL: license recognition for military spouses',
      url: 'https://www.dol.gov/agencies/vets/veterans/military-spouses/license-recognition',
      grade: 'official',
      seen: '2026-11-25',
    },
    lastReviewed: '2026-11-25',
    reviewInterval: 'link',
  },
  {
    id: 'csg-compacts',
    name: 'National Center for Interstate Compacts (CSG)',
    url: 'https://compacts.csg.org/',
    description:
      'The Council of State Governments (CSG) tracks every license compact. See which have opened and which states joined.',
    group: 'General',
    cost: 'Free information',
    source: {
      title: 'National Center for Interstate Compacts: Occupational Licensure Compacts',
      url: 'https://compacts.csg.org/occupational-licensure-compacts/',
      grade: 'official',
      seen: '2026-11-25',
    },
    lastReviewed: '2026-11-25',
    reviewInterval: 'link',
  },
  {
    id: 'careeronestop-license-finder',
    name: 'CareerOneStop License Finder',
    url: 'https://www.careeronestop.org/Toolkit/Training/find-licenses.aspx',
    description:
      'Search by job and state. It shows whether you need a license and how to reach the board.',
    group: 'General',
    cost: 'Free information',
    source: {
      title: 'CareerOneStop License Finder',
      url: 'https://www.careeronestop.org/Toolkit/Training/find-licenses.aspx',
      grade: 'official',
      searched: '2026-11-25',
    },
    reviewInterval: 'link',
  },
])
