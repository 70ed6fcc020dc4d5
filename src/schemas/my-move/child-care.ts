import * as z from 'zod/mini'
import {
  addDays,
  calendarDay,
  daysAway,
  formatDay,
  latestDayAnywhere,
  type CalendarDay,
} from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { defineEntity, type Recorded } from '@/engine/model/entity'
import { MAX_NOTE_CHARACTERS, optionalDay, optionalText, requiredText } from '@/engine/model/rules'
import { vocabulary } from '@/engine/model/vocabulary'

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

/** A user's wait lists and offers of child care. */
export const childCare = defineEntity({
  key: 'childCare',
  noun: ['child care option', 'child care options'],
  schema: childCareOption,
  // Stored data is not checked by these, because a backup may come from a device with a wrong clock.
  formSchema: childCareOption.check(
    z.refine(({ askedOn }) => askedOn <= latestDayAnywhere(), {
      path: ['askedOn'],
      error: 'This day is still ahead. Leave it blank until you have asked.',
    }),
    z.refine(({ status, askedOn }) => status !== 'to-ask' || askedOn === '', {
      path: ['status'],
      error: 'You entered the day you asked. Choose Asked, or clear that day.',
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

type WithStatus = Pick<ChildCareOption, 'status'>

/** The status of an option. A day of asking makes "To Ask" "Asked": the form refuses both, but storage may have them. */
export const statusOf = ({
  status,
  askedOn,
}: Pick<ChildCareOption, 'status' | 'askedOn'>): ChildCareOption['status'] =>
  status === 'to-ask' && askedOn !== '' ? 'asked' : status

/** Whether an option is undecided: the program or the family has not given its answer. */
export const isOpenOption = ({ status }: WithStatus): boolean =>
  status === 'to-ask' || status === 'asked' || status === 'on-list' || status === 'offered'

/** Whether an option is undecided and has no offer yet. */
export const isWithoutOffer = (option: WithStatus): boolean =>
  isOpenOption(option) && option.status !== 'offered'

/** Whether an option is an offer with a last day to answer, even if that day is past. */
export const isOfferWithDay = ({
  status,
  answerBy,
}: Pick<ChildCareOption, 'status' | 'answerBy'>): boolean => status === 'offered' && answerBy !== ''

/** How many days before care is needed a program without an offer is due. */
const NEEDED_SOON_DAYS = 30

/** Whether care is needed within 30 days, or was needed before today, and there is no offer yet. */
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

/** Words about a day. `late` says that the day has passed, and comes before the rest. */
interface DayWords {
  late?: string
  reason: string
}

/** "Answer by Dec 3, 2026 (in 3 days)." After that day, what to do about the offer. */
export function answerByWords(
  { answerBy }: Pick<ChildCareOption, 'answerBy'>,
  today: CalendarDay,
): DayWords {
  const day = describeDay(answerBy, today)
  return answerBy >= today
    ? { reason: `Answer by ${day}` }
    : { late: `The day to answer was ${day}`, reason: 'Ask if the place is still open.' }
}

/** "Needed by Dec 15, 2026 (in 19 days). No offer yet." */
export function neededByWords(
  { neededBy }: Pick<ChildCareOption, 'neededBy'>,
  today: CalendarDay,
): DayWords {
  const day = describeDay(neededBy, today)
  return neededBy >= today
    ? { reason: `Needed by ${day} No offer yet.` }
    : { late: `Needed since ${day}`, reason: 'No offer yet.' }
}

const describeDay = (day: CalendarDay, today: CalendarDay) =>
  `${formatDay(day)} (${daysAway(day, today)}).`

/** The words about the day to answer, as one line. */
export const answerByLine = (
  option: Pick<ChildCareOption, 'answerBy'>,
  today = calendarDay(),
): string => inOneLine(answerByWords(option, today))

/** The words about the day care is needed, as one line. */
export const neededByLine = (
  option: Pick<ChildCareOption, 'neededBy'>,
  today = calendarDay(),
): string => inOneLine(neededByWords(option, today))

const inOneLine = ({ late, reason }: DayWords) => (late ? `${late} ${reason}` : reason)
