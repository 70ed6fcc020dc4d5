import { isSame } from '../../model/is-same'
import type { Preference } from '../../model/merge/merge'
import { assertStorable } from '../assert-storable'
import type { VersionReason } from '../durable/database'
import type { Repository } from '../repository'
import { toJson } from '../to-json'
import { freeCopy, keyOfText } from '../unreadable-name'
import type { KeyPlan, RestoreMode, RestorePlan } from './plan'

export interface RestoreChoices {
  mode: RestoreMode
  /** Which side wins where only the user can tell, by key. Mine unless told. */
  prefer: ReadonlyMap<string, Preference>
  /** Whether it was called off while it waited for another tab: then nothing is written. */
  isCancelled?: () => boolean
}

type Texts = ReadonlyMap<string, string | null>

/**
 * Writes what a file holds: all of it, or nothing, also through a crash. Throws a SaveError where it
 * cannot.
 * @returns what lay under the names that it wrote
 */
export function applyRestore(
  repository: Repository,
  plan: RestorePlan,
  choices: RestoreChoices,
  reason: VersionReason = 'restore',
): Promise<Texts> {
  return repository.replace(() => restoredTexts(repository, plan, choices), reason)
}

/** What the names hold that change, once the file is restored. */
function restoredTexts(
  repository: Repository,
  { keys, texts }: RestorePlan,
  { mode, prefer, isCancelled }: RestoreChoices,
): Texts {
  if (isCancelled?.()) return new Map()
  const after = new Map<string, string | null>()
  const textUnder = (name: string) => after.get(name) ?? repository.storage.getItem(name)
  for (const plan of keys) {
    if (plan.isUnusable) continue
    const { stored } = plan
    const mine = repository.load(stored)
    const restored = restoredValue(plan, mine, mode, prefer.get(stored.key) ?? 'mine')
    if (isSame(restored, mine)) continue
    assertStorable(stored, mine, restored)
    const unreadable = repository.unreadableText(stored)
    if (unreadable !== undefined) after.set(freeCopy(stored.key, textUnder), unreadable)
    after.set(stored.key, isSame(restored, stored.empty) ? null : toJson(restored))
  }
  for (const [name, text] of texts) {
    const key = keyOfText(name)
    const isBeside = (other: string) => other !== key && keyOfText(other) === key
    const isKept = [...repository.texts(), ...after].some(
      ([other, known]) => known === text && (other === name || isBeside(other)),
    )
    if (isKept) continue
    after.set(textUnder(name) === null ? name : freeCopy(key, textUnder), text)
  }
  return after
}

function restoredValue(
  { stored, file }: KeyPlan,
  mine: unknown,
  mode: RestoreMode,
  preference: Preference,
): unknown {
  return mode === 'replace' ? file : stored.merge(mine, file, preference).value
}
