import { isSame } from '../../model/is-same'
import type { Preference } from '../../model/merge/merge'
import { assertStorable } from '../assert-storable'
import type { VersionReason } from '../mirror/database'
import { readSaveMark } from '../save-mark'
import { dropStep } from '../mirror/versions'
import type { Repository } from '../repository'
import { SaveError } from '../save-error'
import { toJson } from '../to-json'
import { freeUnreadableName, keyOfText } from '../unreadable-name'
import { isUpToDate, mergedBy, type RestoreMode, type RestorePlan } from './plan'

export interface RestoreChoices {
  mode: RestoreMode
  /** Which side wins a conflict that only the user can resolve, by key. `mine` by default. */
  prefer: ReadonlyMap<string, Preference>
  /** Called under the lock, before anything is written. If it throws, nothing is written. */
  begin?: () => void
}

type Texts = ReadonlyMap<string, string | null>

/**
 * Restores a file atomically, even if the browser crashes. Throws a SaveError on failure.
 * @returns the previous texts under the names that were written
 */
export async function applyRestore(
  repository: Repository,
  plan: RestorePlan,
  choices: RestoreChoices,
): Promise<Texts> {
  return replaceOrForget(repository, () => restoredTexts(repository, plan, choices), 'restore')
}

/** Like `repository.replace`, but removes the version that was kept for undo if the failed write was rolled back. */
export async function replaceOrForget(
  repository: Repository,
  texts: Parameters<Repository['replace']>[0],
  reason: VersionReason,
): Promise<Texts> {
  try {
    return await repository.replace(texts, reason)
  } catch (error) {
    const isRolledBack = error instanceof SaveError && ['full', 'denied'].includes(error.reason)
    if (isRolledBack) await forgetStep(repository)
    throw error
  }
}

/** Removes the version that was kept for a restore or an undo that did not happen. */
async function forgetStep({ mirror, storage }: Repository) {
  const mark = readSaveMark(storage)
  if (!mark || !mirror.isWorking()) return
  try {
    await mirror.withDatabase((database) => dropStep(database, mark))
  } catch (error) {
    console.warn('The version from before a restore or an undo that failed stays:', error)
  }
}

/**
 * The new texts of the names that the restore changes, and the present texts of the rest of their groups; null to
 * remove one.
 */
function restoredTexts(
  repository: Repository,
  { keys, file, texts }: RestorePlan,
  { mode, prefer, begin }: RestoreChoices,
): Texts {
  begin?.()
  // Another tab may have added data that the user was neither told about nor asked about.
  const isOvertaken =
    mode === 'replace' ? !isUpToDate(repository, { keys }) : choicesChanged(repository, keys, file)
  if (isOvertaken) throw new SaveError('overtaken')
  const after = new Map<string, string | null>()
  const textUnder = (name: string) => after.get(name) ?? repository.storage.getItem(name)
  const merged = mergedBy(
    (stored) => repository.load(stored),
    file,
    ({ key }) => (mode === 'replace' ? 'file' : (prefer.get(key) ?? 'mine')),
  )
  for (const { stored, isUnusable, isAlwaysMerged } of keys) {
    // Merging the rest of its group may still change the stored value.
    if (isUnusable && !stored.group) continue
    const mine = repository.load(stored)
    const isReplaced = mode === 'replace' && !isAlwaysMerged
    const restored = isReplaced ? file.load(stored) : merged(stored).value
    if (isSame(restored, mine)) continue
    assertStorable(stored, mine, restored)
    const unreadable = repository.unreadableText(stored)
    if (unreadable !== undefined) after.set(freeUnreadableName(stored.key, textUnder), unreadable)
    after.set(stored.key, isSame(restored, stored.empty) ? null : toJson(restored, stored))
  }
  const isKept = keptTexts(repository, after)
  // Each copy gets a later time than the one before, so that no name is tried twice.
  let stamp = Date.now()
  for (const [name, text] of texts) {
    if (isKept(name, text)) continue
    const key = keyOfText(name)
    after.set(textUnder(name) === null ? name : freeUnreadableName(key, textUnder, stamp++), text)
  }
  // An undo must not put back only some keys of a group, because a record may have moved between them since.
  for (const { stored } of keys) {
    const members = stored.group?.members ?? []
    if (!members.some(({ key }) => after.has(key))) continue
    for (const { key } of members) {
      if (!after.has(key)) after.set(key, repository.storage.getItem(key))
    }
  }
  return after
}

/** Whether the user would now be asked about other conflicts than those in the plan. */
function choicesChanged(
  { load }: Pick<Repository, 'load'>,
  keys: RestorePlan['keys'],
  file: RestorePlan['file'],
): boolean {
  const merged = mergedBy(load, file, () => 'mine')
  return keys.some(({ stored, merge }) => !isSame(merged(stored).choice, merge.choice))
}

/**
 * Returns a predicate, which is true for a text that is already stored under its name, or kept as unreadable under the
 * same key.
 * @param after the texts that are about to be written, by name
 */
export function keptTexts(
  repository: Pick<Repository, 'texts' | 'unreadable'>,
  after: Texts = new Map(),
) {
  const under = new Map<string, string | null>([...repository.texts(), ...after])
  const aside = new Map<string, Set<string | null>>()
  const keep = (name: string, text: string | null) => {
    const key = keyOfText(name)
    aside.set(key, (aside.get(key) ?? new Set()).add(text))
  }
  for (const [name, text] of under) if (name !== keyOfText(name)) keep(name, text)
  for (const [name, text] of repository.unreadable()) keep(name, text)
  return (name: string, text: string): boolean =>
    under.get(name) === text || aside.get(keyOfText(name))?.has(text) === true
}
