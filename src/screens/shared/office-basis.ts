import { formatDay } from '@/engine/calendar-day'
import type { UnemploymentOffice } from '@/schemas/job-search/unemployment-office'

/** How the site and the phone numbers of an office were checked, and on which day. */
export function officeBasis({ site, phones, phonesFrom, comparedOn }: UnemploymentOffice): string {
  const day = formatDay(comparedOn)
  if (!site) return `Lists disagree on its site (${day}). Look up the office by its name.`
  const found = phones && !phonesFrom ? 'Site and phone' : 'Site'
  return [
    `${found}: found in two directories on ${day}. The site itself was not checked.`,
    ...(phonesFrom ? [`Phone: on ${phonesFrom.page}, read on ${formatDay(phonesFrom.seen)}.`] : []),
    ...(phones ? [] : ['Phone: we are not sure of a number, so look it up.']),
  ].join(' ')
}
