import type { Version } from '@/engine/store/mirror/database'
import { readVersion } from '@/engine/store/mirror/versions'
import type { FileContent, FileProblem } from '@/engine/store/backup/read-file'
import type { Repository } from '@/engine/store/repository'
import { backupOf } from '../data-files'
import { readUserText } from '../read-user-file'

/**
 * Reads an earlier version as if it were a full backup.
 * @returns its content, or a sentence on why it cannot be used
 */
export async function versionContent(
  repository: Repository,
  version: Version,
): Promise<FileContent | FileProblem> {
  const texts = await repository.mirror.withDatabase((database) =>
    readVersion(database, version.id),
  )
  if (!texts) return { problem: 'This version is not kept any more. Nothing was changed.' }
  // Includes keys that this version of the site does not know, because a newer one may have written them.
  return readUserText(backupOf([...texts], new Date(version.madeAt), true).text)
}
