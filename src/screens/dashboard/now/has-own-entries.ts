import type { Repository } from '@/engine/store/repository'
import { modules } from '@/screens'

/** How a list and a record are stored after their last entry is deleted. */
const EMPTY: readonly string[] = ['[]', '{}']

/**
 * Whether the person has entered anything in a module. Profile and preferences do not count, nor does a single answer
 * that a module remembers, such as the pay grade.
 */
export function hasOwnEntries(repository: Pick<Repository, 'texts'>): boolean {
  const keys = new Set(modules.flatMap(({ stores }) => stores.map(({ key }) => key)))
  return repository
    .texts((name) => keys.has(name))
    .some(([, text]) => /^[[{]/.test(text) && !EMPTY.includes(text))
}
