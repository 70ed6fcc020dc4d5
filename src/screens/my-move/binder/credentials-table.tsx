import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import { limited, type Limited } from '@/engine/limited'
import { labelOf } from '@/engine/model/vocabulary'
import { MAX_NAME, omittedNote, type PrintedTable } from '@/engine/screen/binder'
import { shortened } from '@/engine/shortened'
import { isLicenseExpired, licenseStatus } from '@/schemas/licensing/license'
import type { MoveDays } from '@/schemas/my-move/move'
import { byLastDay, type Credential } from '../plan/credential'
import { expiringOnTheWay, isBeforeDeparture } from '../plan/expiring'

/** The most that fit on the page. Professional Development and Licensing list the others. */
const MAX_CREDENTIALS = 8
const MAX_NOTE = 100

/**
 * The certificates and licenses that a user has: those that expire, by their last day, then those that do not, then
 * the expired ones.
 */
export function credentialsOnPaper(
  credentials: readonly Credential[],
  today: CalendarDay,
): Limited<Credential> {
  const isExpired = (credential: Credential) => isLicenseExpired(credential, today)
  const byUse = (a: Credential, b: Credential) =>
    Number(isExpired(a)) - Number(isExpired(b)) || byLastDay(a, b)
  return limited(credentials.toSorted(byUse), MAX_CREDENTIALS)
}

/** The table of the certificates and licenses that a user has, with the days on which they expire. */
export function credentialsTable(
  credentials: readonly Credential[],
  move: MoveDays | undefined,
  today: CalendarDay,
): PrintedTable {
  const { shown, omitted } = credentialsOnPaper(credentials, today)
  return {
    title: 'Certificates and Licenses',
    columns: [
      { title: 'Certificate or license', width: 'w-1/3' },
      { title: 'Last day', width: 'w-1/6' },
      { title: 'To renew', width: 'w-1/4' },
      { title: 'Number' },
    ],
    rows: shown.map((record) => [
      <div key="name">
        <b>{shortened(record.name, MAX_NAME)}</b>
        <p className="text-xs">{shortened(record.issuer, MAX_NAME)}</p>
      </div>,
      <div key="day">
        <span>
          {record.expirationDate === '' ? 'None entered' : formatDay(record.expirationDate)}
        </span>
        <p className="text-xs font-bold">{expiryNote(record, move, today)}</p>
      </div>,
      <p key="renew" className="text-xs">
        {shortened(record.renewal, MAX_NOTE)}
      </p>,
      record.number,
    ]),
    blankRows: 2,
    note: omittedNote(omitted, 'under Professional Development and Licensing'),
  }
}

/** The status of a certificate or license, and what a move makes of its last day; blank where nothing presses. */
export function expiryNote(
  credential: Credential,
  move: MoveDays | undefined,
  today: CalendarDay,
): string {
  if (isLicenseExpired(credential, today)) return labelOf(licenseStatus, 'expired')
  const { status } = credential
  return [
    ...(status === 'active' ? [] : [labelOf(licenseStatus, status)]),
    ...(move && expiringOnTheWay([credential], move, today).length > 0
      ? [isBeforeDeparture(move, today) ? 'Renew before you go' : 'Renew soon']
      : []),
  ].join('. ')
}
