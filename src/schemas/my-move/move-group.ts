import { calendarDay } from '@/engine/calendar-day'
import { tickOf, type ChecklistProgress } from '@/engine/model/checklist-progress'
import { isSame } from '@/engine/model/is-same'
import type { Merged, Preference } from '@/engine/model/merge/merge'
import type { Stamps } from '@/engine/model/stamps'
import type { GroupSides, StoredGroup } from '@/engine/model/stored'
import { changedAt } from '@/engine/store/records'
import { checklistProgress } from '../content/checklist-progress'
import { currentMove, moves, statusAtEnd, type MoveRecord } from './move'
import { archiveMove, moveArchive, type ArchivedMove } from './move-archive'
import { loadMoveData, ownerOf, type MoveData } from './move-data'
import { planProgress, type MoveProgress } from './plan-progress'

type Moves = readonly MoveRecord[]
type Archive = readonly ArchivedMove[]

/** What one side knows, with the id of the move that its ticks belong to. */
interface Side {
  data: MoveData
  owner: string | undefined
}

/**
 * The moves with what is ticked for each of them. Ticks stay with their move: those of a move that has ended on
 * the other side go into its archive entry. If each side plans a different move, only one of them stays planned.
 */
export const moveGroup: StoredGroup = {
  members: [moves, checklistProgress, planProgress, moveArchive],
  merge: (sides) => {
    const now = new Date()
    const mine = loadMoveData(sides.mine)
    const { file, leftOut } = withKnownTicks(mine, sides)
    const { ended, ...list } = mergeMoves(mine, file, sides.prefer(moves), now)
    const merged = moveArchive.merge(
      mine.moveArchive.map(withoutTicks),
      file.moveArchive.map(withoutTicks),
      sides.prefer(moveArchive),
    )
    const found = withEnded(merged.value, ended, now)
    const current = ownerOf({ moves: list.value, moveArchive: found })?.id
    // Without a planned or an archived move the ticks belong to the next one.
    const first = current === undefined ? undefined : firstOf(list.value, found)
    const isPlanned = idsPlanned(list.value)
    const sideOf = (data: MoveData): Side => {
      const owner = ownerOf(data)?.id ?? first
      return { data, owner: owner !== undefined && isPlanned.has(owner) ? current : owner }
    }
    const both = [
      sideOf(withoutKnownTicks(mine, file)),
      sideOf(withoutKnownTicks(file, mine)),
    ] as const
    const known = new Set([...mine.moves, ...mine.moveArchive].map(({ id }) => id))
    // For a move that is here, an unticked task of the file would override what a record here answers.
    const fromFile = (ticks: MoveProgress, id: string | undefined) =>
      id !== undefined && known.has(id) ? doneTicks(ticks) : ticks
    const archive = withOwners(found, both, current, list.value).map((entry) => ({
      ...entry,
      ...(entry.id === current
        ? union(archivedTicks(mine, entry.id), fromFile(archivedTicks(file, entry.id), entry.id))
        : union(ticksOf(both[0], entry.id), fromFile(ticksOf(both[1], entry.id), entry.id))),
    }))
    const own = ticksOf(both[0], current)
    const others = fromFile(ticksOf(both[1], current), current)
    const tickMerge = (
      stored: typeof checklistProgress,
      key: keyof MoveProgress,
    ): Merged<unknown> => {
      const result = stored.merge(own[key], others[key], 'mine')
      const isReplaced = !isSame(own[key], mine[key])
      return {
        ...result,
        ...(isReplaced && { changed: Number(!isSame(result.value, mine[key])) }),
        ...(leftOut !== undefined && leftOut.has(key) && { leftOut: OWNER_UNREADABLE }),
      }
    }
    return new Map<string, Merged<unknown>>([
      [moves.key, list],
      [checklistProgress.key, tickMerge(checklistProgress, 'checklistProgress')],
      [planProgress.key, tickMerge(planProgress, 'planProgress')],
      [moveArchive.key, { ...merged, ...counted(mine.moveArchive, file.moveArchive, archive) }],
    ])
  },
}

const OWNER_UNREADABLE = 'The move it belongs to cannot be read, so what is here stays.'
const NOTHING_TICKED: MoveProgress = { checklistProgress: {}, planProgress: {} }

/** The file's data, without its ticks if it is unknown which of several moves they belong to. */
function withKnownTicks(mine: MoveData, { file: load, isWhole }: GroupSides) {
  const file = loadMoveData(load)
  const isOwnerKnown =
    currentMove(file.moves) !== undefined ||
    [moves, moveArchive].every(isWhole) ||
    mine.moves.length + mine.moveArchive.length === 0
  if (isOwnerKnown) return { file }
  const keys = ['checklistProgress', 'planProgress'] as const
  const leftOut = new Set<keyof MoveProgress>(keys.filter((key) => !isSame(file[key], {})))
  return { file: { ...file, ...NOTHING_TICKED }, leftOut }
}

/** Merges the lists. Where each side plans a move of its own, the one that is not preferred ends. */
function mergeMoves(
  { moves: mine }: MoveData,
  { moves: file }: MoveData,
  prefer: Preference,
  now: Date,
): Merged<Moves> & { ended: Moves } {
  const merged = moves.merge(mine, file, prefer)
  const isPlanned = idsPlanned(merged.value)
  const [here, there] = [currentMove(mine), currentMove(file)]
  const isConflict =
    here && there && here.id !== there.id && isPlanned.has(here.id) && isPlanned.has(there.id)
  if (!isConflict) return { ...merged, ended: [] }
  const [other, kept] = prefer === 'mine' ? [there, mine] : [here, file]
  const staysPlanned = idsPlanned(kept.filter(({ id }) => id !== other.id))
  const value = merged.value.map((move) =>
    move.status === 'planned' && !staysPlanned.has(move.id)
      ? { ...move, status: statusAtEnd(move, calendarDay(now)), updatedAt: changedAt(move, now) }
      : move,
  )
  const isNew = mine.every(({ id }) => id !== there.id)
  return {
    ...merged,
    value,
    added: merged.added - Number(isNew),
    undecided: merged.undecided + 1,
    choice: {
      note: 'Only one move can be planned. The other one goes to “Earlier Moves,” with what was checked off for it.',
      mine: moves.describe(here),
      file: moves.describe(there),
    },
    ended: value.filter((move) => isPlanned.has(move.id) && move.status !== 'planned'),
  }
}

/**
 * For a side without a move: its data without the ticks that the other side has for one of its moves, to which an
 * earlier merge assigned them. Which move is the first can differ, because devices merge in different orders.
 * See docs/decisions/0049.
 */
function withoutKnownTicks(data: MoveData, other: MoveData): MoveData {
  if (ownerOf(data) !== undefined || ownerOf(other) === undefined) return data
  const known = other.moveArchive.reduce(union, ticksIn(other))
  return {
    ...data,
    checklistProgress: progressWithout(data.checklistProgress, isIn(known.checklistProgress)),
    planProgress: progressWithout(data.planProgress, isIn(known.planProgress)),
  }
}

type TickFilter = (list: string, item: string, done: boolean) => boolean

/** Matches the items that `known` has, except those that are done and not done there. */
const isIn =
  (known: ChecklistProgress): TickFilter =>
  (list, item, done) => {
    const tick = tickOf(known, list, item)
    return tick === true || (tick === false && !done)
  }

/** The progress without the items that match. */
function progressWithout(progress: ChecklistProgress, matches: TickFilter): ChecklistProgress {
  return Object.fromEntries(
    Object.entries(progress).flatMap(([list, items]) => {
      const left = Object.entries(items).filter(([item, done]) => !matches(list, item, done))
      return left.length > 0 ? [[list, Object.fromEntries(left)]] : []
    }),
  )
}

/** The archive with the moves that have just ended. An existing entry keeps its `endedOn`. */
function withEnded(archive: Archive, ended: Moves, now: Date): Archive {
  const known = new Map(archive.map((entry) => [entry.id, entry]))
  const byId = new Map(ended.map((move) => [move.id, move]))
  return [
    ...ended
      .filter(({ id }) => !known.has(id))
      .map((move) => archiveMove(move, NOTHING_TICKED, now)),
    ...archive.map((entry) => {
      const move = byId.get(entry.id)
      return move ? { ...entry, move, updatedAt: changedAt(entry, now) } : entry
    }),
  ]
}

/** The archive, with new entries for ended moves that have ticks and no entry. */
function withOwners(
  archive: Archive,
  sides: readonly Side[],
  current: string | undefined,
  list: Moves,
): Archive {
  const known = new Set(archive.map(({ id }) => id))
  const lacking = new Set(
    sides.flatMap(({ data, owner }) =>
      owner === current || isSame(ticksIn(data), NOTHING_TICKED) ? [] : [owner],
    ),
  )
  const missing = list.filter(({ id }) => lacking.has(id) && !known.has(id))
  return [
    ...archive,
    ...missing.map((move) =>
      archiveMove(move, NOTHING_TICKED, new Date(move.updatedAt ?? move.createdAt)),
    ),
  ]
}

/** The id of the first move. What was ticked before there were moves belongs to it. */
function firstOf(list: Moves, archive: Archive): string | undefined {
  const all: readonly Stamps[] = [...list, ...archive.map(({ move }) => move)]
  return all.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))[0]?.id
}

/** The ticks that a side has for a move; for `undefined`, the ticks of a side that has no move. */
function ticksOf({ data, owner }: Side, id: string | undefined): MoveProgress {
  return owner === id ? ticksIn(data) : archivedTicks(data, id)
}

function archivedTicks({ moveArchive: archive }: MoveData, id: string | undefined): MoveProgress {
  return ticksIn(archive.find((entry) => entry.id === id) ?? NOTHING_TICKED)
}

const ticksIn = ({ checklistProgress, planProgress }: MoveProgress): MoveProgress => ({
  checklistProgress,
  planProgress,
})

/** The ticks without those that were taken back. */
const doneTicks = ({ checklistProgress, planProgress }: MoveProgress): MoveProgress => ({
  checklistProgress: progressWithout(checklistProgress, isUnticked),
  planProgress: progressWithout(planProgress, isUnticked),
})

const isUnticked = (_list: string, _item: string, done: boolean) => !done

const union = (one: MoveProgress, other: MoveProgress): MoveProgress => ({
  checklistProgress: checklistProgress.merge(one.checklistProgress, other.checklistProgress, 'mine')
    .value,
  planProgress: planProgress.merge(one.planProgress, other.planProgress, 'mine').value,
})

const withoutTicks = (entry: ArchivedMove): ArchivedMove => ({ ...entry, ...NOTHING_TICKED })

const idsPlanned = (list: Moves): ReadonlySet<string> =>
  new Set(list.filter(({ status }) => status === 'planned').map(({ id }) => id))

/** What a merge made of the archive, counted. */
function counted(mine: Archive, file: Archive, value: Archive) {
  const own = new Map(mine.map((entry) => [entry.id, entry]))
  const theirs = new Set(file.map(({ id }) => id))
  const kept = value.filter(({ id }) => own.has(id))
  const changed = kept.filter((entry) => !isSame(entry, own.get(entry.id)))
  return {
    value: isSame(value, mine) ? mine : value,
    added: value.length - kept.length,
    changed: changed.length,
    same: kept.filter((entry) => theirs.has(entry.id) && !changed.includes(entry)).length,
    kept: 0,
  }
}
