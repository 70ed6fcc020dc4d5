import { HalfwayError, SaveError, saveErrorFrom } from '../save-error'
import { presentTexts, putBackTexts, type KeyValueStorage } from '../storage'
import type { Mirror } from './mirror'
import type { VersionReason } from './database'
import { readSaveMark } from '../save-mark'
import type { WriteLog } from './write-log'

/** Names with what is stored under them; null for nothing. */
export type NamedTexts = ReadonlyMap<string, string | null>

interface Parts {
  storage: KeyValueStorage
  mirror: Mirror
  log: WriteLog
}

/**
 * Replaces the texts of many names in the browser's storage: all of them or none. The mirror stores the intent and a
 * version of everything from before first, so a crash at any point ends in one or the other. The caller holds the
 * lock. A page that is closing can still flush a change without it; the texts are then computed again. Throws a
 * SaveError: the earlier texts are back, or the error says how they come back.
 * @returns the earlier texts of these names
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
  const writeAndEnqueue = (texts: NamedTexts) => {
    if (isStored) log.markReplacement()
    putBackTexts(storage, presentTexts(texts), (name) => texts.has(name))
    if (number === 0) return
    // After the texts: a crash may keep the earlier mark, whose number must not stand for them.
    mirror.enqueue([], number)
    mirror.enqueue([...texts], log.nextSequence())
  }
  const writeDown = async (texts: NamedTexts) =>
    number > 0 && mirror.writeIntent({ texts: [...texts], number }, reason, number)

  const marked = readSaveMark(storage)?.number
  const isStored = await writeDown(after)
  // Something was written or emptied meanwhile: every write raises the number.
  if (readSaveMark(storage)?.number !== marked) {
    return replaceTexts({ storage, mirror, log }, texts, reason)
  }
  try {
    writeAndEnqueue(after)
  } catch (cause) {
    try {
      writeAndEnqueue(before)
    } catch (further) {
      console.error('Error putting back what was stored:', further)
      // With the intent stored, the next start puts the earlier texts back.
      if (await writeDown(before)) throw new SaveError('unfinished', { cause })
      log.deferToMirror()
      log.noteUnversioned(number)
      throw new HalfwayError(before, { cause })
    }
    throw saveErrorFrom(cause)
  }
  if (!isStored) log.noteUnversioned(number)
  await mirror.settled()
  return before
}
