import { isSame } from '../is-same'
import { freeId, idOf } from '../record-id'

type Named = Readonly<Record<string, unknown>>

/**
 * What comes of two changes to one value that did not see each other: of lists by the ids of their
 * records, of objects by the names of their fields. Where both changed the same field, `ours` stands;
 * where one deleted what the other changed, the change does.
 */
export function mergeChanges(base: unknown, ours: unknown, theirs: unknown): unknown {
  if (isSame(ours, base)) return theirs
  if (isSame(theirs, base)) return ours
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    return mergeLists(Array.isArray(base) ? base : [], ours, theirs)
  }
  if (isObject(ours) && isObject(theirs)) {
    return mergeObjects(isObject(base) ? base : {}, ours, theirs)
  }
  return ours ?? theirs
}

function mergeObjects(base: Named, ours: Named, theirs: Named): Named {
  const names = Object.keys({ ...theirs, ...ours })
  const merged = names.map((name): [string, unknown] => [
    name,
    mergeChanges(base[name], ours[name], theirs[name]),
  ])
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

function mergeLists(
  base: readonly unknown[],
  ours: readonly unknown[],
  found: readonly unknown[],
): unknown[] {
  const old = byId(base)
  const mine = byId(ours)
  const ids = new Set([...mine.keys(), ...byId(found).keys()])
  const theirs = found.map((row) =>
    isObject(row) && !old.has(idOf(row)) && isTwin(mine.get(idOf(row)), row)
      ? { ...row, id: takeFreeId(idOf(row), ids) }
      : row,
  )
  const others = byId(theirs)

  const merged: unknown[] = ours
    .map((row) => mergeChanges(old.get(idOf(row)), row, others.get(idOf(row))))
    .filter((row) => row !== undefined)
  for (const [at, row] of [...theirs.entries()].toReversed()) {
    if (mine.has(idOf(row))) continue
    if (mergeChanges(old.get(idOf(row)), undefined, row) === undefined) continue
    const after = byId(theirs.slice(at + 1))
    const before = merged.findIndex((one) => after.has(idOf(one)))
    merged.splice(before < 0 ? merged.length : before, 0, row)
  }
  return merged
}

const byId = (rows: readonly unknown[]) => new Map(rows.map((row) => [idOf(row), row]))

/**
 * Whether two records with one id are two: made in the same millisecond, each in a tab that did not see
 * the other. One record that was edited since has another `updatedAt`.
 */
function isTwin(one: unknown, other: Named): boolean {
  return isObject(one) && one.updatedAt === other.updatedAt && !isSame(one, other)
}

/** An id that no row has, which is then taken. */
function takeFreeId(id: string, taken: Set<string>): string {
  const free = freeId(id, taken)
  taken.add(free)
  return free
}

function isObject(value: unknown): value is Named {
  return typeof value === 'object' && value !== null
}
