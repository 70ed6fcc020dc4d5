import type { PutBack, Repository } from '../repository/repository'
import type { Preference } from './merge'
import { isOwnerOf, type RestoreMode, type RestorePlan } from './plan'

export interface RestoreChoices {
  mode: RestoreMode
  /** Which side wins where only the user can tell, by key. Mine unless told. */
  prefer: ReadonlyMap<string, Preference>
}

/**
 * Writes what a file holds: all of it, or nothing. When a write fails, everything that the file
 * concerns is put back to the byte, and the SaveError is thrown on.
 * @returns undoes it
 */
export async function applyRestore(
  repository: Repository,
  { keys, texts }: RestorePlan,
  { mode, prefer }: RestoreChoices,
): Promise<PutBack> {
  const putBack = repository.capture(
    (name) => texts.has(name) || keys.some(({ stored }) => isOwnerOf(name)(stored)),
  )
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
    putBack()
    throw error
  }
  return putBack
}
