import { contractsThatEnd, endOfContracts, leaseGuide } from '@/data/sources/families'
import { licensePortability } from '@/data/sources/license-law'
import { militaryOneSourcePhone } from '@/data/facts/help-lines'
import { defineDataset } from '@/engine/model/dataset'
import { howToReach } from '@/data/how-to-reach'
import type { Term } from '@/schemas/content/term'

/**
 * Abbreviations and names in the texts. A screen lists the ones it uses; a contract test reports any that it
 * forgot. Names that their text explains by itself (a certificate, an agency named once) stay out.
 */
export const glossary = defineDataset<Term>('glossary', [
  {
    id: 'pcs',
    short: 'PCS',
    name: 'Permanent change of station',
    meaning: 'A military move to a new duty station under orders.',
  },
  {
    id: 'bah',
    short: 'BAH',
    name: 'Basic allowance for housing',
    meaning: 'Money for a home in the U.S., off base or in privatized housing on base.',
  },
  {
    id: 'mycaa',
    short: 'MyCAA',
    name: 'My Career Advancement Account',
    meaning: 'A Department of Defense scholarship for some military spouses.',
  },
  {
    id: 'dod',
    short: 'DoD',
    name: 'Department of Defense',
    meaning: 'The part of the government that runs the military.',
  },
  {
    id: 'dodea',
    short: 'DoDEA',
    name: 'Department of Defense Education Activity',
    meaning: 'It runs schools for military children, on some bases in the U.S. and overseas.',
  },
  {
    id: 'msep',
    short: 'MSEP',
    name: 'Military Spouse Employment Partnership',
    meaning: 'Employers who promise to recruit military spouses.',
  },
  {
    id: 'military-onesource',
    short: 'Military OneSource',
    meaning: `The Department of Defense’s free help line and website for military families. Call ${howToReach(militaryOneSourcePhone)}.`,
    source: militaryOneSourcePhone.source,
    lastReviewed: militaryOneSourcePhone.lastReviewed,
    reviewInterval: militaryOneSourcePhone.reviewInterval,
  },
  {
    id: 'usajobs',
    short: 'USAJOBS',
    meaning: 'The website where the federal government posts its job openings.',
  },
  {
    id: 'naf',
    short: 'NAF',
    name: 'Nonappropriated fund',
    meaning: 'Jobs on base that are paid from what stores, clubs and other services earn.',
  },
  {
    id: 'gs',
    short: 'GS',
    name: 'General Schedule',
    meaning: 'The pay grades of most federal office jobs, GS-1 to GS-15.',
  },
  {
    id: 'cfr',
    short: 'CFR',
    name: 'Code of Federal Regulations',
    meaning: 'The rule book of the federal government.',
  },
  {
    id: 'va',
    short: 'VA',
    name: 'Department of Veterans Affairs',
    meaning: 'It runs veterans’ benefits and health care, and backs home loans.',
  },
  {
    id: 'moaa',
    short: 'MOAA',
    name: 'Military Officers Association of America',
    meaning: 'A group that advocates for military families.',
  },
  {
    id: 'sba',
    short: 'SBA',
    name: 'Small Business Administration',
    meaning: 'The federal office that helps small businesses.',
  },
  {
    id: 'ivmf',
    short: 'IVMF',
    name: 'Institute for Veterans and Military Families',
    meaning: 'A Syracuse University institute with free job training for military families.',
  },
  {
    id: 'ets',
    short: 'ETS',
    name: 'Educational Testing Service',
    meaning: 'The company behind many teacher tests.',
  },
  {
    id: 'scra',
    short: 'SCRA',
    name: 'Servicemembers Civil Relief Act',
    meaning:
      'A federal law for military families. With orders, the member can end a home or car lease, or a phone contract of no use there. A license can count there, too.',
    source: leaseGuide,
    alsoFrom: [endOfContracts, contractsThatEnd, licensePortability],
    lastReviewed: '2026-12-01',
    reviewInterval: 'law',
  },
  {
    id: 'ppm',
    short: 'PPM',
    name: 'Personally procured move',
    meaning: 'You move your own things, and the military pays you back.',
  },
  {
    id: 'dity',
    short: 'DITY',
    name: 'Do-it-yourself move',
    meaning: 'The older name for a personally procured move.',
  },
  {
    id: 'dla',
    short: 'DLA',
    name: 'Dislocation allowance',
    meaning: 'Money toward the cost of setting up a home after a move.',
  },
  {
    id: 'deers',
    short: 'DEERS',
    name: 'Defense Enrollment Eligibility Reporting System',
    meaning: 'The list of who gets military benefits.',
  },
  {
    id: 'fmcsa',
    short: 'FMCSA',
    name: 'Federal Motor Carrier Safety Administration',
    meaning: 'The office that licenses moving companies.',
  },
  {
    id: 'ahrn',
    short: 'AHRN',
    name: 'Automated Housing Referral Network',
    meaning: 'A site with homes for military families.',
  },
  {
    id: 'dol',
    short: 'DOL',
    name: 'Department of Labor',
    meaning: 'The federal office for jobs and workers’ rights.',
  },
  {
    id: 'csg',
    short: 'CSG',
    name: 'Council of State Governments',
    meaning: 'It helps states write license compacts together.',
  },
])
