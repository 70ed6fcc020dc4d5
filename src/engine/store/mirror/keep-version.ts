import type { Texts, Version, VersionReason, WriteTransaction } from './database'
import { expiredVersions } from './expired-versions'
import { rowTexts } from './repair'
import { isSequenceNumber } from '../save-mark'

interface Options {
  reason: VersionReason
  isAsking?: boolean
  concerns?: readonly string[] | undefined
}

/**
 * Keeps a copy of everything as the last write left it, and deletes the versions that have expired. Runs in the
 * caller's transaction, which happens completely or not at all.
 * @returns undefined if there is nothing to copy
 */
export async function keepVersion(
  transaction: WriteTransaction,
  { reason, isAsking = false, concerns }: Options,
): Promise<Version | undefined> {
  const state = await transaction.objectStore('state').get('now')
  const texts = await copiedTexts(transaction)
  // The data from before a restore is kept even if it is empty, because the undo needs it.
  if (!state || (!concerns && texts.every(([, text]) => text === null))) return undefined
  const versions = transaction.objectStore('versions')
  const versionTexts = transaction.objectStore('versionTexts')
  const known = await versions.getAll()
  // Texts may have lost their version. Their ids are not free either.
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

/** The texts in the database, by name. */
async function copiedTexts(transaction: WriteTransaction): Promise<Texts> {
  return rowTexts(await transaction.objectStore('writes').getAll())
}
