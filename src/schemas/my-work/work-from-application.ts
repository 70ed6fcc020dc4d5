import { calendarMonth } from '@/engine/calendar-month'
import type { Scalars } from '@/engine/model/field'
import { normalizeText } from '@/engine/normalize-text'
import type { JobApplicationRecord } from '../job-search/job-application'
import { isUnitedStates, isZip, regionNamed } from '../my-move/region'
import type { Work } from './work'

type Job = Pick<JobApplicationRecord, 'id' | 'company' | 'position' | 'location' | 'jobType'>

/** The initial values of the form for new work, from an application. The months are not known. */
export function workFromApplication({ id, company, position, location, jobType }: Job): Scalars {
  return {
    kind: 'paid' satisfies Work['kind'],
    title: position,
    organization: company,
    ...placeOf(location),
    isRemote: jobType === 'remote' || remote.test(location),
    applicationId: id,
  }
}

/**
 * Whether the work record has the job of an application: work of the same name that began in or after the month of the
 * application, because earlier work is another job, as before a transfer. Or the work that its button filled in, if it
 * began then, whatever its names are now, or has the job's title or employer. A draft can be used for other work.
 */
export function isInWorkRecord(
  records: readonly Work[],
  { id, company, position, dateApplied }: JobApplicationRecord,
): boolean {
  const isSame = (a: string, b: string) => normalizeText(a) === normalizeText(b)
  return records.some(({ applicationId, title, organization, start }) => {
    const isSince = start >= calendarMonth(dateApplied)
    const [hasTitle, hasEmployer] = [isSame(title, position), isSame(organization, company)]
    return applicationId === id
      ? isSince || hasTitle || hasEmployer
      : isSince && hasTitle && hasEmployer
  })
}

const remote = /\bremote\b/i
/**
 * The start of a place, as in "Hybrid - Norfolk, VA", "Remote in Texas", "Remote, or Austin, TX" and "Remote (US)". "Remote,
 * OR 97201" keeps its state.
 */
const WORKPLACE_AT_START =
  /^\(?(?:fully |100% )?(?:remote|hybrid|on-?site)\)?(?:\s*[–,/:|]\s*(?:or\s+(?!\d))?|\s+-\s+|\s+(?:in|or)\s+|\s*(?=\()|$)/iu
/** The end of a part, as in "TX (Remote)", "TX - Hybrid", "VA / Remote" and "VA or Remote". */
const WORKPLACE_AT_END =
  /(?:[^\p{L}\p{N}]*\b(?:or\s+)?(?:fully |100% )?(?:remote|hybrid|on-?site)\b\)?)+$/iu

/** "Portland OR" for "Portland OR Remote", where it is Oregon, and "VA" for "VA OR Remote". */
const withoutWorkplace = (part: string) =>
  part.replace(WORKPLACE_AT_END, (end, at: number) =>
    stateIn(part.slice(0, at).trim(), true) ? '' : (/^\s*OR\b/.exec(end)?.[0] ?? ''),
  )

/**
 * The parts of a place as people write it: "Norfolk, VA", "Norfolk, Virginia 23510, USA", "Naples, Italy". If the last
 * of several parts is not a state, it is the country, blank for the United States. A single part that is not a state is
 * the city. A ZIP code is left out. An abbreviation is returned as the postal code: "VA" for "va", "DC" for "D.C.".
 */
export function placeOf(location: string): Pick<Work, 'city' | 'region' | 'country'> {
  const parts = location
    .trim()
    .replace(WORKPLACE_AT_START, '')
    .replace(/^\((.*)\)$/, '$1')
    .split(',')
    .map((part) => withoutWorkplace(part.trim()))
    .filter((part, at) => part !== '' && !(at > 0 && isZip(part)))
  const isDomestic = isUnitedStates(parts.at(-1) ?? '')
  const places = isDomestic ? parts.slice(0, -1) : parts
  const last = places.at(-1) ?? ''
  const state = stateIn(last.replace(/\s+\d{5}(-\d{4})?$/, ''), parts.length > 1)
  if (state) return { city: places.slice(0, -1).join(', '), region: state, country: '' }
  const [city = '', ...others] = places
  if (isDomestic) return { city, region: others.join(', '), country: '' }
  return { city, region: others.slice(0, -1).join(', '), country: others.at(-1) ?? '' }
}

/** A state's name as it is written, or its postal code; undefined if the text is neither. */
function stateIn(text: string, isAnyCase: boolean): string | undefined {
  const letters = text.replaceAll('.', '')
  return [text, isAnyCase ? letters.toUpperCase() : letters].find(regionNamed)
}
