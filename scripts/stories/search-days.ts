import {
  addEntry,
  apply,
  applyToSaved,
  closeQuiet,
  edit,
  savePosting,
  setStatus,
  type Action,
} from './search-actions.ts'

const logistics = (foundOn: string) => ({ 'Found On': foundOn, 'Resume Version': 'Logistics' })
const onePage = (foundOn: string) => ({ 'Found On': foundOn, 'Resume Version': 'One page' })

/** What the user does on each day after the import of the spreadsheet. All companies are invented. */
export const days: readonly (readonly [day: string, ...Action[]])[] = [
  ['2026-08-28', setStatus('Supply Chain Analyst', 'Rejected')],
  [
    '2026-09-02',
    setStatus('Program Coordinator', 'Interview Scheduled'),
    addEntry('Program Coordinator', 'Interview', { Day: '2026-09-09', Time: '10:00' }),
  ],
  ['2026-09-04', setStatus('Inventory Planner', 'Rejected')],
  ['2026-09-08', apply('Tidewater Clinic', 'Scheduling Lead', logistics('Job fair'))],
  ['2026-09-10', setStatus('Patient Data Specialist', 'Interview Scheduled')],
  [
    '2026-09-14',
    apply('Harborline Analytics', 'Data Analyst', logistics('LinkedIn')),
    apply('Lakewood School District', 'Budget Assistant', onePage('MSEP')),
  ],
  ['2026-09-16', setStatus('Program Coordinator', 'Rejected')],
  ['2026-09-18', setStatus('Operations Associate', 'Rejected')],
  ['2026-09-21', apply('Pacific Supply', 'Procurement Specialist', logistics('LinkedIn'))],
  ['2026-09-25', setStatus('Patient Data Specialist', 'Rejected')],
  ['2026-09-28', apply('Evergreen Housing', 'Tenant Advisor', onePage('MSEP'))],
  ['2026-10-01', setStatus('Logistics Planner', 'Interview Scheduled')],
  [
    '2026-10-05',
    apply('Island Community Bank', 'Branch Assistant', onePage('LinkedIn')),
    savePosting('Old Mill Foods', 'Payroll Clerk', {
      Location: 'Tacoma, WA',
      'Salary Range': '$21 an hour',
    }),
  ],
  ['2026-10-06', setStatus('Purchasing Clerk', 'Rejected')],
  [
    '2026-10-08',
    savePosting('Bayside Schools', 'Program Assistant', {
      Location: 'Remote',
      Notes: 'Ask Dana who leads it.',
    }),
  ],
  ['2026-10-12', applyToSaved('Data Coordinator at Evergreen Housing')],
  ['2026-10-14', setStatus('Grants Assistant', 'Interview Scheduled')],
  ['2026-10-19', apply('Cedar Freight', 'Customs Clerk', logistics('MSEP'))],
  ['2026-10-20', setStatus('Office Manager', 'Rejected')],
  [
    '2026-10-22',
    addEntry('Data Coordinator', 'Follow-Up', { Details: 'Wrote to ask when they decide.' }),
  ],
  ['2026-10-26', apply('Harbor Clinic', 'Intake Coordinator', onePage('MSEP'))],
  ['2026-10-28', setStatus('Volunteer Coordinator', 'Interview Scheduled')],
  ['2026-11-02', closeQuiet],
  ['2026-11-05', apply('Puget Health Network', 'Records Analyst', logistics('LinkedIn'))],
  [
    '2026-11-10',
    setStatus('Data Coordinator', 'Interview Scheduled'),
    addEntry('Data Coordinator', 'Interview', {
      Day: '2026-11-24',
      Time: '10:00',
      Place: 'Video call',
      Link: 'https://meet.example.com/room',
      Details: 'Panel of three. Tell the story of the inventory.',
    }),
    edit('Data Coordinator', {
      'Next Action': 'Send the references',
      'Next Action Date': '2026-11-27',
      Contact: 'The front office',
      'Resume Version': 'Logistics',
    }),
  ],
  ['2026-11-12', apply('Summit Supply', 'Contract Assistant', onePage('MSEP'))],
  ['2026-11-13', setStatus('Grants Assistant', 'Rejected')],
  ['2026-11-18', setStatus('Volunteer Coordinator', 'Offer Received')],
  [
    '2026-11-20',
    addEntry('Records Analyst', 'Follow-Up', { Details: 'Called. They decide in December.' }),
  ],
]
