import * as z from 'zod/mini'
import { calendarDay } from '@/engine/calendar-day'
import { childList } from '@/engine/model/child-list'
import {
  MAX_NOTE_CHARACTERS,
  optionalText,
  optionalWebAddress,
  plainText,
  requiredDay,
  webAddress,
} from '@/engine/model/rules'
import { labelOf, vocabulary, type ValueOf } from '@/engine/model/vocabulary'
import { applicationStatus, type ApplicationStatus } from './application-status'

export const historyKind = vocabulary({
  status: 'Status',
  interview: 'Interview',
  'follow-up': 'Follow-Up',
  note: 'Note',
})
export type HistoryKind = ValueOf<typeof historyKind>

/** An entry as it is entered. */
export const historyDraft = z.object({
  kind: z._default(historyKind.schema, 'note'),
  day: requiredDay('Enter the day.'),
  /** What the status became, in an entry of that kind. */
  status: z._default(z.union([applicationStatus.schema, z.literal('')]), ''),
  /** When, where, or by which link an interview takes place. */
  time: optionalText(),
  place: optionalText(),
  link: optionalWebAddress(),
  text: optionalText(MAX_NOTE_CHARACTERS),
})
export type HistoryDraft = z.infer<typeof historyDraft>

/** An entry as it is stored: what is blank is left out, and what this version does not know is kept. */
export type HistoryEntry = { id: string } & Pick<HistoryDraft, 'kind' | 'day'> &
  Partial<HistoryDraft> & { from?: ApplicationStatus | undefined }

export const historyEntry: z.ZodMiniType<HistoryEntry, HistoryEntry> = z.looseObject({
  id: z.string('Every entry has an id.').check(z.minLength(1, 'Every entry has an id.')),
  kind: historyKind.schema,
  day: requiredDay('Enter the day.'),
  status: z.optional(applicationStatus.schema),
  /** What the status was before: it takes back a change that was not meant. */
  from: z.optional(applicationStatus.schema),
  time: z.optional(plainText()),
  place: z.optional(plainText()),
  link: z.optional(webAddress()),
  text: z.optional(plainText(MAX_NOTE_CHARACTERS)),
})

const isStatus = ({ kind }: Pick<HistoryDraft, 'kind'>) => kind === 'status'
const isInterview = ({ kind }: Pick<HistoryDraft, 'kind'>) => kind === 'interview'

/** What happened with an application, entry by entry, in the order in which it was written down. */
export const applicationHistory = childList({
  noun: ['entry', 'entries'],
  schema: historyDraft,
  formSchema: historyDraft.check(
    z.refine((entry) => !isStatus(entry) || entry.status !== '', {
      path: ['status'],
      error: 'Choose the status.',
    }),
  ),
  describe: ({ kind, status }) =>
    kind === 'status' ? labelOf(applicationStatus, status) : historyKind.labels[kind],
  fields: {
    kind: { label: 'What', input: 'select', options: historyKind },
    day: { label: 'Day', input: 'date', initial: calendarDay },
    status: {
      label: 'Status',
      input: 'select',
      options: applicationStatus,
      blank: 'Not specified',
      hint: 'The application itself keeps the status it has.',
      visible: isStatus,
    },
    time: {
      label: 'Time',
      input: 'text',
      hint: 'For example, 10:00 Pacific.',
      visible: isInterview,
    },
    place: { label: 'Place', input: 'text', visible: isInterview },
    link: {
      label: 'Link',
      input: 'url',
      hint: 'The address of a video call.',
      visible: isInterview,
    },
    text: { label: 'Details', input: 'textarea' },
  },
})
