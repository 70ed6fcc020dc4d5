import * as z from 'zod/mini'
import {
  addDays,
  calendarDay,
  compareDays,
  daysAway,
  formatDay,
  latestDayAnywhere,
} from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { defineEntity, type Recorded } from '@/engine/model/entity'
import {
  MAX_NOTE_CHARACTERS,
  optionalDay,
  optionalText,
  requiredDay,
  requiredText,
  wholeNumber,
} from '@/engine/model/rules'
import type { Stat } from '@/engine/ui/StatFigure'
import { EXPIRING_SOON_DAYS } from '../content/expiring-soon'

export const certification = z.object({
  name: requiredText('Enter the certification’s name.'),
  issuingOrg: requiredText('Enter the organization that issues it.'),
  /** True while it is worked towards, false once it is earned. */
  isTarget: z._default(z.boolean('Choose one of the options.'), false),
  /** The target date, while it is a target. */
  dateEarned: requiredDay('Enter the date.'),
  // Every field that the status can hide may be blank: a hidden field must not stop a save.
  expirationDate: optionalDay(),
  renewalRequirements: optionalText(MAX_NOTE_CHARACTERS),
  cost: optionalText(),
  timeToComplete: optionalText(),
  prerequisites: optionalText(MAX_NOTE_CHARACTERS),
  studyProgress: wholeNumber(0, 100),
})

export type Certification = z.infer<typeof certification>
export type CertificationRecord = Recorded<Certification>

type Status = Pick<Certification, 'isTarget'>
type Timed = Pick<Certification, 'isTarget' | 'dateEarned'>
type Validity = Pick<Certification, 'isTarget' | 'expirationDate'>

export const certifications = defineEntity({
  key: 'professionalCertifications',
  noun: ['certification', 'certifications'],
  schema: certification,
  // Stored data is not checked by these, because a backup may come from a device with a wrong clock.
  formSchema: certification.check(
    z.refine((record) => isTarget(record) || isEarnedBy(record, latestDayAnywhere()), {
      path: ['dateEarned'],
      error: 'This date is in the future. Enter the day you earned it, or choose Working Towards.',
    }),
    z.refine((record) => !expiresBeforeEarned(record), {
      path: ['expirationDate'],
      error: 'This is before the date earned. Check both dates.',
    }),
  ),
  keepsUpdatedAt: false,
  describe: ({ name }) => name,
  fields: {
    name: { label: 'Certification Name', input: 'text', autoComplete: 'off' },
    issuingOrg: {
      label: 'Issuing Organization',
      input: 'text',
      autoComplete: 'off',
      hint: 'The organization that awards it.',
    },
    isTarget: {
      label: 'Status',
      input: 'either',
      choices: { no: 'Earned', yes: 'Working Towards (Target)' },
    },
    dateEarned: {
      label: { of: (values) => (isTarget(values) ? 'Target Date' : 'Date Earned') },
      input: 'date',
    },
    expirationDate: {
      label: 'Expiration Date',
      input: 'date',
      hint: 'Leave it blank if it does not expire.',
      visible: isEarned,
    },
    renewalRequirements: {
      label: 'Renewal Requirements',
      input: 'textarea',
      hint: 'For example, 20 hours of training every two years.',
      visible: isEarned,
    },
    cost: {
      label: 'Cost',
      input: 'text',
      hint: 'For example, $425 with the exam.',
      visible: isTarget,
    },
    timeToComplete: {
      label: 'Time to Complete',
      input: 'text',
      hint: 'For example, 3 months.',
      visible: isTarget,
    },
    prerequisites: {
      label: 'Prerequisites',
      input: 'textarea',
      hint: 'What you need before you can start or take the exam.',
      visible: isTarget,
    },
    studyProgress: {
      label: 'Study Progress',
      input: 'number',
      min: 0,
      max: 100,
      unit: '%',
      hint: 'Percent, from 0 to 100.',
      visible: isTarget,
    },
  },
})

export function isTarget(record: Status): boolean {
  return record.isTarget
}

export function isEarned(record: Status): boolean {
  return !record.isTarget
}

/** Whether a certification is earned, and its date is not after today. */
export function isEarnedBy(record: Timed, today = calendarDay()): boolean {
  return isEarned(record) && record.dateEarned <= today
}

/**
 * Whether an earned certification has its last day between today and the end of the window, both
 * included. What the status hides does not count: a target never expires.
 */
export function isExpiringSoon(record: Validity, today = calendarDay()): boolean {
  const { expirationDate } = record
  const last = addDays(today, EXPIRING_SOON_DAYS)
  return isEarned(record) && expirationDate >= today && expirationDate <= last
}

/** Whether an earned certification had its last day before today. */
export function isExpired(record: Validity, today = calendarDay()): boolean {
  return isEarned(record) && record.expirationDate !== '' && record.expirationDate < today
}

/** Whether a certification is earned and not expired on a day. Only these are on papers for employers. */
export function isHeld(record: Timed & Validity, today = calendarDay()): boolean {
  return isEarnedBy(record, today) && !isExpired(record, today)
}

/** Whether the target date of a certification that is not earned yet was before today. */
export function isPastTarget(record: Timed, today = calendarDay()): boolean {
  return isTarget(record) && record.dateEarned < today
}

/** Compares two certifications by date, for `sort`. */
export function byDate(a: Timed, b: Timed): number {
  return compareDays(a.dateEarned, b.dateEarned)
}

/** Whether the dates of an earned certification contradict each other. */
export function expiresBeforeEarned(record: Validity & Pick<Certification, 'dateEarned'>): boolean {
  const { dateEarned, expirationDate } = record
  return isEarned(record) && expirationDate !== '' && expirationDate < dateEarned
}

/** Compares two certifications by expiration date, for `sort`. */
export function byExpiration(a: Validity, b: Validity): number {
  return compareDays(a.expirationDate, b.expirationDate)
}

/** "CPR expires Nov 25, 2026 (in 4 days)." */
export function expiryLine(
  { name, expirationDate }: Pick<Certification, 'name' | 'expirationDate'>,
  today = calendarDay(),
): string {
  return `${isolate(name)} expires ${formatDay(expirationDate)} (${daysAway(expirationDate, today)}).`
}

export function earnedCount(records: readonly Status[]): number {
  return records.filter(isEarned).length
}

/** The figure above the tabs: earned certifications only. */
export function certificationCounters(records: readonly Status[]): readonly Stat[] {
  return [{ label: 'Certifications', value: String(earnedCount(records)) }]
}
