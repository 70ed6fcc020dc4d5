import * as z from 'zod/mini'
import { addDays, calendarDay, daysAway, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { defineEntity, type Recorded } from '@/engine/model/entity'
import { MAX_NOTE_CHARACTERS, optionalDay, optionalText, requiredText } from '@/engine/model/rules'
import { vocabulary } from '@/engine/model/vocabulary'
import { normalizeText } from '@/engine/normalize-text'

export const childCareStatus = vocabulary({
  'to-ask': 'To Ask',
  asked: 'Asked',
  'on-list': 'On the List',
  offered: 'Offered',
  accepted: 'Accepted',
  'no-place': 'No Place',
  declined: 'Not for Us',
})

export const childCareOption = z.object({
  program: requiredText('Enter the name of the program or provider.'),
  forWhom: optionalText(),
  status: z._default(childCareStatus.schema, 'asked'),
  askedOn: optionalDay(),
  neededBy: optionalDay(),
  answerBy: optionalDay(),
  contact: optionalText(),
  notes: optionalText(MAX_NOTE_CHARACTERS),
})

export type ChildCareOption = z.infer<typeof childCareOption>
export type ChildCareRecord = Recorded<ChildCareOption>

const BEFORE_ASKED = 'This is before the day you asked. Check both dates.'

/** The wait lists and offers of child care that a person keeps. */
export const childCare = defineEntity({
  key: 'childCare',
  noun: ['child care option', 'child care options'],
  schema: childCareOption,
  // Storage is not held to these: a file may come from a device whose clock was wrong.
  formSchema: childCareOption.check(
    z.refine(({ askedOn }) => askedOn <= calendarDay(), {
      path: ['askedOn'],
      error: 'This day is still ahead. Leave it blank until you have asked.',
    }),
    ...(['neededBy', 'answerBy'] as const).map((day) =>
      z.refine<ChildCareOption>((option) => option[day] === '' || option[day] >= option.askedOn, {
        path: [day],
        error: BEFORE_ASKED,
      }),
    ),
  ),
  keepsUpdatedAt: true,
  describe: ({ program, forWhom }) =>
    forWhom === '' ? program : `${isolate(program)}, for ${isolate(forWhom)}`,
  fields: {
    program: { label: 'Program', input: 'text', hint: 'A center, a home or a provider in town.' },
    forWhom: {
      label: 'For Whom',
      input: 'text',
      autoComplete: 'off',
      hint: 'A first name or initials are enough.',
    },
    status: { label: 'Status', input: 'select', options: childCareStatus },
    askedOn: { label: 'Asked On', input: 'date', hint: 'The day you asked for a place.' },
    neededBy: { label: 'Needed By', input: 'date', hint: 'The first day you need care.' },
    answerBy: {
      label: 'Answer By',
      input: 'date',
      hint: 'The last day to say yes to an offer. Ask with each offer.',
    },
    contact: { label: 'Contact', input: 'text', hint: 'A name, phone number or email.' },
    notes: { label: 'Notes', input: 'textarea' },
  },
})

type Standing = Pick<ChildCareOption, 'status'>

/** Whether the family still waits for the program, or the program for the family. */
export const isOpenOption = ({ status }: Standing): boolean =>
  status === 'to-ask' || status === 'asked' || status === 'on-list' || status === 'offered'

/** Whether nobody has offered a place, and somebody still may. */
const isWithoutOffer = (option: Standing): boolean =>
  isOpenOption(option) && option.status !== 'offered'

/** Whether an offer names the last day to answer it, that day over or not. */
export const isOfferWithDay = ({
  status,
  answerBy,
}: Pick<ChildCareOption, 'status' | 'answerBy'>): boolean => status === 'offered' && answerBy !== ''

/** How long before care is needed a program without an answer is asked again. */
export const NEEDED_SOON_DAYS = 30

/** Whether care is needed within 30 days, or since before today, while nobody has offered a place. */
export function isNeededSoon(
  option: Pick<ChildCareOption, 'status' | 'neededBy'>,
  today = calendarDay(),
): boolean {
  return (
    isWithoutOffer(option) &&
    option.neededBy !== '' &&
    option.neededBy <= addDays(today, NEEDED_SOON_DAYS)
  )
}

/** The options without those of a child that has a place. A blank name settles no other option. */
export function stillSought(records: readonly ChildCareRecord[]): readonly ChildCareRecord[] {
  const placed = new Set(
    records.filter(({ status }) => status === 'accepted').map(({ forWhom }) => childKey(forWhom)),
  )
  return records.filter(({ forWhom }) => forWhom === '' || !placed.has(childKey(forWhom)))
}

const childKey = (forWhom: string) => normalizeText(forWhom)

/** "Answer by Dec 3, 2026 (in 3 days)." */
export const answerByLine = (
  { answerBy }: Pick<ChildCareOption, 'answerBy'>,
  today = calendarDay(),
): string => `Answer by ${dayWords(answerBy, today)}`

/** "Needed by Dec 15, 2026 (in 19 days). No offer yet." */
export const neededByLine = (
  { neededBy }: Pick<ChildCareOption, 'neededBy'>,
  today = calendarDay(),
): string => `Needed by ${dayWords(neededBy, today)} No offer yet.`

const dayWords = (day: CalendarDay, today: CalendarDay) =>
  `${formatDay(day)} (${daysAway(day, today)}).`
