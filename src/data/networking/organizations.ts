import type { Organization } from '@/schemas/content/organization'
import { defineDataset } from '@/engine/model/dataset'
import { msepEmployers, olderSpouseSite } from '@/data/facts/families'

/** Outside organizations that help spouses meet people and find mentors. */
export const organizations = defineDataset<Organization>('organizations', [
  {
    id: 'blue-star-families',
    name: 'Blue Star Families',
    url: 'https://bluestarfam.org/',
    description:
      'A national nonprofit for military families. Local chapters and spouse career programs help you meet people soon after a move.',
    group: 'Organization',
    focus: 'Community and careers',
    source: {
      title: 'Blue Star Families',
      url: 'https://bluestarfam.org/',
      grade: 'official',
      searched: '2026-11-25',
    },
    reviewInterval: 'link',
  },
  {
    id: 'national-military-family-association',
    name: 'National Military Family Association',
    url: 'https://www.militaryfamily.org/',
    description:
      'Advocates for military families and gives scholarships to spouses. Sign up for its news to hear when applications open.',
    group: 'Organization',
    focus: 'Scholarships and advocacy',
    source: {
      title: 'National Military Family Association: spouse scholarship questions',
      url: 'https://www.militaryfamily.org/programs/spouses-scholarships/military-spouse-scholarship-faqs/',
      grade: 'official',
      seen: '2026-11-25',
    },
    lastReviewed: '2026-11-25',
    reviewInterval: 'link',
  },
  {
    id: 'military-spouse-jd-network',
    name: 'Military Spouse J.D. Network',
    url: 'https://www.msjdn.org/',
    description:
      'A bar association for military spouses who are lawyers (J.D. is the law degree). A place to ask how others kept practicing after a move.',
    group: 'Organization',
    focus: 'Attorneys',
    source: {
      title: 'Military Spouse J.D. Network: state rule changes',
      url: 'https://www.msjdn.org/rule-change/',
      grade: 'official',
      seen: '2026-11-25',
    },
    lastReviewed: '2026-11-25',
    reviewInterval: 'link',
  },
  {
    id: 'hiring-our-heroes',
    name: 'Hiring Our Heroes',
    url: 'https://www.hiringourheroes.org/',
    description:
      'Runs spouse networks, events and fellowships with employers. Look for a network near your installation, or join an online event.',
    group: 'Program',
    focus: 'Fellowships and local networks',
    source: {
      title: 'Hiring Our Heroes',
      url: 'https://www.hiringourheroes.org/',
      grade: 'official',
      searched: '2026-11-25',
    },
    reviewInterval: 'link',
  },
  {
    id: 'military-spouse-employment-partnership',
    name: 'Military Spouse Employment Partnership',
    url: 'https://spouseworks.militaryonesource.mil/portal/msep/jobs',
    description: `A government partnership with ${msepEmployers.text} that have pledged to recruit military spouses. You can search their open jobs. Does it not open? Try ${olderSpouseSite.text}.`,
    group: 'Program',
    focus: 'Employer connections',
    source: {
      title: 'Military Spouse Employment Partnership',
      url: 'https://spouseworks.militaryonesource.mil/portal/msep/jobs',
      grade: 'official',
      searched: '2026-11-25',
    },
    alsoFrom: [msepEmployers.source, olderSpouseSite.source],
    reviewInterval: 'link',
  },
  {
    id: 'american-corporate-partners',
    name: 'American Corporate Partners',
    url: 'https://www.acp-usa.org/',
    description:
      'Pairs you with one mentor from the business world for a year, at no cost. Good if you are choosing or changing a career.',
    group: 'Mentorship',
    focus: 'Corporate mentoring',
    source: {
      title: 'American Corporate Partners',
      url: 'https://www.acp-usa.org/',
      grade: 'official',
      searched: '2026-11-25',
    },
    reviewInterval: 'link',
  },
  {
    id: 'onward-to-opportunity',
    name: 'Onward to Opportunity (IVMF)',
    url: 'https://ivmf.syracuse.edu/programs/career-training/',
    description:
      'Free training and certification in a group that starts together. Run by Syracuse University’s Institute for Veterans and Military Families (IVMF).',
    group: 'Training',
    focus: 'Certification and employer matching',
    source: {
      title: 'Onward to Opportunity (IVMF)',
      url: 'https://ivmf.syracuse.edu/programs/career-training/',
      grade: 'official',
      searched: '2026-11-25',
    },
    reviewInterval: 'link',
  },
])
