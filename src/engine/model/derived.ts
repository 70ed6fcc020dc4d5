import type { CalendarDay } from '../calendar-day'
import type { Stored } from './stored'

/** What is computed from stored values and the day. */
export interface Derived<Result> {
  /** The stored values that `derive` reads. */
  of: readonly Stored<unknown>[]
  /** Pure. `values` are those of `of`, in the same order. */
  derive(values: readonly unknown[], today: CalendarDay): Result
}

/** For each value of a tuple, what stores it. */
export type StoredTuple<Values extends readonly unknown[]> = {
  readonly [Index in keyof Values]: Stored<Values[Index]>
}

/** Declares what is computed from stored values. */
export function derived<const Values extends readonly unknown[], Result>(
  of: StoredTuple<Values>,
  derive: (values: Values, today: CalendarDay) => Result,
): Derived<Result>
export function derived<Result>(
  of: readonly Stored<unknown>[],
  derive: Derived<Result>['derive'],
): Derived<Result> {
  return { of, derive }
}
