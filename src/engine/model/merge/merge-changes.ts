import { isObject, isSame } from '../is-same'
import { freeId, idOf } from '../record-id'

type Named = Readonly<Record<string, unknown>>

/**
 * Three-way merge of two concurrent changes to one value. Lists merge by record id, objects by field. If both sides
 * changed the same field, `ours` wins. If one side deleted what the other changed, the change wins.
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
 * Whether two different records have the same id, because two tabs created them in the same millisecond. Edited
 * versions of one record differ in `updatedAt`.
 */
function isTwin(one: unknown, other: Named): boolean {
  return isObject(one) && one.updatedAt === other.updatedAt && !isSame(one, other)
}

/** Finds a free id and adds it to `taken`. */
function takeFreeId(id: string, taken: Set<string>): string {
  const free = freeId(id, taken)
  taken.add(free)
  return free
}
