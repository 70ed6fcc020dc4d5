import type { Scalars } from '@/engine/model/field'
import { normalizeText } from '@/engine/normalize-text'
import type { JobApplication } from '../job-search/job-application'
import { regionNamed } from '../my-move/region'
import type { Work } from './work'

type Job = Pick<JobApplication, 'company' | 'position' | 'location' | 'jobType'>

/** The initial values of the form for new work, from an application. The months are not known. */
export function workFromApplication({ company, position, location, jobType }: Job): Scalars {
  return {
    kind: 'paid' satisfies Work['kind'],
    title: position,
    organization: company,
    ...placeOf(location),
    isRemote: jobType === 'remote' || remote.test(location),
  }
}

/** Whether the work record has the job of an application already. */
export function hasWork(records: readonly Work[], { company, position }: Job): boolean {
  const isSame = (a: string, b: string) => normalizeText(a) === normalizeText(b)
  return records.some(
    ({ title, organization }) => isSame(title, position) && isSame(organization, company),
  )
}

const remote = /\bremote\b/i

/**
 * The parts of a place as people write it: "Norfolk, VA", "Norfolk, Virginia 23510", "Naples, Italy". If the last of
 * several parts is not a state, it is the country. A single part that is not a state is the city.
 */
export function placeOf(location: string): Pick<Work, 'city' | 'region' | 'country'> {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^\(?remote\)?$/i.test(part))
  const last = parts.at(-1) ?? ''
  const state = last.replace(/\s+\d{5}(-\d{4})?$/, '')
  if (parts.length > 1 && regionNamed(state)) {
    return { city: parts.slice(0, -1).join(', '), region: state, country: '' }
  }
  if (parts.length === 1) {
    return regionNamed(state)
      ? { city: '', region: state, country: '' }
      : { city: last, region: '', country: '' }
  }
  return { city: parts[0] ?? '', region: parts.slice(1, -1).join(', '), country: last }
}
