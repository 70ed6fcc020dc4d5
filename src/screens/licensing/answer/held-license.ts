import type { CalendarDay } from '@/engine/calendar-day'
import { isLicenseExpired, type LicenseRecord } from '@/schemas/licensing/license'
import type { Profession } from '@/schemas/licensing/profession'
import type { Question } from '../question'

/** The parts of a question that a stored license answers. */
type KnownParts = Pick<Question, 'from' | 'standing'> & { profession: Profession }

/**
 * The newest active license that a person keeps, as the default for a question. Applications and expired licenses
 * do not count.
 * @param asked the profession; any if `undefined`
 */
export function heldLicense(
  records: readonly LicenseRecord[],
  asked: Profession | undefined,
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
  const { profession, state } = newest
  const isElsewhereToo = held.some(
    (other) => other.profession === profession && other.state !== state,
  )
  return { profession, from: state, standing: isElsewhereToo ? 'several' : 'good' }
}
