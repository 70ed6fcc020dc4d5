import { useId } from 'react'
import { unemploymentOffices } from '@/data/job-search/unemployment-offices'
import { formatDay } from '@/engine/calendar-day'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import { readableAddress } from '@/engine/web-address'
import type { UnemploymentOffice } from '@/schemas/job-search/unemployment-office'
import { region, type Region } from '@/schemas/my-move/region'
import { useChooseWorkedState, useWorkedOffice } from './use-worked-office'

const FINDER =
  'https://www.careeronestop.org/LocalHelp/UnemploymentBenefits/find-unemployment-benefits.aspx'

interface Props {
  /**
   * The state of the job; blank if it is in none. If left out, the last chosen state or the one where the move starts
   * is used.
   */
  jobState?: Region | '' | undefined
  /** The job that a choice is for. */
  jobId?: string | undefined
}

/** The unemployment office of the state that a user worked in, with a select to change the state. */
export function StateOffice({ jobState, jobId }: Props) {
  const id = useId()
  const choose = useChooseWorkedState(jobId)
  const office = useWorkedOffice(jobState, jobId)
  return (
    <section aria-label="Unemployment Office" className="mt-4">
      <div data-no-print>
        <label htmlFor={id} className="mb-1 block font-semibold">
          State You Worked In
        </label>
        <select
          id={id}
          className="field-box max-w-full"
          value={office?.state ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          {/* Otherwise a blank choice would be replaced by the state of the job or of the move. */}
          {(!office || jobState === '') && <option value="">Choose a state</option>}
          {region.values
            .filter((state) => unemploymentOffices.rows.some((row) => row.state === state))
            .map((state) => (
              <option key={state} value={state}>
                {region.labels[state]}
              </option>
            ))}
        </select>
      </div>
      {office && (
        <div aria-live="polite" className="mt-2">
          <p className="font-semibold">{office.name}</p>
          <p data-no-print className="flex flex-wrap gap-x-6 empty:hidden">
            {office.site && (
              <OutboundLink href={office.site} className="break-all">
                {readableAddress(office.site)}
              </OutboundLink>
            )}
            {office.phones?.map((phone) => (
              <OutboundLink key={phone} href={`tel:+1${phone.replaceAll('-', '')}`}>
                {phone}
              </OutboundLink>
            ))}
          </p>
          <p data-no-print className="max-w-prose text-sm text-muted">
            {basisOf(office)}
          </p>
        </div>
      )}
      {/* Also of Puerto Rico and the U.S. Virgin Islands, which are not in the list. */}
      {!(office?.site && office.phones) && (
        <p data-no-print>
          <OutboundLink href={FINDER}>CareerOneStop: find your state’s office</OutboundLink>
        </p>
      )}
    </section>
  )
}

/** How the site and the phone number were checked, and on which day. */
function basisOf({ site, phones, comparedOn }: UnemploymentOffice): string {
  const day = formatDay(comparedOn)
  if (!site) return `Lists disagree on its site (${day}). Look up the office by its name.`
  return phones
    ? `Found in two directories on ${day}. We haven’t checked the site itself.`
    : `Found in two directories on ${day}. We haven’t checked the site itself. We are not sure of a phone number: look it up.`
}
