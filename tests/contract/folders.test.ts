import { expect, it } from 'vitest'
import { importGraph } from '../support/import-graph'

/** The folders that are side by side in a folder, each with those beside it that its files import. */
type Neighbors = ReadonlyMap<string, ReadonlySet<string>>

/** By their folder: `src/engine` has `form`, which imports `ui`. A file belongs to each folder that it is in. */
function neighborsByFolder(): ReadonlyMap<string, Neighbors> {
  const folders = new Map<string, Map<string, Set<string>>>()
  for (const [file, imported] of importGraph) {
    for (const other of imported) {
      const [from, to] = [file.split('/'), other.split('/')]
      const at = from.findIndex((part, index) => part !== to[index])
      const [left, right] = [from[at], to[at]]
      // Two that part at a file are a folder and a file in it, not two folders.
      if (!left || !right || at >= from.length - 1 || at >= to.length - 1) continue
      const folder = from.slice(0, at).join('/')
      const neighbors = folders.get(folder) ?? new Map<string, Set<string>>()
      folders.set(folder, neighbors.set(left, (neighbors.get(left) ?? new Set()).add(right)))
    }
  }
  return folders
}

/** What is reached from `start`, which is among it if it is in a circle. */
function reachedFrom(start: string, neighbors: Neighbors): ReadonlySet<string> {
  const reached = new Set(neighbors.get(start))
  for (const one of reached) neighbors.get(one)?.forEach((next) => reached.add(next))
  return reached
}

it('Folders that stand side by side import each other in one direction only, at every depth', () => {
  const folders = neighborsByFolder()
  expect(folders.get('src')?.get('app')).toContain('engine')
  expect(folders.size).toBeGreaterThan(10)
  const inCircles = [...folders].flatMap(([folder, neighbors]) =>
    [...neighbors.keys()]
      .filter((one) => reachedFrom(one, neighbors).has(one))
      .map((one) => `${folder}/${one}`),
  )
  expect(inCircles).toEqual([])
})
