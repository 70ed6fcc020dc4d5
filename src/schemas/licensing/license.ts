import * as z from 'zod/mini'
import { addDays, calendarDay, compareDays, daysAway, formatDay } from '@/engine/calendar-day'
import { defineEntity, type Recorded } from '@/engine/model/entity'
import { MAX_NOTE_CHARACTERS, optionalDay, optionalText } from '@/engine/model/rules'
import { labelOf, vocabulary } from '@/engine/model/vocabulary'
import { EXPIRING_SOON_DAYS } from '../content/expiring-soon'
import { profession, type Profession } from './profession'
import { region, type Region } from '../my-move/region'

export const licenseStatus = vocabulary({
  active: 'Active',
  applied: 'Applied For',
  temporary: 'Temporary',
  inactive: 'Inactive',
  expired: 'Expired',
  investigated: 'Under Investigation',
})

/** An amount in dollars, as typed. `centsOf` parses it. */
const amount = () =>
  z._default(
    z.string('Use an amount.').check(
      z.trim(),
      z.refine(
        (text) => text === '' || centsOf(text) !== undefined,
        'Enter an amount in dollars, as in 125 or 125.50.',
      ),
    ),
    '',
  )

export const license = z.object({
  profession: profession.schema,
  state: region.schema,
  status: z._default(licenseStatus.schema, 'active'),
  number: optionalText(),
  expirationDate: optionalDay(),
  board: optionalText(),
  sentOn: optionalDay(),
  /** In a state, 30 days are counted from the later of the next two dates. */
  completeOn: optionalDay(),
  movedOn: optionalDay(),
  documents: optionalText(MAX_NOTE_CHARACTERS),
  contacts: optionalText(MAX_NOTE_CHARACTERS),
  relicensingCosts: amount(),
  businessCosts: amount(),
  receipts: optionalText(MAX_NOTE_CHARACTERS),
})

export type License = z.infer<typeof license>
export type LicenseRecord = Recorded<License>

type Named = Pick<License, 'profession' | 'state'>
type Validity = Pick<License, 'status' | 'expirationDate'>

export const licenses = defineEntity({
  key: 'professionalLicenses',
  noun: ['license', 'licenses'],
  schema: license,
  formSchema: license.check(
    // The days of an application do not matter once it has another status.
    z.refine((record) => !isApplication(record) || !isCompleteBeforeSent(record), {
      path: ['completeOn'],
      error: 'This is before the day you sent it. Check both dates.',
    }),
  ),
  keepsUpdatedAt: true,
  describe: (record) => licenseName(record),
  fields: {
    profession: {
      label: 'Profession',
      input: 'select',
      options: profession,
      blank: 'Choose a profession',
    },
    state: {
      label: 'State',
      input: 'select',
      options: region,
      blank: 'Choose a state',
      hint: 'The state that gave you the license, or that you apply to.',
    },
    status: { label: 'Status', input: 'select', options: licenseStatus },
    number: {
      label: 'License Number',
      input: 'text',
      autoComplete: 'off',
      hint: 'Leave it blank if others use this browser.',
    },
    expirationDate: {
      label: 'Expiration Date',
      input: 'date',
      hint: 'The last day on which it is good.',
    },
    board: {
      label: 'Board',
      input: 'text',
      autoComplete: 'off',
      hint: 'The office that you send your papers to.',
      visible: hasOwnBoard,
    },
    sentOn: { label: 'Documents Sent', input: 'date', visible: isApplication },
    completeOn: {
      label: 'Application Complete',
      input: 'date',
      hint: 'The day on which the board says that nothing is missing.',
      visible: isApplication,
    },
    movedOn: {
      label: 'Day You Moved',
      input: 'date',
      hint: 'The board’s 30 days are counted from this day or from “Application Complete,” whichever is later.',
      visible: (record) => isApplication(record) && record.state !== 'overseas',
    },
    documents: {
      label: 'What You Sent',
      input: 'textarea',
      hint: 'For example, orders, marriage certificate and notarized statement, by certified mail.',
      visible: isApplication,
    },
    contacts: {
      label: 'Who You Spoke To',
      input: 'textarea',
      hint: 'Name, day, and what was said.',
      visible: isApplication,
    },
    relicensingCosts: {
      label: 'Relicensing Costs ($)',
      input: 'text',
      hint: 'What you have paid in dollars, as in 125.50: exams, fees, proof of your record.',
    },
    businessCosts: {
      label: 'Business Costs ($)',
      input: 'text',
      hint: 'What it cost to move your own business. You claim it separately (Coast Guard: ask first).',
    },
    receipts: {
      label: 'Receipts',
      input: 'textarea',
      hint: 'For what, when, how much, and where the receipt is.',
    },
  },
})

/** "Registered Nurse, Texas". */
export function licenseName(record: Named): string {
  return `${labelOf(profession, record.profession)}, ${labelOf(region, record.state)}`
}

/** Whether the license is over. An application never is: it may still have the last day of an earlier license. */
export const hasEnded = (record: Validity, today = calendarDay()): boolean =>
  record.status === 'inactive' ||
  (record.status !== 'applied' &&
    record.status !== 'investigated' &&
    isLicenseExpired(record, today))

/** The records without the licenses that have ended while another one for their profession and state has not. */
export const withoutReplaced = <Kept extends License>(
  records: readonly Kept[],
  today = calendarDay(),
): readonly Kept[] =>
  records.filter(
    (record) =>
      !hasEnded(record, today) ||
      records.every(
        (other) =>
          other.profession !== record.profession ||
          other.state !== record.state ||
          hasEnded(other, today),
      ),
  )

/**
 * Whether the records of a profession are of one. Those outside the list of professions may be of different ones: they
 * count as one while no state has two. A license that has ended does not count beside another one of its state.
 */
export function isOneProfession(
  records: readonly License[],
  id: Profession,
  today = calendarDay(),
): boolean {
  const ofProfession = withoutReplaced(
    records.filter((record) => record.profession === id),
    today,
  )
  const states = new Set(ofProfession.map((record) => record.state))
  return id !== 'another-profession' || states.size === ofProfession.length
}

/** The record of a profession in a state. None if it is unknown which of several professions is meant. */
export const licenseIn = (
  records: readonly LicenseRecord[],
  id: Profession,
  state: Region,
  today = calendarDay(),
): LicenseRecord | undefined =>
  isOneProfession(records, id, today)
    ? withoutReplaced(records, today).find(
        (record) => record.profession === id && record.state === state,
      )
    : undefined

/** Whether the board has not decided yet, or has given only a temporary license. */
export function isApplication({ status }: Pick<License, 'status'>): boolean {
  return status === 'applied' || status === 'temporary'
}

/** Whether the user writes the board: of an application, and where no board of ours can be corrected. */
function hasOwnBoard({ status, profession, state }: License): boolean {
  return isApplication({ status }) || profession === 'another-profession' || state === 'overseas'
}

/** The board that the user wrote; blank if the license no longer shows the field. */
export const writtenBoard = (record: License): string => (hasOwnBoard(record) ? record.board : '')

function isCompleteBeforeSent({
  sentOn,
  completeOn,
}: Pick<License, 'sentOn' | 'completeOn'>): boolean {
  return sentOn !== '' && completeOn !== '' && completeOn < sentOn
}

/** Whether its last day is between today and the end of the window, both included. */
export function isLicenseExpiringSoon(record: Validity, today = calendarDay()): boolean {
  const { expirationDate } = record
  return (
    expirationDate !== '' &&
    !isLicenseExpired(record, today) &&
    expirationDate <= addDays(today, EXPIRING_SOON_DAYS)
  )
}

/** Whether its status is expired, or its last day was before today. */
export function isLicenseExpired(
  { status, expirationDate }: Validity,
  today = calendarDay(),
): boolean {
  return status === 'expired' || (expirationDate !== '' && expirationDate < today)
}

/** Compares two licenses by expiration date, for `sort`. */
export function byLicenseExpiration(a: Validity, b: Validity): number {
  return compareDays(a.expirationDate, b.expirationDate)
}

/** "Registered Nurse, Texas, expires Jan 5, 2027 (in 43 days)." */
export function licenseExpiryLine(record: Named & Validity, today = calendarDay()): string {
  const { expirationDate } = record
  return `${licenseName(record)}, expires ${formatDay(expirationDate)} (${daysAway(expirationDate, today)}).`
}

/** An amount in dollars, in cents; undefined if the text is not an amount. */
export function centsOf(text: string): number | undefined {
  const parts = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{2}))?$/.exec(text.trim())
  if (!parts) return undefined
  const [, dollars = '', cents = '00'] = parts
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents)
}
