import { emergencyLaw, emergencyPrivilege, emergencySpouses } from '@/data/sources/compact-rules'
import { compactDataset } from '@/data/sources/compacts'
import { defineCompact } from '@/schemas/licensing/define-compact'

/** Emergency medical technicians and paramedics. */
export const emergencyServices = defineCompact({
  id: 'emergency-services',
  name: 'EMS Compact',
  url: 'https://www.emscompact.gov/',
  yes: {
    short: 'Only in part.',
    because:
      'Both states are in the EMS Compact (checked against a list from September 2026), but ask which license a permanent move needs.',
    means: 'privilege',
    rule: 'Under the EMS Compact, a person whose status shows a privilege to practice may work for an emergency medical services agency in any working member state, under its medical director, with no other application and no other fee. The privilege is for work across state lines.',
  },
  how: {
    text: 'Look up your status with your national EMS ID on the compact’s site. Once it shows a privilege to practice, you may work for an emergency medical services (EMS) agency in any working member state, under its medical director. There is no other application and no other fee.',
    sure: 'agreed',
    source: emergencyPrivilege,
    alsoFrom: [compactDataset],
    lastReviewed: '2026-11-30',
  },
  limit: {
    text: 'The privilege is for work across state lines. The compact’s own page sets no time limit while you meet its rules. A state may still want its own license from you once you live there: ask its emergency medical services office.',
    sure: 'single',
    asOf: '2026-09-22',
    source: compactDataset,
    alsoFrom: [emergencyPrivilege],
    lastReviewed: '2026-11-30',
  },
  spouse: {
    text: 'There is a faster license for veterans, members leaving active duty, and their spouses. The compact’s aims name all spouses of members, so ask the new state’s emergency medical services office. We found no rule on keeping a home state.',
    sure: 'single',
    source: emergencySpouses,
    alsoFrom: [emergencyLaw],
    lastReviewed: '2026-11-30',
  },
  unknown: {
    text: 'The compact’s own page says it’s in effect in 25 states, as our list does, but we couldn’t read their names there.',
    sure: 'single',
    source: emergencyPrivilege,
    alsoFrom: [compactDataset],
    lastReviewed: '2026-11-30',
  },
  sure: 'single',
  asOf: '2026-09-22',
  source: compactDataset,
  lastReviewed: '2026-11-23',
  members: [
    {
      states: ['AK', 'AZ', 'CT'],
      status: 'enacted',
      note: 'The law passed in the 2025-2026 session and is not put to work yet.',
    },
    {
      states: [
        'AL',
        'AR',
        'CO',
        'DE',
        'GA',
        'IA',
        'ID',
        'IN',
        'KS',
        'LA',
        'MO',
        'MS',
        'ND',
        'NE',
        'NV',
        'OK',
        'PA',
        'SC',
        'SD',
        'TN',
        'TX',
        'UT',
        'VA',
        'WV',
        'WY',
      ],
      status: 'issuing',
    },
  ],
})
