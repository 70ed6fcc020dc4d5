import { addDays, type CalendarDay } from '@/engine/calendar-day'

/** When the next review is due, and why then. */
type Interval = { because: string } & (
  | {
      /** For how many days a review is valid. */
      days: number
    }
  | {
      /** The day of the year on which the next edition comes out, such as "12-15". The review is due then. */
      published: string
    }
)

/** How often the facts of each kind are reviewed. */
export const reviewIntervals = {
  compact: { days: 91, because: 'States join all year, and a compact opens state by state.' },
  eligibility: { days: 91, because: 'Who may use a program has changed more than once in a year.' },
  contact: { days: 182, because: 'A wrong number helps nobody in a crisis.' },
  price: { days: 182, because: 'Subscriptions and fees change at any time.' },
  benefit: { days: 182, because: 'Caps and forms follow the yearly defense law and the branches.' },
  allowance: {
    published: '12-15',
    because: 'The rates of the next year come out in mid-December.',
  },
  wage: { published: '05-20', because: 'Wages of the year before come out in May.' },
  law: { days: 365, because: 'A law changes with a yearly defense act at most.' },
  survey: {
    days: 365,
    because:
      'The survey of spouses comes out every second or third year, so a yearly look is enough.',
  },
  link: { days: 365, because: 'A site keeps its address and its purpose for years.' },
} as const satisfies Record<string, Interval>

export type ReviewInterval = keyof typeof reviewIntervals

/** The day from which a record's next review is due; undefined if it has no date or no interval. */
export function reviewDueOn({
  lastReviewed,
  reviewInterval,
}: {
  lastReviewed?: string | undefined
  reviewInterval?: ReviewInterval | undefined
}): CalendarDay | undefined {
  if (!lastReviewed || !reviewInterval) return undefined
  const interval = reviewIntervals[reviewInterval]
  if (!('published' in interval)) return addDays(lastReviewed, interval.days)
  const year = Number(lastReviewed.slice(0, 4))
  const thisYear = `${year}-${interval.published}`
  return thisYear > lastReviewed ? thisYear : `${year + 1}-${interval.published}`
}
