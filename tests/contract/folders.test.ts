import { expect, it } from 'vitest'
import { importGraph } from '../support/import-graph'

/** Sibling folders, each with those of its siblings that its files import. */
type Siblings = ReadonlyMap<string, ReadonlySet<string>>

/** The sibling folders in each folder: `src/engine` has `form`, which imports `ui`. */
function siblingsByFolder(): ReadonlyMap<string, Siblings> {
  const folders = new Map<string, Map<string, Set<string>>>()
  for (const [file, imported] of importGraph) {
    for (const other of imported) {
      const [from, to] = [file.split('/'), other.split('/')]
      const at = from.findIndex((part, index) => part !== to[index])
      const [left, right] = [from[at], to[at]]
      // Paths that diverge at a file name are not in two sibling folders.
      if (!left || !right || at >= from.length - 1 || at >= to.length - 1) continue
      const folder = from.slice(0, at).join('/')
      const siblings = folders.get(folder) ?? new Map<string, Set<string>>()
      folders.set(folder, siblings.set(left, (siblings.get(left) ?? new Set()).add(right)))
    }
  }
  return folders
}

/** The folders that `start` imports, directly or through others. `start` is among them if it is in a cycle. */
function importedFrom(start: string, siblings: Siblings): ReadonlySet<string> {
  const reached = new Set(siblings.get(start))
  for (const one of reached) siblings.get(one)?.forEach((next) => reached.add(next))
  return reached
}

it('Sibling folders import each other in one direction only, at every depth', () => {
  const folders = siblingsByFolder()
  expect(folders.get('src')?.get('app')).toContain('engine')
  expect(folders.size).toBeGreaterThan(10)
  const inCycles = [...folders].flatMap(([folder, siblings]) =>
    [...siblings.keys()]
      .filter((one) => importedFrom(one, siblings).has(one))
      .map((one) => `${folder}/${one}`),
  )
  expect(inCycles).toEqual([])
})
