import { unreadableName } from '../unreadable-name'
import type { Repository } from '../repository'
import type { Checked, GroupSides, Load, Stored, StoredGroup } from '../../model/stored'
import { isSame } from '../../model/is-same'
import type { Merged } from '../../model/merge/merge'
import type { FileContent } from './read-file'
import { replacementOf, type Replacement } from './replacement'
import { parseUntrustedJson } from '../untrusted-json'

/** Merge adds to what is stored; replace makes it what the file holds. */
export type RestoreMode = 'merge' | 'replace'

/** What a file holds for one key. */
export interface KeyPlan extends Replacement {
  stored: Stored<unknown>
  /** What was stored when the plan was made. */
  mine: unknown
  /** The file's valid content; the key's empty value where the file has none. */
  file: unknown
  /** A sentence for each part of the content that cannot be used. */
  refused: readonly string[]
  /** Whether nothing of the file's content can be used: what is stored stays, in either mode. */
  isUnusable: boolean
  /** What merging it with what is stored now would do. */
  merge: Merged<unknown>
  /** Whether it is merged in replace mode, too. */
  isAlwaysMerged: boolean
}

export interface RestorePlan {
  kind: string
  /** When the file was made: an ISO instant. */
  madeAt: string
  /** Whether the file holds everything that was stored when it was made. */
  isComplete: boolean
  /** Whether the file is from a newer version of the app, although this one can read all of it. */
  isNewer: boolean
  keys: readonly KeyPlan[]
  file: PlannedFile
  /** Unreadable texts, by name. They are restored unchanged. The refused entries of a list are one text. */
  texts: ReadonlyMap<string, string>
}

/** A file's content, checked. */
interface PlannedFile {
  load: Load
  isWhole: GroupSides['isWhole']
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
  const { entries, texts } = withReadableTexts(stored, content)
  const check = checkOnce(entries)
  // In a complete file, a missing key means that nothing was stored under it.
  const isConcerned = ({ key }: Stored<unknown>) =>
    entries.has(key) || (content.isComplete && !texts.has(key))
  const concerned = stored.filter((one) => (one.group?.members ?? [one]).some(isConcerned))
  const isReadable = (one: Stored<unknown>) => isConcerned(one) && check(one) !== undefined
  const file: PlannedFile = {
    load: (one) => check(one)?.value ?? one.empty,
    isWhole: (one) => isConcerned(one) && isSound(check(one)),
  }
  const merged = mergedBy(repository.load, file, () => 'mine')
  const mergedInReplace = mergedBy(repository.load, file, () => 'file')
  const refusedTexts = content.isComplete
    ? concerned.flatMap((one) =>
        entries.has(one.key) ? refusedText(one, entries.get(one.key), content.madeAt) : [],
      )
    : []
  return {
    kind: content.kind,
    madeAt: content.madeAt,
    isComplete: content.isComplete,
    isNewer: content.isNewer === true,
    keys: concerned.map((one): KeyPlan => {
      const mine = repository.load(one)
      const checked = check(one)
      const members = one.group?.members ?? []
      const isAlwaysMerged =
        one.neverGoesBack === true ||
        members.some((member) => !isReadable(member) || merged(member).leftOut !== undefined)
      const merge = merged(one)
      const theirs = file.load(one)
      const isReplaceable = checked !== undefined && !isAlwaysMerged
      const replacement: Replacement = isReplaceable
        ? replacementOf(one, mine, theirs)
        : { replace: mergedInReplace(one), lost: 0, lostRows: [], differing: 0 }
      return {
        stored: one,
        mine,
        file: theirs,
        refused: [...refusals(checked), ...(merge.leftOut === undefined ? [] : [merge.leftOut])],
        isUnusable: !checked,
        merge,
        isAlwaysMerged,
        ...replacement,
        // The file decides, so nothing is left to the user.
        replace: { ...replacement.replace, undecided: 0 },
      }
    }),
    file,
    texts: new Map([
      ...[...texts].filter(([name]) => stored.some(({ key }) => isTextOf(key, name))),
      ...refusedTexts,
    ]),
  }

  /** The unusable part of an entry, with its name: the key itself if nothing of the entry can be used. */
  function refusedText(one: Stored<unknown>, json: unknown, madeAt: string): [string, string][] {
    const checked = check(one)
    if (!checked) return [[one.key, JSON.stringify(json)]]
    if (isSound(checked)) return []
    const list: readonly unknown[] = Array.isArray(json) ? json : []
    const isAllRefused = list.length > 0 && list.length === checked.refused.length
    const refused = checked.isPartial ? json : checked.refused.map(({ position }) => list[position])
    const name = isAllRefused ? one.key : unreadableName(one.key, Date.parse(madeAt))
    return [[name, JSON.stringify(refused)]]
  }
}

/**
 * Returns a function that merges a key, alone or with its group.
 * @param prefer which side wins if only the user can decide
 */
export function mergedBy(mine: Load, file: PlannedFile, prefer: GroupSides['prefer']) {
  const sides: GroupSides = { mine, file: file.load, isWhole: file.isWhole, prefer }
  const groups = new Map<StoredGroup, ReadonlyMap<string, Merged<unknown>>>()
  return (stored: Stored<unknown>): Merged<unknown> => {
    const { group } = stored
    const results = group && (groups.get(group) ?? group.merge(sides))
    if (group && results) groups.set(group, results)
    return results?.get(stored.key) ?? stored.merge(mine(stored), file.load(stored), prefer(stored))
  }
}

/** Returns a function that checks the file's value of a key, once. A key that the file lacks is empty. */
function checkOnce(entries: ReadonlyMap<string, unknown>) {
  const known = new Map<string, Checked<unknown> | undefined>()
  return <Value>(stored: Stored<Value>): Checked<Value> | undefined => {
    const { key } = stored
    if (!known.has(key)) {
      const empty: Checked<Value> = { value: stored.empty, refused: [] }
      known.set(key, entries.has(key) ? stored.check(entries.get(key)) : empty)
    }
    // A key has only one `Stored`, so the type is the same.
    return known.get(key) as Checked<Value> | undefined
  }
}

/** Whether the stored values are still those that the plan was made from. */
export function isUpToDate(
  { load }: Pick<Repository, 'load'>,
  { keys }: { keys: readonly Pick<KeyPlan, 'stored' | 'mine'>[] },
): boolean {
  return keys.every(({ stored, mine }) => isSame(load(stored), mine))
}

/**
 * Makes an unreadable text that its key can read after all an entry, so that it is checked and counted. In a
 * complete file it is enough that part of it can be read: the rest is set aside.
 */
function withReadableTexts(
  stored: readonly Stored<unknown>[],
  { entries, unreadable, isComplete }: FileContent,
): Pick<FileContent, 'entries'> & { texts: ReadonlyMap<string, string> } {
  const readable = stored.flatMap((one): [string, unknown][] => {
    const text = entries.has(one.key) ? undefined : unreadable.get(one.key)
    const json = text === undefined ? undefined : parseUntrustedJson(text)
    const checked = json === undefined ? undefined : one.check(json)
    const isUsable = isSound(checked) || (isComplete && !isSame(checked?.value, one.empty))
    return checked && isUsable ? [[one.key, json]] : []
  })
  const read = new Map(readable)
  return {
    entries: new Map([...entries, ...readable]),
    texts: new Map([...unreadable].filter(([name]) => !read.has(name))),
  }
}

/**
 * Whether all that a file holds can be read.
 * @param ignored keys that Restore leaves alone. Any other key that is not among `stored` is unknown.
 */
export function isAllReadable(
  stored: readonly Stored<unknown>[],
  ignored: ReadonlySet<string>,
  content: FileContent,
): boolean {
  const { entries, texts } = withReadableTexts(stored, content)
  const check = checkOnce(entries)
  const known = new Map(stored.map((one) => [one.key, one]))
  return (
    [...texts.keys()].every((name) => ignored.has(name)) &&
    [...entries.keys()].every((key) => {
      const one = known.get(key)
      return one ? isSound(check(one)) : ignored.has(key)
    })
  )
}

const isSound = (checked: ReturnType<Stored<unknown>['check']>) =>
  checked !== undefined && !checked.isPartial && checked.refused.length === 0

function refusals(checked: ReturnType<Stored<unknown>['check']>): readonly string[] {
  if (!checked) return ['It cannot be read, so what is here stays.']
  if (checked.isPartial) return ['Part of it cannot be read.']
  return checked.refused.map(
    ({ position, reason }) => `Entry ${position + 1} was left out. ${reason}`,
  )
}

/** Whether a text belongs to a key: stored under the key itself, or set aside for it. */
const isTextOf = (key: string, name: string): boolean =>
  name === key || name.startsWith(unreadableName(key, ''))
