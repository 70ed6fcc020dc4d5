import type { Captured, Repository } from '../repository/repository'
import type { Preference } from './merge'
import type { RestoreMode, RestorePlan } from './plan'

export interface RestoreChoices {
  mode: RestoreMode
  /** Which side wins where only the user can tell, by key. Mine unless told. */
  prefer: ReadonlyMap<string, Preference>
}

/**
 * Writes what a file holds: all of it, or nothing. When a write fails, everything that is stored is
 * put back to the byte, and the SaveError is thrown on.
 * @returns what was stored before, for `repository.putBack`.
 */
export async function applyRestore(
  repository: Repository,
  { keys, texts }: RestorePlan,
  { mode, prefer }: RestoreChoices,
): Promise<Captured> {
  const before = repository.capture()
  try {
    for (const { stored, file } of keys) {
      await repository.update(stored, (mine) =>
        mode === 'replace'
          ? file
          : stored.merge(mine, file, prefer.get(stored.key) ?? 'mine').value,
      )
    }
    for (const [key, text] of texts) repository.layText(key, text)
  } catch (error) {
    repository.putBack(before)
    throw error
  }
  return before
}
