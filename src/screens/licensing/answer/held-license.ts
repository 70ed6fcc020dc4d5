import type { CalendarDay } from '@/engine/calendar-day'
import { isLicenseExpired, type LicenseRecord } from '@/schemas/licensing/license'
import type { Profession } from '@/schemas/licensing/profession'
import type { Region } from '@/schemas/my-move/region'
import type { Question } from '../question'

/** The parts of a question that a stored license answers. */
type KnownParts = Pick<Question, 'from' | 'standing'> & { profession: Profession }

/**
 * The newest active license that a person keeps, as the default for a question. Applications and expired licenses
 * do not count.
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
      record.status === 'active' &&
      !isLicenseExpired(record, today) &&
      (asked === undefined || record.profession === asked),
  )
  const [newest] = held
  if (!newest) return undefined
  const { profession } = newest
  const ofProfession = held.filter((record) => record.profession === profession)
  const { state } = ofProfession.find((record) => record.state !== to) ?? newest
  const isElsewhereToo = ofProfession.some((other) => other.state !== state)
  return { profession, from: state, standing: isElsewhereToo ? 'several' : 'good' }
}
