import { useEffect, useState } from 'react'
import { keptTexts } from '@/engine/store/backup/apply'
import { isUpToDate, planRestore } from '@/engine/store/backup/plan'
import { DatabaseError, type Version } from '@/engine/store/mirror/database'
import { listVersions } from '@/engine/store/mirror/versions'
import type { Repository } from '@/engine/store/repository'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useDarkMode } from '@/engine/theme/use-dark-mode'
import { restorable } from '@/schemas/account/stored'
import { isCounted } from '../backup/count-changes'
import { onStoredChange } from '../restore/on-stored-change'
import { versionContent } from './version-content'
import { versionDifferences } from './version-words'

/** A version with its differences from the current data; undefined until they are compared. */
export interface ComparedVersion extends Version {
  differences?: readonly string[]
}

/**
 * The stored versions, newest first; undefined while they are read. They are compared one at a time, because each
 * may be as large as all data, and again when something changes that they are compared with.
 * @returns also why the last attempt to read them failed, and `reload`, which reads them again after a restore
 */
export function useVersions() {
  const repository = useRepository()
  const [versions, setVersions] = useState<readonly ComparedVersion[]>()
  const [failure, setFailure] = useState<'no-database' | 'unreadable'>()
  const [reloadCount, setReloadCount] = useState(0)

  // The theme is not stored through the repository, so the repository does not report its changes.
  const { isDark } = useDarkMode()

  useEffect(() => {
    let isOver = false
    let hasFailed = false
    let newest: number | undefined
    const keys = counted.map((stored) => ({ stored, mine: repository.load(stored) }))
    const compare = async () => {
      const found = await repository.mirror.withDatabase(listVersions)
      if (isOver) return
      newest = newestOf(found)
      setFailure(undefined)
      // Those that were compared before keep their text until they are compared again.
      setVersions((known) =>
        found.map((version) => ({ ...known?.find(({ id }) => id === version.id), ...version })),
      )
      for (const version of found) {
        const differences = await compared(repository, version)
        if (isOver) return
        setVersions((known) =>
          known?.map((one) => (one.id === version.id ? { ...one, differences } : one)),
        )
      }
    }
    compare().catch((error: unknown) => {
      console.warn('The earlier versions could not be read:', error)
      hasFailed = true
      const hasNoDatabase = error instanceof DatabaseError && error.trouble === 'none'
      if (!isOver) setFailure(hasNoDatabase ? 'no-database' : 'unreadable')
    })
    const reloadIfStale = async () => {
      if (newest === undefined && !hasFailed) return
      // Every restore or undo, in any tab, first stores a new version.
      const isStale =
        hasFailed ||
        !isUpToDate(repository, { keys }) ||
        newestOf(await repository.mirror.withDatabase(listVersions)) !== newest
      if (isStale && !isOver) setReloadCount((before) => before + 1)
    }
    const unsubscribe = onStoredChange(
      repository,
      () => void reloadIfStale().catch((error: unknown) => console.warn(error)),
    )
    return () => {
      isOver = true
      unsubscribe()
    }
  }, [repository, reloadCount, isDark])

  return { versions, failure, reload: () => setReloadCount((before) => before + 1) }
}

/** What the comparison tells of. */
const counted = restorable.filter(({ key }) => isCounted(key))

const newestOf = (versions: readonly Version[]) => Math.max(0, ...versions.map(({ id }) => id))

async function compared(repository: Repository, version: Version): Promise<readonly string[]> {
  try {
    const content = await versionContent(repository, version)
    if ('problem' in content) return [content.problem]
    const plan = planRestore(repository, restorable, content)
    return versionDifferences(plan, keptTexts(repository))
  } catch (error) {
    // The other versions may still be readable.
    console.warn('An earlier version could not be read:', error)
    return ['This version could not be read. Nothing was changed.']
  }
}
