import { formatDay, formatMonth, isCalendarDay } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import { certainty } from '@/schemas/licensing/certainty'
import type { Basis } from '@/schemas/licensing/statement'

/** The certainty and the date of a basis, as text. Each is missing if it is already shown elsewhere. */
export interface BasisWords {
  /** "confirmed" */
  sure?: string | undefined
  /** "as of Oct 7, 2026" */
  when?: string | undefined
}

/** The text for a basis. If its page shows no date, the text gives the day on which we read the page. */
export function wordsOf({ asOf, source: { seen }, sure }: Basis): Required<BasisWords> {
  const dated = asOf === undefined ? undefined : `as of ${formatAsOf(asOf)}`
  const when =
    seen === undefined ? [dated, 'not read yet'] : [dated ?? `undated, read ${formatDay(seen)}`]
  return { sure: labelOf(certainty, sure), when: when.filter(Boolean).join(', ') }
}

/** What several lines share: the certainty if all have the same one, and the date that most of them have. */
export function commonWords(bases: readonly Basis[]): BasisWords {
  const words = bases.map(wordsOf)
  const [sure, ...others] = countsOf(words.map((one) => one.sure))
  const [when, next] = countsOf(words.map((one) => one.when))
  const isUsual = when !== undefined && (next === undefined || when.count > next.count)
  return {
    sure: others.length === 0 ? sure?.text : undefined,
    when: isUsual ? when.text : undefined,
  }
}

/** The text for one line, without what is shown for all lines. */
export function withoutCommon(basis: Basis, common: BasisWords): BasisWords {
  const { sure, when } = wordsOf(basis)
  return {
    sure: sure === common.sure ? undefined : sure,
    when: when === common.when ? undefined : when,
  }
}

/** "confirmed · as of Oct 7, 2026"; blank if both are missing. */
export function joinWords({ sure, when }: BasisWords): string {
  return [sure, when].filter(Boolean).join(' · ')
}

/** Counts equal texts, most frequent first. */
function countsOf(texts: readonly string[]) {
  return [...new Set(texts)]
    .map((text) => ({ text, count: texts.filter((other) => other === text).length }))
    .toSorted((one, other) => other.count - one.count)
}

/** Formats a day, a month or a year. */
function formatAsOf(asOf: string): string {
  if (isCalendarDay(asOf)) return formatDay(asOf)
  return isCalendarDay(`${asOf}-01`) ? formatMonth(`${asOf}-01`) : asOf
}
