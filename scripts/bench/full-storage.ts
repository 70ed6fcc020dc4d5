import { addDays } from '@/engine/calendar-day'
import type { HistoryEntry } from '@/schemas/job-search/application-history'
import type { JobApplicationRecord } from '@/schemas/job-search/job-application'
import { buildApplications, storedApplication } from '../../tests/support/applications.ts'

/** The number of applications that the storage must be able to hold. */
export const MANY = 8000

/** A stored list with a size near the limit of `localStorage`, as text. */
export function manyApplications(): string {
  return JSON.stringify(applicationsWithHistory(MANY).map(storedApplication))
}

/** Applications with a history each. They have no notes and links, because 8,000 would not fit with them. */
export function applicationsWithHistory(count: number): JobApplicationRecord[] {
  return buildApplications(count).map((record) => ({
    ...record,
    notes: '',
    applicationUrl: '',
    history: historySince(record.dateApplied),
  }))
}

/** A history with an entry on each of the days after `sent`. */
export function historySince(sent: string): HistoryEntry[] {
  const on = (days: number) => ({ id: String(days), day: addDays(sent, days) })
  return [
    { ...on(1), kind: 'note', text: 'Sent.' },
    { ...on(2), kind: 'follow-up' },
    { ...on(3), kind: 'status', status: 'interview' },
    { ...on(4), kind: 'interview', time: '10:00' },
    { ...on(5), kind: 'follow-up' },
  ]
}

/** The number of history entries of each application. */
export const ENTRIES = historySince('2026-01-01').length
