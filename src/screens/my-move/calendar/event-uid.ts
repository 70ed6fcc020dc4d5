import type { MoveRecord } from '@/schemas/my-move/move'
import type { ArchivedMove } from '@/schemas/my-move/move-archive'
import { recordIn, recordUid, UID_SUFFIX } from '@/schemas/my-move/record-uid'

/**
 * The UID of an event, the same in every export. That of a task has the ids of its move and of the task; that of a
 * day of a license or of a job search is made of its record alone, whichever move is planned.
 */
export function eventUid(moveId: string, taskId: string): string {
  return recordUid(taskId) ?? `${movePrefix(moveId)}${withSuffix(taskId)}`
}

/** Whether a UID names a task of this move. */
export const isOfMove = (moveId: string, uid: string): boolean => uid.startsWith(movePrefix(moveId))

/** Whether a UID names a day of a record. */
export const isOfRecord = (uid: string): boolean => !uid.startsWith('move-')

/** Whether a UID names the next action of an application or a saved posting. */
export const isOfNextAction = (uid: string): boolean =>
  uid.startsWith('job.') && uid.endsWith(`.next-action${UID_SUFFIX}`)

/**
 * The record part of a UID from an earlier version, which put the id of the move before it, so that each move
 * exported the day of a record again. Undefined for any other UID.
 */
export const legacyRecordKey = (uid: string): string | undefined =>
  /^move-[^.]*\.((?:job|license)\..*)$/s.exec(uid)?.[1]

/** What `legacyRecordKey` returned for this event in an earlier version. Undefined for a task of a move. */
export function legacyRecordKeyOf(taskId: string): string | undefined {
  const record = recordIn(taskId)
  return record === undefined ? undefined : withSuffix(record)
}

/**
 * Returns whether a UID belongs to a task of a known move that was not canceled. Such events are left as they are.
 * @param archive may have moves that `moves` lacks, because the undo of a restore once removed them only from there
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

/** Slashes become periods, as some calendars read a slash as a folder. */
const withSuffix = (taskId: string) => `${taskId.replaceAll('/', '.')}${UID_SUFFIX}`

/** Periods in the id are escaped: the first one ends it, so no move's prefix is the start of another's. */
const movePrefix = (moveId: string) => `move-${moveId.replaceAll('.', '%2E')}.`
