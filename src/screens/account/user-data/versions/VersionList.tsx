import { useRef, useState } from 'react'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { Button } from '@/engine/ui/Button'
import { Failure } from '@/engine/ui/Failure'
import { RestorePreview } from '../restore/RestorePreview'
import { UnchangedLine } from '../restore/UnchangedLine'
import { useRestore } from '../restore/use-restore'
import { useVersions, type ComparedVersion } from './use-versions'
import { versionContent } from './version-content'
import { versionDay, versionReason, versionTime } from './version-words'

/** The earlier versions, each with what is different now and a button to restore it. */
export default function VersionList() {
  const repository = useRepository()
  const list = useRef<HTMLUListElement>(null)
  const { versions, failure, reload } = useVersions()
  const [chosen, setChosen] = useState<ComparedVersion>()
  const restore = useRestore((outcome) => {
    // The sentence that nothing was different appears at its version.
    if (outcome !== 'unchanged') setChosen(undefined)
    reload()
    list.current?.focus()
  })

  if (failure === 'no-database') {
    return (
      <p className="mt-4">
        This browser does not keep earlier versions. That is normal in a private window. Download a
        full backup now and then instead.
      </p>
    )
  }
  if (failure) {
    return (
      <p className="mt-4">
        The earlier versions could not be read just now. Reload this page to try again.
      </p>
    )
  }
  if (!versions) return <p className="mt-4 text-muted">Loading…</p>
  if (versions.length === 0) {
    return (
      <p className="mt-4">
        There are none yet. The first one appears when you restore a backup, or change something on
        another day.
      </p>
    )
  }
  const compare = (version: ComparedVersion) => {
    setChosen(version)
    void restore.open(
      version,
      () => versionContent(repository, version),
      'The version was read. Nothing has been changed yet.',
    )
  }
  return (
    <ul ref={list} tabIndex={-1} aria-label="Earlier versions" className="mt-4 list-none p-0">
      {versions.map((version) => (
        <li key={version.id} className="border-t border-solid border-line py-3">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="font-semibold">{versionTime(version)}</p>
              <p className="text-muted">{versionReason[version.reason]}</p>
              <Differences of={version.differences} />
            </div>
            <Button
              variant="secondary"
              aria-label={`Compare or restore the version from ${versionTime(version)}`}
              onClick={() => compare(version)}
            >
              Compare or Restore
            </Button>
          </div>
          {chosen?.id === version.id && (
            <>
              <Failure message={restore.problem} />
              <UnchangedLine outcome={restore.outcome} />
              {restore.plan && (
                <RestorePreview
                  restore={restore}
                  plan={restore.plan}
                  title={`What is different from ${versionDay(version)}`}
                  source="version"
                />
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Differences({ of: differences }: { of: readonly string[] | undefined }) {
  if (!differences) return <p className="text-sm text-muted">Comparing…</p>
  if (differences.length === 0) return <p className="text-sm">The same as now.</p>
  return (
    <ul className="list-none p-0 text-sm">
      {differences.map((line) => (
        <li key={line}>
          <span className="inline-block first-letter:uppercase">{line}</span>
        </li>
      ))}
    </ul>
  )
}
