/** Returns the imports of a module, like Rolldown's `getModuleInfo`. */
export type GetModuleInfo = (id: string) => Imports | null

export interface Imports {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

/** A module and everything that it imports, directly or indirectly. */
export function importsOf(id: string, getModuleInfo: GetModuleInfo): ReadonlySet<string> {
  return walk(id, (at) => getModuleInfo(at)?.importedIds ?? [])
}

/** The modules that are loaded on demand by a module or by anything that it loads. */
export function loadedOnDemand(id: string, getModuleInfo: GetModuleInfo): ReadonlySet<string> {
  const all = walk(id, (at) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(at) ?? {}
    return [...importedIds, ...dynamicallyImportedIds]
  })
  return new Set([...all].flatMap((at) => getModuleInfo(at)?.dynamicallyImportedIds ?? []))
}

function walk(from: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([from])
  // Iterating over a set also visits what is added during the iteration.
  for (const id of found) for (const to of next(id)) found.add(to)
  return found
}
