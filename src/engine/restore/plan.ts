import type { Repository } from '../repository/repository'
import type { Refusal, Stored } from '../schema/stored'
import type { Merged } from './merge'
import type { FileContent } from './read-file'

/** Merge adds to what is stored; replace makes it what the file holds. */
export type RestoreMode = 'merge' | 'replace'

/** What a file holds for one key. */
export interface KeyPlan {
  stored: Stored<unknown>
  /** The file's valid content; the key's empty value where the file has none. */
  file: unknown
  refused: readonly Refusal[]
  /** What merging it would do, as things stand. */
  merge: Merged<unknown>
}

export interface RestorePlan {
  kind: string
  keys: readonly KeyPlan[]
  /** Texts that could not be read when the backup was made; they go back as they are. */
  texts: ReadonlyMap<string, string>
}

/**
 * Compares a file with what is stored. Nothing is written.
 * @param stored every key that a file may hold; other keys of the file are left alone
 */
export function planRestore(
  repository: Pick<Repository, 'load'>,
  stored: readonly Stored<unknown>[],
  content: FileContent,
): RestorePlan {
  const concerned = stored.filter(({ key }) => content.isComplete || content.entries.has(key))
  return {
    kind: content.kind,
    keys: concerned.map((one) => planKey(repository, one, content)),
    texts: new Map([...content.unreadable].filter(([key]) => stored.some(isOwnerOf(key)))),
  }
}

function planKey(
  repository: Pick<Repository, 'load'>,
  stored: Stored<unknown>,
  { entries }: FileContent,
): KeyPlan {
  // A complete file that lacks a key says that there was nothing under it.
  const checked = entries.has(stored.key)
    ? stored.check(entries.get(stored.key))
    : { value: stored.empty, refused: [] }
  const file = checked ? checked.value : stored.empty
  return {
    stored,
    file,
    refused: checked?.refused ?? [{ position: 0, reason: 'It cannot be read.' }],
    merge: stored.merge(repository.load(stored), file, 'mine'),
  }
}

/** Whether a text belongs to a stored key: under the key itself, or set aside beside it. */
export const isOwnerOf =
  (name: string) =>
  ({ key }: Pick<Stored<unknown>, 'key'>): boolean =>
    name === key || name.startsWith(`${key}.unreadable.`)
