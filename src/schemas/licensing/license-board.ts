import * as z from 'zod/mini'
import {
  httpsAddress,
  kebabId,
  line,
  oneOf,
  phoneNumber,
  provenance,
  reviewDay,
  siteNeedsSource,
} from '../content/content'
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
export const siteAgreements = [
  'pageRead',
  'twoAgree',
  /** Two lists agree on a site of the state, and not on the board's page there. */
  'portal',
  /** One list alone has a site, or a list still has an older one: the site is left out. */
  'nameOnly',
  'notFound',
] as const

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
    agreement: oneOf(siteAgreements),
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
    siteNeedsSource,
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

const isWithoutSite = (agreement: (typeof siteAgreements)[number]) =>
  agreement === 'nameOnly' || agreement === 'notFound'
