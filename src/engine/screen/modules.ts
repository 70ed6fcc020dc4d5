import type { AnyEntry } from './screen'

let known: readonly AnyEntry[] = []

/** Called once by the registry. Modules read it here: one that imported the registry would import itself. */
export const setModules = (modules: readonly AnyEntry[]) => void (known = modules)

/** What the modules give of one kind, in their order. Rejects where the code of one does not arrive. */
export async function contributed<Item>(
  partOf: (entry: AnyEntry) => (() => Promise<{ default: readonly Item[] }>) | undefined,
): Promise<readonly Item[]> {
  const parts = await Promise.all(known.flatMap((entry) => partOf(entry)?.() ?? []))
  return parts.flatMap(({ default: items }) => items)
}
