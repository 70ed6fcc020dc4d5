import type { CalendarDay } from '@/engine/calendar-day'
import { isLicenseExpired, type LicenseRecord } from '@/schemas/licensing/license'
import type { Profession } from '@/schemas/licensing/profession'
import type { Question } from './question'

/** What the licenses that a person keeps know of a question. */
type Known = Pick<Question, 'from' | 'standing'> & { profession: Profession }

/**
 * The license that a person would ask about: the newest that is active, of the profession where one is
 * asked for. Nothing where there is none: an application or an expired license is no license to take along.
 */
export function heldLicense(
  records: readonly LicenseRecord[],
  asked: Profession | undefined,
  today: CalendarDay,
): Known | undefined {
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
