import * as z from 'zod/mini'
import { vocabulary, type ValueOf } from '@/engine/model/vocabulary'
import { httpsAddress, kebabId, line, oneOf, provenance, reviewDay } from '../content/content'
import { region } from '../my-move/region'

/** The professions whose boards are known. In some states barbers have a board of their own. */
export const boardTrades = [
  'registered-nurse',
  'teacher-educator',
  'licensed-professional-counselor',
  'real-estate-agent',
  'cosmetologist-barber',
  'social-worker',
  'dental-hygienist',
  'attorney',
  'barber',
] as const

export type BoardTrade = (typeof boardTrades)[number]

/** How far the sources of a board's site agree. See docs/decisions/0042. */
export const siteAgreement = vocabulary({
  pageRead: 'official page read',
  twoAgree: 'two agree',
  /** Two lists agree on a site of the state, and not on the board's page there. */
  portal: 'two agree on the state’s site only',
  /** One list alone has a site, or a list still has an older one: the site is left out. */
  nameOnly: 'name only',
  notFound: 'not found',
})

/** A phone number of ten digits, as people write it. */
export const phoneNumber = () =>
  z
    .string('Give the phone number.')
    .check(
      z.refine((text) => /^\d{3}-\d{3}-\d{4}$/.test(text), 'Write the number as in 800-555-0100.'),
    )

/** The office that licenses a profession in a state. */
export const licenseBoard = z
  .object({
    /** The state and the trade: "va-registered-nurse". */
    id: kebabId(),
    state: region.schema,
    trade: oneOf(boardTrades),
    name: line(180),
    /** Whether only one list has this name. */
    isNamedOnce: z.optional(z.literal(true)),
    agreement: siteAgreement.schema,
    site: z.optional(httpsAddress()),
    /** Whether a newer list or page hints at another site. */
    mayHaveMoved: z.optional(z.literal(true)),
    phone: z.optional(phoneNumber()),
    /** The day on which the lists were compared. */
    comparedOn: reviewDay(),
    ...provenance,
  })
  .check(
    z.refine(({ site, agreement }) => (site === undefined) === isWithoutSite(agreement), {
      path: ['site'],
      error: 'A site is shown where two sources agree or its page was read, and only there.',
    }),
    z.refine(({ site, source }) => (site === undefined) === (source === undefined), {
      path: ['source'],
      error: 'A site needs its source.',
    }),
    z.refine(({ phone, site }) => phone === undefined || site !== undefined, {
      path: ['phone'],
      error: 'A phone number is shown only beside a site.',
    }),
    z.refine(({ agreement, source }) => (agreement === 'pageRead') === !!source?.seen, {
      path: ['agreement'],
      error: 'Only a page that was read has the day on which it was seen.',
    }),
  )

export type LicenseBoard = z.infer<typeof licenseBoard>

const isWithoutSite = (agreement: ValueOf<typeof siteAgreement>) =>
  agreement === 'nameOnly' || agreement === 'notFound'
