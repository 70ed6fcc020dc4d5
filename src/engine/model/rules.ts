import * as z from 'zod/mini'
import { isCalendarDay } from '../calendar-day'
import { isCalendarMonth } from '../calendar-month'
import { isClockTime } from '../clock-time'
import { formatCount } from '../format-count'
import { completeWebAddress, isWebAddress } from '../web-address'

/** Longest one-line text and longest note a user can save, in UTF-16 units. */
export const MAX_LINE_CHARACTERS = 200
export const MAX_NOTE_CHARACTERS = 5000
/** Longest address; the common limit of browsers and servers. */
export const MAX_ADDRESS_CHARACTERS = 2048

/**
 * Characters that no field shows and that make a CSV file unreadable: control characters but for tabs and line
 * ends, and zero-width spaces. Joiners stay, as emoji and some scripts need them.
 */
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff]/g

/**
 * Whether a text shows nothing: it holds only white space and characters without a shape, such as a soft hyphen or a
 * Hangul filler. Stored and imported text is never refused for that; forms ask for something that can be read.
 */
export const isBlankText = (text: string): boolean => blank.test(text)

/** The blank Braille cell has a code point of its own and no shape. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Removes what no field shows, then the white space at both ends. */
const tidied = () => z.overwrite((text: string) => text.replace(invisible, '').trim())

/** Text a user must fill in. White space alone counts as empty. */
export const requiredText = (sentence: string, max = MAX_LINE_CHARACTERS) =>
  z.string(sentence).check(tidied(), z.minLength(1, sentence), z.maxLength(max, tooLong(max)))

/** Text that may be blank. */
export const plainText = (max = MAX_LINE_CHARACTERS) =>
  z.string('Use plain text.').check(tidied(), z.maxLength(max, tooLong(max)))

/** Text a user may leave blank; a record without it reads as blank. */
export const optionalText = (max?: number) => z._default(plainText(max), '')

/** Text a user may leave blank, of any length; a record without it reads as blank. */
export const freeText = () => z._default(z.string('Use plain text.').check(tidied()), '')

/** The message for a day that does not exist or is incomplete. */
export const FULL_DATE = 'Enter a full date: month, day and year.'

/** A local calendar day a user must give, of any year. Only forms refuse a mistyped year. */
export const requiredDay = (sentence: string) =>
  z.string(sentence).check(tidied(), z.minLength(1, sentence), z.refine(isBlankOrDay, FULL_DATE))

/** A local calendar day, or blank. */
export const optionalDay = () =>
  z._default(z.string('Use a date.').check(tidied(), z.refine(isBlankOrDay, FULL_DATE)), '')

/** The message for a month that does not exist or is incomplete. */
export const FULL_MONTH = 'Choose the month, and enter the year with four digits.'

/** A calendar month a user must give, as `YYYY-MM`, of any year. */
export const requiredMonth = (sentence: string) =>
  z.string(sentence).check(tidied(), z.minLength(1, sentence), z.refine(isBlankOrMonth, FULL_MONTH))

/** A calendar month as `YYYY-MM`, or blank. */
export const optionalMonth = () =>
  z._default(z.string('Use a month.').check(tidied(), z.refine(isBlankOrMonth, FULL_MONTH)), '')

/** The message for an incomplete time. */
export const FULL_TIME = 'Enter a full time: hours and minutes.'

/** A time of day as `HH:MM`, from 00:00 to 23:59, or blank. */
export const clockTime = () =>
  z.string('Use a time.').check(
    tidied(),
    z.refine((text) => text === '' || isClockTime(text), 'Use hours and minutes, as in 14:30.'),
  )

/** A time of day a user may leave blank; a record without it reads as blank. */
export const optionalClockTime = () => z._default(clockTime(), '')

/** An http(s) address, or blank. The scheme is added if it is missing, as in "example.com". */
export const webAddress = () =>
  z.string('Use a web address.').check(
    tidied(),
    z.overwrite(completeWebAddress),
    z.maxLength(MAX_ADDRESS_CHARACTERS, tooLong(MAX_ADDRESS_CHARACTERS)),
    z.refine((text) => !hasSpaceIn(text), 'Take the spaces out of the link.'),
    z.refine(
      (text) => hasSpaceIn(text) || text === '' || isWebAddress(text),
      'Start the link with https:// or http://, as in https://example.com/jobs.',
    ),
  )

/** An address a user may leave blank; a record without it reads as blank. */
export const optionalWebAddress = () => z._default(webAddress(), '')

/** A whole number within bounds (no upper one by default); a record without it reads as the lower bound. */
export const wholeNumber = (min: number, max?: number) => {
  const sentence =
    max === undefined
      ? `Use a whole number, ${min} or higher.`
      : `Use a whole number from ${min} to ${max}.`
  const isWithin = (n: number) =>
    Number.isSafeInteger(n) && n >= min && (max === undefined || n <= max)
  return z._default(z.number(sentence).check(z.refine(isWithin, sentence)), min)
}

/**
 * An instant as the browser writes it: `2026-11-21T07:05:00.000Z`. Of the years 0 to 9999: a day of any other is no
 * `CalendarDay`.
 */
export const instant = () =>
  z.string('Use an ISO time.').check(z.refine(isInstant, 'Use an ISO time.'))

function isInstant(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= 0 && year <= 9999
}

/** Whether the text would be a link without the white space in it. */
const hasSpaceIn = (text: string) =>
  /\s/.test(text) && isWebAddress(completeWebAddress(text.replace(/\s+/g, '')))

const isBlankOrMonth = (text: string) => text === '' || isCalendarMonth(text)
const isBlankOrDay = (text: string) => text === '' || isCalendarDay(text)

function tooLong(max: number): string {
  return `Use at most ${formatCount(max)} characters.`
}
