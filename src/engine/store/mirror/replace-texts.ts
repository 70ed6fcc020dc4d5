import { HalfwayError, SaveError, saveErrorFrom } from '../save-error'
import { presentTexts, putBackTexts, type KeyValueStorage } from '../storage'
import type { Mirror } from './mirror'
import type { VersionReason } from './database'
import { readSaveMark } from './save-mark'
import type { WriteLog } from './write-log'

/** Names with what lies under them; null for nothing. */
export type NamedTexts = ReadonlyMap<string, string | null>

interface Parts {
  storage: KeyValueStorage
  mirror: Mirror
  log: WriteLog
}

/**
 * Makes many names of the browser's storage hold these texts: all of them or none. It is written down
 * before it is done, with a version of everything from before, so that a crash at any point ends in one
 * or the other. Nobody else may write meanwhile, except a page that goes: it stores what it shows without a
 * turn, and what is to be done is then worked out once more. Throws a SaveError: what was there is there
 * again, or the error says how it comes back.
 * @returns what lay under these names before
 */
export async function replaceTexts(
  { storage, mirror, log }: Parts,
  texts: () => NamedTexts | Promise<NamedTexts>,
  reason: VersionReason,
): Promise<NamedTexts> {
  const after = await texts()
  const before = new Map([...after.keys()].map((name) => [name, storage.getItem(name)] as const))
  if (after.size === 0) return before
  const number = log.nextSequence()
  const writeAll = (texts: NamedTexts) => {
    putBackTexts(storage, presentTexts(texts), (name) => texts.has(name))
    if (number === 0) return
    // Behind the texts: a crash may keep the mark from before them, which must not stand for them.
    mirror.note([], number)
    mirror.note([...texts], log.nextSequence())
  }
  const writeDown = async (texts: NamedTexts) =>
    number > 0 && mirror.writeIntent({ texts: [...texts], number }, reason, number)

  const marked = readSaveMark(storage)?.number
  await writeDown(after)
  // Written, or emptied, meanwhile: each write raises the number.
  if (readSaveMark(storage)?.number !== marked) {
    return replaceTexts({ storage, mirror, log }, texts, reason)
  }
  try {
    writeAll(after)
  } catch (cause) {
    try {
      writeAll(before)
    } catch (further) {
      console.error('Error putting back what was stored:', further)
      // Written down, it is put back at the next start.
      if (await writeDown(before)) throw new SaveError('unfinished', { cause })
      log.deferToMirror()
      throw new HalfwayError(before, { cause })
    }
    throw saveErrorFrom(cause)
  }
  await mirror.settled()
  return before
}
