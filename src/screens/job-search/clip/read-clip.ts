import { formatCount } from '@/engine/format-count'
import { MAX_ADDRESS_CHARACTERS, MAX_LINE_CHARACTERS } from '@/engine/model/rules'
import { parseUntrustedJson } from '@/engine/store/untrusted-json'
import { hostOf, isWebAddress } from '@/engine/web-address'
import { MAX_POSTING_CHARACTERS, type JobApplication } from '@/schemas/job-search/job-application'
import { htmlText } from './html-text'

/** The fields of a posting, cut to the lengths that the form accepts. Unknown fields are blank. */
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

/** Longer input is ignored: no browser keeps a URL of this length. */
const MAX_CHARACTERS = 2_000_000
/** The most postings to choose from. */
const MAX_POSTINGS = 10

/**
 * Reads the postings from the URL fragment `#add=…`: those that the page described, or one with its title and URL.
 * Returns none if the data is not from the bookmarklet. The data is untrusted.
 */
export function readClip(added: string): readonly Posting[] {
  const clip = fieldsOf(parseUntrustedJson(decoded(added)))
  const url = addressOf(clip.url)
  const named = listOf(clip.postings)
    .slice(0, MAX_POSTINGS)
    .map((posting) => fieldsOf(posting))
    .filter(({ title, hiringOrganization }) => nameOf(title) || nameOf(hiringOrganization))
  if (named.length > 0) return named.map((posting) => postingOf(posting, url, named.length === 1))
  const title = line(clip.title)
  return title || url ? [{ ...pageOf(url), position: title }] : []
}

/** A link within a text, without brackets around it or punctuation after it. */
const LINK = /https?:\/\/(?:[^\s()<>"“”]|\([^\s()<>"“”]*\))+(?<![.,;:!?'’\]])/i
/** What a removed link leaves behind: empty brackets and lone punctuation. */
const LEFT_OF_LINK = /[([<"“]\s*[)\]>"”][.,;:!?]*|(?<!\S)[.,;:!?]+(?!\S)/g

/** Like `readClip`, for data from the Android share target. */
export function readShared({
  title,
  text,
  url,
}: Record<'title' | 'text' | 'url', string>): readonly Posting[] {
  const [inText = ''] = LINK.exec(text) ?? []
  const address = addressOf(url) || addressOf(inText)
  const words = line(title) || line(text.replace(inText, '').replace(LEFT_OF_LINK, ' '))
  return words || address ? [{ ...pageOf(address), position: words }] : []
}

type Fields = Readonly<Record<string, unknown>>

/** @param isOnly whether the page has no other posting, so that the URL of the page is that of the posting */
function postingOf(posting: Fields, url: string, isOnly: boolean): Posting {
  const own = addressOf(posting.url)
  return {
    ...pageOf(url || own),
    applicationUrl: isOnly ? url || own : own || url,
    position: nameOf(posting.title),
    company: nameOf(posting.hiringOrganization),
    location: placeOf(posting.jobLocation),
    jobType: listOf(posting.jobLocationType).some(isRemote) ? 'remote' : '',
    salaryRange: salaryOf(posting.baseSalary),
    postingText: cut(
      htmlText(textOf(posting.description).slice(0, 3 * MAX_POSTING_CHARACTERS)),
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
    foundOn: url ? line(hostOf(url)) : '',
    postingText: '',
  }
}

/** "San Diego, CA". Pages may give the address or the whole place as one text. */
function placeOf(place: unknown): string {
  const { address } = fieldsOf(place)
  const { addressLocality, addressRegion } = fieldsOf(address)
  const told = [addressLocality, addressRegion].map(nameOf).filter(Boolean).join(', ')
  return line(told) || nameOf(address) || nameOf(place)
}

/** Matches the schema.org value TELECOMMUTE, also in lowercase or as a URL. */
const isRemote = (type: unknown) => /(^|\/)telecommute$/i.test(line(type))

/** Labels of the schema.org pay units. Other units, such as "hourly", are kept. */
const units: ReadonlyMap<string, string> = new Map([
  ['hour', 'an hour'],
  ['day', 'a day'],
  ['week', 'a week'],
  ['month', 'a month'],
  ['year', 'a year'],
])

/** "$55,000–$65,000 a year", with the parts that the pay contains. */
function salaryOf(pay: unknown): string {
  const outer = fieldsOf(pay)
  const sum: Fields = { value: pay, ...outer, ...fieldsOf(outer.value) }
  const { value, minValue, maxValue, unitText, currency } = sum
  const [least, most] = [amountOf(minValue), amountOf(maxValue)]
  const told = spanOf(least || amountOf(value), most, least !== '')
  const isDollars = currency === undefined || /^(USD|US\$|\$)?$/i.test(line(currency))
  if (!isDollars || told === '') return ''
  const unit = line(unitText).toLowerCase()
  return line(told.toLowerCase().includes(unit) ? told : `${told} ${units.get(unit) ?? unit}`)
}

/** "$55,000–$65,000"; with one end only, and no sum, "From $55,000" or "Up to $65,000". */
function spanOf(least: string, most: string, isSpan: boolean): string {
  if (most === '') return isSpan && isSum(least) ? `From ${least}` : least
  if (least === '') return isSum(most) ? `Up to ${most}` : most
  return least === most ? most : `${least}–${most}`
}

/** Whether a text is a sum, not "negotiable" nor "up to $20". */
const isSum = (text: string) => /^[$\d]/.test(text)

/** "$55,000" for a number or its text. Other text, such as "$20 to $25", is kept. */
function amountOf(value: unknown): string {
  const one = firstOf(value)
  const text = typeof one === 'number' ? String(one) : line(one)
  const amount = Number(text.replace(/[$,\s]/g, ''))
  if (Number.isNaN(amount)) return text
  return amount > 0 && Number.isFinite(amount) ? dollars(amount) : ''
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

/** The value, or the first of a list: pages use either. */
const firstOf = (value: unknown): unknown => listOf(value)[0]

/** The text, or the name of an object. */
const nameOf = (value: unknown) => line(value) || line(fieldsOf(value).name)

function textOf(value: unknown): string {
  const one = firstOf(value)
  return typeof one === 'string' ? one : ''
}

/** One line of plain text, cut to the length that the form accepts. */
const line = (value: unknown) =>
  cut(
    htmlText(textOf(value).slice(0, 10 * MAX_LINE_CHARACTERS)).replace(/\s+/g, ' '),
    MAX_LINE_CHARACTERS,
  ).trim()

/** At most `max` UTF-16 units of a text. A surrogate pair is never cut: no file could hold half of one. */
const cut = (text: string, max: number) => text.slice(0, max).replace(/\p{Surrogate}$/u, '')

/** An http(s) URL, or blank for anything else, such as `javascript:`. */
function addressOf(value: unknown): string {
  const address = textOf(value).trim()
  return address.length <= MAX_ADDRESS_CHARACTERS && isWebAddress(address) ? address : ''
}

function fieldsOf(value: unknown): Fields {
  const one = firstOf(value)
  return typeof one === 'object' && one !== null ? { ...one } : {}
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}
