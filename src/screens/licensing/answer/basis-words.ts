import { formatDay, formatMonth, isCalendarDay } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import { certainty } from '@/schemas/licensing/certainty'
import type { Basis } from '@/schemas/licensing/statement'

/** What is said of a basis, apart from its pages; of either nothing where it is said already. */
export interface BasisWords {
  /** "confirmed" */
  sure?: string | undefined
  /** "as of Oct 7, 2026" */
  when?: string | undefined
}

/** How sure, and from when. Where the page shows no date, the day on which we read it, if we have. */
export function wordsOf({ asOf, source: { seen }, sure }: Basis): Required<BasisWords> {
  const dated = asOf === undefined ? undefined : `as of ${formatAsOf(asOf)}`
  const when =
    seen === undefined ? [dated, 'not read yet'] : [dated ?? `undated, read ${formatDay(seen)}`]
  return { sure: labelOf(certainty, sure), when: when.filter(Boolean).join(', ') }
}

/**
 * What can be said once for several lines: how sure they are, where all are alike, and the date that all
 * or most of them have.
 */
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

/** What is left to say of one line. */
export function withoutCommon(basis: Basis, common: BasisWords): BasisWords {
  const { sure, when } = wordsOf(basis)
  return {
    sure: sure === common.sure ? undefined : sure,
    when: when === common.when ? undefined : when,
  }
}

/** "confirmed · as of Oct 7, 2026"; blank where nothing is left to say. */
export function joinWords({ sure, when }: BasisWords): string {
  return [sure, when].filter(Boolean).join(' · ')
}

/** Each text once with how often it is there, the most frequent first. */
function countsOf(texts: readonly string[]) {
  return [...new Set(texts)]
    .map((text) => ({ text, count: texts.filter((other) => other === text).length }))
    .toSorted((one, other) => other.count - one.count)
}

/** A day, a month or a year as people read it. */
function formatAsOf(asOf: string): string {
  if (isCalendarDay(asOf)) return formatDay(asOf)
  return isCalendarDay(`${asOf}-01`) ? formatMonth(`${asOf}-01`) : asOf
}
