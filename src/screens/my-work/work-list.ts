import type { CalendarDay } from '@/engine/calendar-day'
import { calendarMonth } from '@/engine/calendar-month'
import { childrenOnCard } from '@/engine/views/children/children-on-card'
import { listView } from '@/engine/views/list/list-view'
import {
  newestWorkFirst,
  formatWorkDuration,
  formatWorkPeriod,
  formatWorkPlace,
  workRecord,
  type WorkRecord,
} from '@/schemas/my-work/work'

/** The months and the length: "June 2023 – present (2 years, 6 months)". */
function monthsLine(record: WorkRecord, today: CalendarDay): string {
  const length = formatWorkDuration(record, calendarMonth(today))
  return length ? `${formatWorkPeriod(record)} (${length})` : formatWorkPeriod(record)
}

/** The list of a user's work, paid or not. */
export const workList = listView(
  workRecord,
  {
    title: 'Your Work',
    search: ['title', 'organization', 'city'],
    alsoSearch: ['region', 'country', 'tools'],
    filters: ['kind'],
    sort: {
      title: { label: 'Job Title', by: 'title' },
      organization: { label: 'Organization', by: 'organization' },
    },
    rows: ['organization', 'start', 'end', 'hoursPerWeek'],
    addLabel: 'Add Work',
    card: {
      title: 'title',
      subtitle: 'organization',
      badge: { field: 'kind', tones: { paid: 'accent', 'self-employed': 'accent' } },
      details: [],
      notes: [
        { label: 'Months', applies: () => true, line: monthsLine },
        {
          label: 'Hours a Week',
          applies: ({ hoursPerWeek }) => hoursPerWeek > 0,
          line: ({ hoursPerWeek }) => String(hoursPerWeek),
        },
        {
          label: 'Place',
          applies: (record) => formatWorkPlace(record) !== '',
          line: formatWorkPlace,
        },
      ],
      more: [
        'tools',
        'leavingReason',
        'supervisorName',
        'supervisorPhone',
        'mayContact',
        'salary',
        'series',
        'grade',
      ],
    },
    form: {
      addTitle: 'Add Work',
      editTitle: 'Edit Work',
      fields: [
        'kind',
        'title',
        'organization',
        'hoursPerWeek',
        'start',
        'end',
        'city',
        'region',
        'country',
        'isRemote',
        'tools',
      ],
      more: {
        title: 'Supervisor, Pay and Federal Details',
        fields: [
          'leavingReason',
          'supervisorName',
          'supervisorPhone',
          'mayContact',
          'salary',
          'isFederal',
          'series',
          'grade',
        ],
      },
    },
    empty: {
      title: 'No Work Here Yet',
      text: 'Add each job, and unpaid work, study and years of family care too. Start with the one you remember best.',
      action: 'Add Your First Job',
    },
    deleteQuestion: 'Delete this from your work record?',
    searchIcon: 'i-lucide-briefcase-business',
  },
  [
    { newestFirst: newestWorkFirst },
    childrenOnCard({
      field: 'results',
      title: 'Results',
      isOpen: true,
      addLabel: 'Add a Result',
      addTitle: 'Add a Result',
      editTitle: 'Edit Result',
      lines: ({ results }) => results,
    }),
  ],
)
