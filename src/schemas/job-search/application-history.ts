import * as z from 'zod/mini'
import { calendarDay, compareDays } from '@/engine/calendar-day'
import { childList } from '@/engine/model/child-list'
import {
  clockTime,
  MAX_NOTE_CHARACTERS,
  optionalClockTime,
  optionalText,
  optionalWebAddress,
  plainText,
  requiredDay,
  webAddress,
} from '@/engine/model/rules'
import { labelOf, vocabulary } from '@/engine/model/vocabulary'
import { deviceTimeZone } from '@/engine/zoned-time'
import { applicationStatus, type ApplicationStatus } from './application-status'

export const historyKind = vocabulary({
  status: 'Status',
  interview: 'Interview',
  'follow-up': 'Follow-Up',
  note: 'Note',
})

export const interviewFormat = vocabulary({
  video: 'Video',
  phone: 'Phone',
  onsite: 'On-site',
})

/** The form values of a history entry. For the time of an interview, see docs/decisions/0041. */
export const historyDraft = z.object({
  kind: z._default(historyKind.schema, 'note'),
  day: requiredDay('Enter the day.'),
  /** The new status, in an entry of kind `status`. */
  status: z._default(z.union([applicationStatus.schema, z.literal('')]), ''),
  /** When an interview begins, in the local time of its time zone: an IANA name, such as `America/Chicago`. */
  startTime: optionalClockTime(),
  timeZone: optionalText(),
  /** The time as free text. Only older entries have it. It is never parsed into `startTime`. */
  time: optionalText(),
  format: z._default(z.union([interviewFormat.schema, z.literal('')]), ''),
  /** Where it takes place: a place or a phone number, or a link. */
  place: optionalText(),
  link: optionalWebAddress(),
  text: optionalText(MAX_NOTE_CHARACTERS),
})
type HistoryDraft = z.infer<typeof historyDraft>

/** An entry as it is stored. Blank fields are omitted, and fields that this version does not know are kept. */
export type HistoryEntry = { id: string } & Pick<HistoryDraft, 'kind' | 'day'> &
  Partial<HistoryDraft> & { from?: ApplicationStatus | undefined }

export const historyEntry: z.ZodMiniType<HistoryEntry, HistoryEntry> = z.looseObject({
  id: z.string('Every entry has an id.').check(z.minLength(1, 'Every entry has an id.')),
  kind: historyKind.schema,
  day: requiredDay('Enter the day.'),
  status: z.optional(applicationStatus.schema),
  /** The previous status, to undo an accidental change. */
  from: z.optional(applicationStatus.schema),
  startTime: z.optional(clockTime()),
  timeZone: z.optional(plainText()),
  time: z.optional(plainText()),
  format: z.optional(interviewFormat.schema),
  place: z.optional(plainText()),
  link: z.optional(webAddress()),
  text: z.optional(plainText(MAX_NOTE_CHARACTERS)),
})

/** The entries sorted by day. Entries of the same day keep the order in which they were added. */
export function byDay(history: readonly HistoryEntry[]): readonly HistoryEntry[] {
  return history.toSorted((one, other) => compareDays(one.day, other.day))
}

/**
 * The status that an entry set; undefined if it set none. The status of an entry of another kind is ignored: an older
 * version kept it when the user turned a status change into a note.
 */
export function statusOf({ kind, status }: HistoryEntry): ApplicationStatus | undefined {
  return kind === 'status' && status ? status : undefined
}

/** The index of the last entry that set the status to Offer Received; -1 if there is none. */
export const lastOfferIndex = (history: readonly HistoryEntry[]) =>
  history.findLastIndex((entry) => statusOf(entry) === 'offer')

/**
 * When an entry was added: its id is the time in milliseconds. Undefined for one from a CSV file, which does not say
 * when it was added.
 */
export function enteredAt({ id }: Pick<HistoryEntry, 'id'>): Date | undefined {
  return /^\d{13}$/.test(id) ? new Date(Number(id)) : undefined
}

const isStatus = ({ kind }: Pick<HistoryDraft, 'kind'>) => kind === 'status'
const isInterview = ({ kind }: Pick<HistoryDraft, 'kind'>) => kind === 'interview'

/** The history of an application: its entries in the order in which they were added. */
export const applicationHistory = childList({
  noun: ['entry', 'entries'],
  schema: historyDraft,
  formSchema: historyDraft.check(
    z.refine((entry) => !isStatus(entry) || entry.status !== '', {
      path: ['status'],
      error: 'Choose the status.',
    }),
    z.refine((entry) => !isInterview(entry) || !entry.startTime || entry.timeZone !== '', {
      path: ['timeZone'],
      error: 'Choose the time zone.',
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
      hint: 'This doesn’t change the application’s current status.',
      visible: isStatus,
    },
    startTime: { label: 'Time', input: 'time', visible: isInterview },
    timeZone: {
      label: 'Time Zone',
      input: 'timeZone',
      initial: deviceTimeZone,
      // A zone without a time would be that of the place where the day was typed.
      visible: (entry) => isInterview(entry) && entry.startTime !== '',
    },
    time: {
      label: 'Time in Your Words',
      input: 'text',
      hint: 'What you wrote earlier. Once you fill in Time, you can clear this.',
      visible: (entry) => isInterview(entry) && entry.time !== '',
    },
    format: {
      label: 'Kind',
      input: 'select',
      options: interviewFormat,
      blank: 'Not specified',
      hint: 'Choose one to add a link, phone number or place.',
      visible: isInterview,
    },
    // A field with a value stays visible for every format, because a form does not keep hidden values.
    link: {
      label: 'Link',
      input: 'url',
      hint: 'The address of a video call.',
      visible: (entry) => isInterview(entry) && (entry.format === 'video' || entry.link !== ''),
    },
    place: {
      label: { of: ({ format }) => (format === 'phone' ? 'Phone Number' : 'Place') },
      input: 'text',
      visible: (entry) =>
        isInterview(entry) && (['phone', 'onsite'].includes(entry.format) || entry.place !== ''),
    },
    text: { label: 'Details', input: 'textarea' },
  },
})
