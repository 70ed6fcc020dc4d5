import { useEffect, useState } from 'react'
import { keptTexts } from '@/engine/store/backup/apply'
import { planRestore } from '@/engine/store/backup/plan'
import type { Version } from '@/engine/store/mirror/database'
import { listVersions } from '@/engine/store/mirror/versions'
import type { Repository } from '@/engine/store/repository'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { restorable } from '@/schemas/account/stored'
import { onStoredChange } from '../restore/on-stored-change'
import { versionContent } from './version-content'
import { versionDifferences } from './version-words'

/** A version, and what is different here now; undefined until that was compared. */
export interface ComparedVersion extends Version {
  differences?: readonly string[]
}

/**
 * The versions that are kept, newest first; undefined while they are read. What differs comes one version
 * after the other, as each may be as large as everything.
 * @returns also the way to read them again, after one was restored
 */
export function useVersions() {
  const repository = useRepository()
  const [versions, setVersions] = useState<readonly ComparedVersion[]>()
  const [hasNone, setHasNone] = useState(false)
  const [times, setTimes] = useState(0)

  useEffect(() => {
    let isOver = false
    const compare = async () => {
      const found = await repository.mirror.withDatabase(listVersions)
      if (isOver) return
      setVersions(found)
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
      if (!isOver) setHasNone(true)
    })
    return () => {
      isOver = true
    }
  }, [repository, times])

  const newest = versions && newestOf(versions)
  useEffect(() => {
    if (newest === undefined) return
    // What is restored or undone anywhere keeps a version first.
    const look = async () => {
      const found = await repository.mirror.withDatabase(listVersions)
      if (newestOf(found) !== newest) setTimes((before) => before + 1)
    }
    return onStoredChange(
      repository,
      () => void look().catch((error: unknown) => console.warn(error)),
    )
  }, [repository, newest])

  return { versions, hasNone, renew: () => setTimes((before) => before + 1) }
}

const newestOf = (versions: readonly Version[]) => Math.max(0, ...versions.map(({ id }) => id))

async function compared(repository: Repository, version: Version): Promise<readonly string[]> {
  try {
    const content = await versionContent(repository, version)
    if ('problem' in content) return [content.problem]
    const plan = planRestore(repository, restorable, content)
    return versionDifferences(plan, keptTexts(repository))
  } catch (error) {
    // The others can be read.
    console.warn('An earlier version could not be read:', error)
    return ['This version could not be read. Nothing was changed.']
  }
}
