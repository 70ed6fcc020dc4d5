import { defineDataset } from '@/engine/schema/dataset'
import type { Term } from '@/schemas/term'

/**
 * The short words of the texts. A screen names those it uses; a contract test says which one it
 * forgot. Names that their text explains by itself (a certificate, an agency named once) stay out.
 */
export const glossary = defineDataset<Term>('glossary', [
  {
    id: 'pcs',
    short: 'PCS',
    meaning: 'Permanent change of station: a military move to a new duty station under orders.',
  },
  {
    id: 'bah',
    short: 'BAH',
    meaning: 'Basic allowance for housing: the money a service member gets for a home off base.',
  },
  {
    id: 'mycaa',
    short: 'MyCAA',
    meaning:
      'My Career Advancement Account: a Defense Department scholarship for some military spouses.',
  },
  {
    id: 'dod',
    short: 'DoD',
    meaning: 'Department of Defense: the part of the government that runs the military.',
  },
  {
    id: 'dodea',
    short: 'DoDEA',
    meaning: 'Department of Defense Education Activity: the schools on military bases.',
  },
  {
    id: 'msep',
    short: 'MSEP',
    meaning:
      'Military Spouse Employment Partnership: employers who promise to recruit military spouses.',
  },
  {
    id: 'military-onesource',
    short: 'Military OneSource',
    meaning: 'The Defense Department’s free help line and website for military families.',
  },
  {
    id: 'usajobs',
    short: 'USAJOBS',
    meaning: 'The website where the federal government posts its job openings.',
  },
  {
    id: 'naf',
    short: 'NAF',
    meaning:
      'Nonappropriated fund: jobs on base that stores, clubs and child care pay for themselves.',
  },
  {
    id: 'gs',
    short: 'GS',
    meaning: 'General Schedule: the pay grades of most federal office jobs, GS-1 to GS-15.',
  },
  {
    id: 'cfr',
    short: 'CFR',
    meaning: 'Code of Federal Regulations: the rule book of the federal government.',
  },
  {
    id: 'va',
    short: 'VA',
    meaning: 'Department of Veterans Affairs: it runs benefits, loans and health care.',
  },
  {
    id: 'moaa',
    short: 'MOAA',
    meaning:
      'Military Officers Association of America: a group that speaks up for military families.',
  },
  {
    id: 'sba',
    short: 'SBA',
    meaning: 'Small Business Administration: the federal office that helps small businesses.',
  },
  {
    id: 'ivmf',
    short: 'IVMF',
    meaning: 'Institute for Veterans and Military Families: free courses from Syracuse University.',
  },
  {
    id: 'ets',
    short: 'ETS',
    meaning: 'Educational Testing Service: the company behind many teacher tests.',
  },
  {
    id: 'scra',
    short: 'SCRA',
    meaning:
      'Servicemembers Civil Relief Act: a federal law that lets military families end a lease.',
    source: {
      title: '50 U.S.C. 3955 (SCRA), statute mirror through Pub. L. 116-282',
      seen: true,
    },
    lastReviewed: '2026-11-21',
    reviewEvery: 'P12M',
  },
  {
    id: 'ppm',
    short: 'PPM',
    meaning: 'Personally procured move: you move your own things, and the military pays you back.',
  },
  {
    id: 'dity',
    short: 'DITY',
    meaning: 'Do-it-yourself move: the older name for a personally procured move.',
  },
  {
    id: 'dla',
    short: 'DLA',
    meaning: 'Dislocation allowance: money toward the cost of setting up a home after a move.',
  },
  {
    id: 'deers',
    short: 'DEERS',
    meaning:
      'Defense Enrollment Eligibility Reporting System: the list of who gets military benefits.',
  },
  {
    id: 'fmcsa',
    short: 'FMCSA',
    meaning:
      'Federal Motor Carrier Safety Administration: the office that licenses moving companies.',
  },
  {
    id: 'ahrn',
    short: 'AHRN',
    meaning: 'Automated Housing Referral Network: a site with homes for military families.',
  },
  {
    id: 'dol',
    short: 'DOL',
    meaning: 'Department of Labor: the federal office for jobs and workers’ rights.',
  },
  {
    id: 'csg',
    short: 'CSG',
    meaning: 'Council of State Governments: it helps states write license compacts together.',
  },
])
