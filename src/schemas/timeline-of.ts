import { formatDay } from '@/engine/calendar-day'
import type { TimelineLine } from '@/engine/views/list/timeline'
import { applicationHistory, type HistoryEntry } from './application-history'
import type { JobApplication } from './job-application'

type Told = Pick<JobApplication, 'dateApplied' | 'history'>

/**
 * What happened with an application, the earliest first. It begins with the day on which it was sent,
 * which is in no entry: records from before there was a history tell that much, and no more.
 */
export function timelineOf({ dateApplied, history }: Told): readonly TimelineLine[] {
  return [{ title: `Applied on ${formatDay(dateApplied)}` }, ...byDay(history).map(lineOf)]
}

/** The entries by their days; those of one day in the order in which they were written down. */
export function byDay(history: readonly HistoryEntry[]): readonly HistoryEntry[] {
  return history.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
}

function lineOf({ id, day, time, place, link, text, ...rest }: HistoryEntry): TimelineLine {
  const title = `${applicationHistory.describe({ ...noTexts, ...rest, day })} on ${formatDay(day)}`
  return {
    id,
    title,
    details: [time, place].filter((detail) => detail !== undefined),
    link: link ? { href: link, label: 'Join by Link' } : undefined,
    text,
  }
}

const noTexts = { status: '', time: '', place: '', link: '', text: '' } as const
