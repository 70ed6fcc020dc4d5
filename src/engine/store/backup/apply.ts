import type { Repository } from '../repository'
import type { Preference } from '../../model/merge/merge'
import { isTextOf, type KeyPlan, type RestoreMode, type RestorePlan } from './plan'
import { captureTexts, layText, type PutBack } from './stored-texts'

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
  const usable = keys.filter(({ isUnusable }) => !isUnusable)
  const putBack = captureTexts(
    repository,
    (name) => texts.has(name) || usable.some(({ stored }) => isTextOf(stored.key, name)),
  )
  try {
    for (const { stored, file } of mode === 'replace'
      ? shrinkingFirst(repository, usable)
      : usable) {
      await repository.update(stored, (mine) =>
        mode === 'replace'
          ? file
          : stored.merge(mine, file, prefer.get(stored.key) ?? 'mine').value,
      )
    }
    for (const [name, text] of texts) layText(repository, name, text)
  } catch (error) {
    try {
      putBack()
    } catch (further) {
      console.error('Error putting back what was stored:', further)
    }
    throw error
  }
  return putBack
}

/** What makes room goes before what needs it. */
function shrinkingFirst({ load }: Repository, keys: readonly KeyPlan[]): readonly KeyPlan[] {
  const growth = new Map(
    keys.map((key) => [key, sizeOf(key.file) - sizeOf(load(key.stored))] as const),
  )
  return keys.toSorted((a, b) => (growth.get(a) ?? 0) - (growth.get(b) ?? 0))
}

const sizeOf = (value: unknown) => JSON.stringify(value).length
