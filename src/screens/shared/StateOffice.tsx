import { useId } from 'react'
import { unemploymentOffices } from '@/data/job-search/unemployment-offices'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import { readableAddress } from '@/engine/web-address'
import { region, type Region } from '@/schemas/my-move/region'
import { officeBasis } from './office-basis'
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
      {/* Always rendered, because a live region that is added with its text is not announced. */}
      <div aria-live="polite" className="mt-2 empty:mt-0">
        {office && (
          <>
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
            {office.phoneNote && (
              <p data-no-print className="max-w-prose">
                {office.phoneNote}
              </p>
            )}
            <p data-no-print className="max-w-prose text-sm text-muted">
              {officeBasis(office)}
            </p>
          </>
        )}
      </div>
      {/* Also of Puerto Rico and the U.S. Virgin Islands, which are not in the list. */}
      {!(office?.site && office.phones) && (
        <p data-no-print>
          <OutboundLink href={FINDER}>CareerOneStop: find your state’s office</OutboundLink>
        </p>
      )}
    </section>
  )
}
