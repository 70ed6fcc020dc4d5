import type { CalendarDay } from '@/engine/calendar-day'
import {
  hasEnded,
  isApplication,
  isLicenseExpired,
  isOneProfession,
  type License,
  type LicenseRecord,
} from '@/schemas/licensing/license'
import type { Profession } from '@/schemas/licensing/profession'
import type { Region } from '@/schemas/my-move/region'
import type { LicenseStanding, Question } from '../question'

/** The parts of a question that a stored license answers. */
type KnownParts = Pick<Question, 'from' | 'standing'> & { profession: Profession }

/**
 * The newest active license that a user keeps, as the default for a question. Applications, expired
 * licenses and licenses from overseas do not count.
 * @param asked the profession; any if `undefined`
 * @param to where the move ends; blank if unknown. A license from there is the default only if there is no other.
 */
export function heldLicense(
  records: readonly LicenseRecord[],
  asked: Profession | undefined,
  to: Region | '',
  today: CalendarDay,
): KnownParts | undefined {
  const held = records.filter(
    (record) =>
      isHeld(record, today) &&
      record.state !== 'overseas' &&
      (asked === undefined || record.profession === asked),
  )
  const [newest] = held
  if (!newest) return undefined
  const { profession } = newest
  const ofProfession = held.filter((record) => record.profession === profession)
  const { state } = ofProfession.find((record) => record.state !== to) ?? newest
  const isElsewhereToo =
    isOneProfession(held, profession, today) && ofProfession.some((other) => other.state !== state)
  return { profession, from: state, standing: isElsewhereToo ? 'several' : 'good' }
}

/** Whether a license is active and not expired. */
export const isHeld = (record: License, today: CalendarDay) =>
  record.status === 'active' && !isLicenseExpired(record, today)

/** Whether a state has issued the license, in force or not. */
export const isIssuedByState = (record: License) =>
  !isApplication(record) && record.state !== 'overseas'

/**
 * The states that have issued a license of the profession, in force or not, in the order of the records. None if the
 * records may be of different professions.
 */
export const licensingStates = (
  records: readonly LicenseRecord[],
  profession: Profession | undefined,
  today: CalendarDay,
): readonly Region[] =>
  recordsOf(records, profession, today)
    .filter(isIssuedByState)
    .map(({ state }) => state)

/** What a state has already issued for the profession, by the records that have not ended. See docs/decisions/0042. */
export function issuedBy(
  records: readonly LicenseRecord[],
  profession: Profession | undefined,
  state: Region | '',
  today: CalendarDay,
): Question['issued'] {
  const inForce = records.filter((record) => !hasEnded(record, today))
  const known = recordsOf(inForce, profession, today).filter((record) => record.state === state)
  if (known.some(({ status }) => status === 'active')) return 'license'
  return known.some(({ status }) => status === 'temporary') ? 'temporary' : undefined
}

/**
 * The records of the profession that any state investigates. The law asks for good standing in every state that issued
 * a license. None if the records may be of different professions.
 */
export const investigatedLicenses = (
  records: readonly LicenseRecord[],
  profession: Profession | undefined,
  today: CalendarDay,
): readonly LicenseRecord[] =>
  recordsOf(records, profession, today).filter(
    ({ status, state }) => status === 'investigated' && state !== 'overseas',
  )

/** The records of a profession. None if they may be of different ones. */
const recordsOf = (
  records: readonly LicenseRecord[],
  profession: Profession | undefined,
  today: CalendarDay,
): readonly LicenseRecord[] =>
  profession && isOneProfession(records, profession, today)
    ? records.filter((one) => one.profession === profession)
    : []

/**
 * The standing of the profession's license from that state if its records show none as active. `undefined` without a
 * record from there. An application or a temporary license is no license to transfer.
 */
export function inactiveStanding(
  records: readonly LicenseRecord[],
  profession: Profession | undefined,
  from: Region | '',
  today: CalendarDay,
): LicenseStanding | undefined {
  const known = records.filter(
    (record) => record.profession === profession && record.state === from,
  )
  if (known.length === 0 || known.some((record) => isHeld(record, today))) return undefined
  if (known.some(({ status }) => status === 'investigated')) return 'investigated'
  return known.every(isApplication) ? 'none' : 'expired'
}
