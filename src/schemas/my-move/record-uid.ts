/** What every UID of this product ends with. It never changes: a calendar knows its events by their UIDs. */
export const UID_SUFFIX = '@milspouse-command-center'

/**
 * The UID of a record's day in every calendar file; undefined for an id that `recordDayId` did not make. It has no
 * slashes, because some calendars read them as folders.
 */
export function recordUid(id: string): string | undefined {
  const record = recordIn(id)
  return record && `${record.replaceAll('.', '%2E').replaceAll('/', '.')}${UID_SUFFIX}`
}

/** The part of an id of `recordDayId` after "record/"; undefined for a task of a move. */
export const recordIn = (id: string): string | undefined => /^record\/(.*)$/s.exec(id)?.[1]
