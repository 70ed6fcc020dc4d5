import { compareDays } from '@/engine/calendar-day'
import { listView } from '@/engine/views/list/list-view'
import {
  answerByLine,
  childCare,
  isNeededSoon,
  isOfferWithDay,
  neededByLine,
} from '@/schemas/my-move/child-care'
import { moves, type MoveRecord } from '@/schemas/my-move/move'
import { stillNeeded, withoutLapsedOffers } from '@/schemas/my-move/placed-children'

/** The programs that a user asked for child care, and the status of each. */
export const childCareList = listView(childCare, {
  title: 'Child Care',
  search: ['program', 'forWhom'],
  alsoSearch: ['contact', 'notes'],
  filters: ['status'],
  sort: {
    needed: { label: 'Needed By', by: 'neededBy' },
    answer: { label: 'Answer By', by: 'answerBy' },
  },
  warnings: [
    {
      title: 'Offers to Answer',
      of: [moves],
      among: (records, [known]: readonly [readonly MoveRecord[]]) =>
        withoutLapsedOffers(records, known),
      applies: isOfferWithDay,
      line: (option, today) => `${childCare.describe(option)}. ${answerByLine(option, today)}`,
      order: (a, b) => compareDays(a.answerBy, b.answerBy),
    },
    {
      title: 'Needed Now or Soon, No Offer Yet',
      of: [moves],
      among: (records, [known]: readonly [readonly MoveRecord[]]) => stillNeeded(records, known),
      applies: isNeededSoon,
      line: (option, today) => `${childCare.describe(option)}. ${neededByLine(option, today)}`,
      order: (a, b) => compareDays(a.neededBy, b.neededBy),
    },
  ],
  addLabel: 'Add Child Care Option',
  card: {
    title: 'program',
    subtitle: 'forWhom',
    badge: {
      field: 'status',
      tones: { 'on-list': 'accent', offered: 'warning', accepted: 'success' },
    },
    details: ['askedOn', 'neededBy', 'answerBy', 'contact'],
    body: 'notes',
  },
  form: {
    addTitle: 'Add Child Care Option',
    editTitle: 'Edit Child Care Option',
    fields: ['program', 'forWhom', 'status', 'askedOn', 'neededBy', 'answerBy', 'contact', 'notes'],
  },
  empty: {
    title: 'No Child Care Here Yet',
    text: 'Add each program you ask: when you asked, when you need care, and by what day to answer an offer.',
    action: 'Add Your First Option',
  },
  deleteQuestion: 'Delete this child care option?',
  searchIcon: 'i-lucide-baby',
})
