import * as z from 'zod/mini'
import { isCalendarDay, latestDayAnywhere } from '@/engine/calendar-day'
import { keysOf } from '@/engine/keys-of'
import type { IconName } from '@/engine/ui/icon-name'
import { isAllowedHref } from '@/engine/web-address'
import { reviewIntervals } from './review-interval'

/*
 * The building blocks of the schemas for content that ships with the product. Only tests and scripts run them. The
 * product itself loads the rows, which the compiler has checked for shape. See docs/decisions/0003.
 */

/** A short text on one line: a name, a label, a cost. */
export const line = (max = 80) =>
  z.string('Write a text here.').check(
    z.refine(
      (text) => text.trim() === text && text !== '',
      'Remove the white space at the ends, and do not leave it empty.',
    ),
    z.maxLength(max, `Keep it to ${max} characters or fewer.`),
  )

/** A sentence or a paragraph: at least 12 characters, with punctuation at the end. */
export const prose = (max = 400) =>
  line(max).check(
    z.minLength(12, 'Say a little more: at least 12 characters.'),
    z.refine((text) => /[.?!:”)]$/.test(text), 'End it like a sentence, with . ? ! or :'),
  )

/** An id that is unique in its dataset and never changes once it has shipped. */
export const kebabId = () =>
  z
    .string('Give the record an id.')
    .check(
      z.refine(
        (id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
        'Write the id in kebab-case: lower-case words joined by hyphens.',
      ),
    )

/** A full https address without white space. Query strings are refused: they often carry tracking. */
export const httpsAddress = () =>
  z.string('Give the full address.').check(
    z.refine(
      (url) => url.startsWith('https://') && isAllowedHref(url),
      'Give the full address, starting with https://.',
    ),
    z.refine((url) => !url.includes('?'), 'Leave out everything from the question mark on.'),
  )

/** An https URL, or a `tel:` or `mailto:` link. */
export const shippedAddress = () =>
  z
    .string('Give the full address.')
    .check(
      z.refine(
        (url) => isAllowedHref(url) && !url.startsWith('http:') && !url.includes('?'),
        'Give an address that starts with https://, tel: or mailto:, without a question mark.',
      ),
    )

/** A Lucide icon: "i-lucide-truck". The compiler and a contract test check that it exists. */
export const icon = () =>
  z.custom<IconName>(
    (name) => typeof name === 'string' && name.startsWith('i-lucide-'),
    'Give the name of an icon, as in i-lucide-truck.',
  )

/** One of a fixed list of texts, where the text itself is what people read. */
export const oneOf = <const Texts extends readonly string[]>(texts: Texts) =>
  z.enum(texts, `Use one of: ${texts.join('; ')}.`)

/** A phone number of ten digits, as people write it. */
export const phoneNumber = () =>
  z
    .string('Give the phone number.')
    .check(
      z.refine((text) => /^\d{3}-\d{3}-\d{4}$/.test(text), 'Write the number as in 800-555-0100.'),
    )

/** A day of the calendar. */
export const day = () =>
  z
    .string('Give the day, as in 2026-12-31.')
    .check(z.refine(isCalendarDay, 'Enter a real date, as in 2026-12-31.'))

/** The day on which someone read or compared something. It may be tomorrow, because of time zones. */
export const reviewDay = () =>
  z.string('Give the day of the last review, as in 2026-11-21.').check(
    z.refine(isCalendarDay, 'Enter a real date, as in 2026-11-21.'),
    z.refine((day) => day <= latestDayAnywhere(), 'The day of the last review is in the future.'),
  )

/** A page that supports a stated fact. */
export const source = z.object({
  /** The page’s own title. A page that copies another site does not get that site’s name. */
  title: line(140),
  url: httpsAddress(),
  /** "official": a page of the body that decides, or of the place that is linked to. "secondary": anybody else’s. */
  grade: oneOf(['official', 'secondary']),
  /**
   * The day on which someone read the page itself, or a stored copy of it. Without it, the product says
   * “not checked by us yet” beside the source. Checking that the address exists is not enough.
   */
  seen: z.optional(reviewDay()),
  /**
   * The day on which someone last looked for the page among stored public pages, and did not find it or not
   * everything that it is cited for.
   */
  searched: z.optional(reviewDay()),
})

/** The kind of the fact. It determines when the next review is due. */
const reviewInterval = () => oneOf(keysOf(reviewIntervals))

/** The fields of an entry that states a fact about a program, a law, a wage or a price. */
export const provenance = {
  source: z.optional(source),
  /** More pages that support it. */
  alsoFrom: z.optional(z.array(source)),
  /** The day on which someone compared the entry with its pages. Only an entry whose source was read has one. */
  lastReviewed: z.optional(reviewDay()),
  reviewInterval: z.optional(reviewInterval()),
}

/** Like `provenance`, but `source` and `reviewInterval` are required. */
export const requiredProvenance = {
  ...provenance,
  source,
  reviewInterval: reviewInterval(),
}

/** Checks that an entry with a site has a source, and an entry without one has none. */
export const siteNeedsSource = z.refine<{ site?: string | undefined; source?: Source | undefined }>(
  ({ site, source }) => (site === undefined) === (source === undefined),
  { path: ['source'], error: 'Give both a site and its source, or neither.' },
)

export type Source = z.infer<typeof source>
