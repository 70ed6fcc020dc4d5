/** What every UID of this product ends with. It never changes: a calendar knows its events by their UIDs. */
const ENDING = '@milspouse-command-center'

/** The name that a task of a move has in calendars, in every file. Some take a slash in it for a folder. */
export function eventUid(moveId: string, taskId: string): string {
  return `${startOf(moveId)}${taskId.replaceAll('/', '.')}${ENDING}`
}

/** Whether a UID names a task of this move. */
export const isOfMove = (moveId: string, uid: string): boolean => uid.startsWith(startOf(moveId))

const startOf = (moveId: string) => `move-${moveId}.`
