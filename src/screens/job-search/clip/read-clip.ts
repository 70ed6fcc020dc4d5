import { formatCount } from '@/engine/format-count'
import { MAX_ADDRESS_CHARACTERS, MAX_LINE_CHARACTERS } from '@/engine/model/rules'
import { readText } from '@/engine/store/backup/untrusted-json'
import { isWebAddress } from '@/engine/web-address'
import { MAX_POSTING_CHARACTERS, type JobApplication } from '@/schemas/job-application'
import { htmlText } from './html-text'

/** What a page told of a job, cut to what a form takes. Blank where it told nothing. */
export type Posting = Pick<
  JobApplication,
  | 'company'
  | 'position'
  | 'location'
  | 'jobType'
  | 'salaryRange'
  | 'applicationUrl'
  | 'foundOn'
  | 'postingText'
>

/** More than a browser keeps in an address: it is not even looked at. */
const MAX_CHARACTERS = 2_000_000
/** As many as one can choose among. */
const MAX_POSTINGS = 10

/**
 * The postings that came with an address (`#add=…`): those that the page described, or one with its title
 * and address. None where it is not from the bookmark. Nothing in it is trusted.
 */
export function readClip(added: string): readonly Posting[] {
  const clip = fieldsOf(readText(decoded(added)))
  const url = addressOf(clip.url)
  const postings = listOf(clip.postings)
    .slice(0, MAX_POSTINGS)
    .map((posting) => postingOf(fieldsOf(posting), url))
  const told = postings.filter(({ position, company }) => position !== '' || company !== '')
  if (told.length > 0) return told
  const title = line(clip.title)
  return title || url ? [{ ...pageOf(url), position: title }] : []
}

/** The same of what Android hands over when a page or a text is shared. */
export function readShared({
  title,
  text,
  url,
}: Record<'title' | 'text' | 'url', string>): readonly Posting[] {
  const [inText = ''] = /https?:\/\/\S+/.exec(text) ?? []
  const address = addressOf(url) || addressOf(inText)
  const words = line(title) || line(text.replace(inText, ''))
  return words || address ? [{ ...pageOf(address), position: words }] : []
}

type Fields = Readonly<Record<string, unknown>>

function postingOf(posting: Fields, url: string): Posting {
  return {
    ...pageOf(url || addressOf(posting.url)),
    position: line(posting.title),
    company: line(fieldsOf(posting.hiringOrganization).name) || line(posting.hiringOrganization),
    location: placeOf(listOf(posting.jobLocation)[0]),
    jobType: posting.jobLocationType === 'TELECOMMUTE' ? 'remote' : '',
    salaryRange: salaryOf(fieldsOf(posting.baseSalary)),
    postingText: htmlText(textOf(posting.description).slice(0, 3 * MAX_POSTING_CHARACTERS)).slice(
      0,
      MAX_POSTING_CHARACTERS,
    ),
  }
}

function pageOf(url: string): Posting {
  return {
    company: '',
    position: '',
    location: '',
    jobType: '',
    salaryRange: '',
    applicationUrl: url,
    foundOn: url ? line(new URL(url).hostname.replace(/^www\./, '')) : '',
    postingText: '',
  }
}

/** "San Diego, CA". An address, and the whole place, may be one text. */
function placeOf(place: unknown): string {
  const [address] = listOf(fieldsOf(place).address)
  const { addressLocality, addressRegion } = fieldsOf(address)
  const told = [addressLocality, addressRegion].map(line).filter(Boolean).join(', ')
  return line(told) || line(address) || line(place)
}

/** How a sum is paid, by the words of schema.org. Others, such as "hourly", stay as they are. */
const units: ReadonlyMap<string, string> = new Map([
  ['hour', 'an hour'],
  ['day', 'a day'],
  ['week', 'a week'],
  ['month', 'a month'],
  ['year', 'a year'],
])

/** "$55,000–$65,000 a year", as far as it is told. */
function salaryOf(salary: Fields): string {
  const { value, minValue, maxValue, unitText } = fieldsOf(salary.value)
  const amounts = [minValue ?? value, maxValue]
    .map((amount) =>
      typeof amount === 'number' || typeof amount === 'string' ? Number(amount) : 0,
    )
    .filter((amount) => amount > 0 && Number.isFinite(amount))
    .map(dollars)
  const isDollars = salary.currency === undefined || salary.currency === 'USD'
  if (!isDollars || amounts.length === 0) return ''
  const unit = textOf(unitText).toLowerCase()
  return line([amounts.join('–'), units.get(unit) ?? unit].filter(Boolean).join(' '))
}

/** "$55,000", "$21.50" */
function dollars(amount: number): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.')
  return `$${formatCount(Number(whole))}${cents === '00' ? '' : `.${cents}`}`
}

function decoded(added: string): string {
  if (added.length > MAX_CHARACTERS) return ''
  try {
    return decodeURIComponent(added)
  } catch {
    return ''
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** One line of plain text, as long as a form takes it. */
const line = (value: unknown) =>
  htmlText(textOf(value).slice(0, 10 * MAX_LINE_CHARACTERS))
    .replace(/\s+/g, ' ')
    .slice(0, MAX_LINE_CHARACTERS)
    .trim()

/** An http(s) address, or blank: what else it may be, such as `javascript:`, does not come in. */
function addressOf(value: unknown): string {
  const address = textOf(value).trim()
  return address.length <= MAX_ADDRESS_CHARACTERS && isWebAddress(address) ? address : ''
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}
