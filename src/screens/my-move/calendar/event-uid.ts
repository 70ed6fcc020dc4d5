import type { MoveRecord } from '@/schemas/my-move/move'
import type { ArchivedMove } from '@/schemas/my-move/move-archive'
import { recordIn, recordUid, UID_ENDING } from '@/schemas/my-move/record-uid'

/**
 * The name that an event has in calendars, in every file. A task of a move is named by the move and the task; a
 * day of a license or of a job search by its record, whichever move is planned. Some calendars take a slash in it
 * for a folder.
 */
export function eventUid(moveId: string, taskId: string): string {
  return recordUid(taskId) ?? `${startOf(moveId)}${dotted(taskId)}`
}

/** Whether a UID names a task of this move. */
export const isOfMove = (moveId: string, uid: string): boolean => uid.startsWith(startOf(moveId))

/** Whether a UID names a day of a record. */
export const isOfRecord = (uid: string): boolean => !uid.startsWith('move-')

/**
 * What a UID of an earlier version named: the days of records had the id of the move in theirs, so that each
 * move brought them anew. Undefined for any other UID.
 */
export const formerRecordName = (uid: string): string | undefined =>
  /^move-[^.]*\.((?:job|license)\..*)$/s.exec(uid)?.[1]

/** What `formerRecordName` finds in a UID of this event. */
export function formerNameOf(taskId: string): string | undefined {
  const record = recordIn(taskId)
  return record === undefined ? undefined : dotted(record)
}

/**
 * Whether a UID names a task of a move that is known and was not canceled: its events stay as they went out.
 * @param archive knows moves that a restore may have taken from the list
 */
export function staysInCalendar(
  moves: readonly MoveRecord[],
  archive: readonly ArchivedMove[],
): (uid: string) => boolean {
  const known = [...moves, ...archive.map(({ move }) => move)]
  return (uid) => {
    const move = known.find(({ id }) => isOfMove(id, uid))
    return move !== undefined && move.status !== 'cancelled'
  }
}

const dotted = (taskId: string) => `${taskId.replaceAll('/', '.')}${UID_ENDING}`

/** Without another period, so that an id that begins like another one, or names a record, is told from it. */
const startOf = (moveId: string) => `move-${moveId.replaceAll('.', '%2E')}.`
