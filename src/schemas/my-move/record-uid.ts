/** What every UID of this product ends with. It never changes: a calendar knows its events by their UIDs. */
export const UID_SUFFIX = '@milspouse-command-center'

/**
 * The name that a day of a record has in calendars, in every file: undefined for an id that `recordDayId` did not
 * make. Some calendars take a slash in it for a folder.
 */
export function recordUid(id: string): string | undefined {
  const record = recordIn(id)
  return record && `${record.replaceAll('.', '%2E').replaceAll('/', '.')}${UID_SUFFIX}`
}

/** What `recordDayId` made of a record's kind and parts; undefined for a task of a move. */
export const recordIn = (id: string): string | undefined => /^record\/(.*)$/s.exec(id)?.[1]
