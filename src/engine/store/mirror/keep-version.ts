import type { Texts, Version, VersionReason, WriteTransaction } from './database'
import { expiredVersions } from './kept-versions'
import { rowTexts } from './repair'
import { isSequenceNumber } from '../save-mark'

interface Options {
  reason: VersionReason
  isAsking?: boolean
  concerns?: readonly string[] | undefined
}

/**
 * Keeps a copy of everything as the last write left it, and lets the versions go that have had their time.
 * Part of a transaction that does more: either all of it happens or nothing.
 * @returns undefined where there is nothing to copy
 */
export async function keepVersion(
  transaction: WriteTransaction,
  { reason, isAsking = false, concerns }: Options,
): Promise<Version | undefined> {
  const state = await transaction.objectStore('state').get('now')
  const texts = await copiedTexts(transaction)
  // What a restore began from is kept also where that was nothing: its undo needs it.
  if (!state || (!concerns && texts.every(([, text]) => text === null))) return undefined
  const versions = transaction.objectStore('versions')
  const versionTexts = transaction.objectStore('versionTexts')
  const known = await versions.getAll()
  // Texts may have lost their version: nothing can be added under such an id.
  const ids: unknown[] = [
    ...known.map((version) => version.id),
    ...(await versionTexts.getAllKeys()),
  ]
  const id = Math.max(0, ...ids.filter(isSequenceNumber)) + 1
  const { savedAt: madeAt, number, id: storageId } = state
  const version: Version = {
    id,
    madeAt,
    reason,
    storageId,
    number,
    isAsking,
    ...(concerns && { concerns }),
  }
  const expired = expiredVersions([...known, version])
  await Promise.all([
    versions.add(version),
    versionTexts.add(texts, id),
    ...expired.flatMap((old) => [versions.delete(old), versionTexts.delete(old)]),
  ])
  return version
}

/** What the database holds, by name. */
async function copiedTexts(transaction: WriteTransaction): Promise<Texts> {
  return rowTexts(await transaction.objectStore('writes').getAll())
}
