import type { AnyEntry } from './screen'

let known: readonly AnyEntry[] = []

/** Called once by the registry. Modules read the entries here, because importing the registry would be circular. */
export const setModules = (modules: readonly AnyEntry[]) => void (known = modules)

/** Whether a module contributes content to a task. */
export const hasTaskPart = (id: string) => known.some(({ tasks }) => tasks?.ids.includes(id))

/** Loads one kind of contribution of all modules, in their order. Rejects if one fails. See docs/decisions/0029. */
export async function loadContributions<Item>(
  partOf: (entry: AnyEntry) => (() => Promise<{ default: readonly Item[] }>) | undefined,
): Promise<readonly Item[]> {
  const parts = await Promise.all(known.flatMap((entry) => partOf(entry)?.() ?? []))
  return parts.flatMap(({ default: items }) => items)
}
