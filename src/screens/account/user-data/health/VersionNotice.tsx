import { useState } from 'react'
import type { VersionTrouble } from '@/engine/store/version-guard'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useAttempt } from '@/engine/store/use-attempt'
import { Button } from '@/engine/ui/Button'
import { Failure } from '@/engine/ui/Failure'
import { Notice } from '@/engine/ui/Notice'
import { downloadErrorBackup } from '../backup/error-backup'
import { checkForUpdate, type UpdateCheck } from './check-for-update'
import { useUnreadable } from './use-unreadable'

/** Says that another version wrote what is stored, that nothing is saved, and what to do. */
export function VersionNotice({ trouble }: { trouble: VersionTrouble }) {
  return (
    <Notice tone="warning" role="alert">
      <p>{sentences[trouble]}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={downloadErrorBackup}>
          Download a Full Backup
        </Button>
        {trouble === 'ahead' ? (
          <NewerVersion />
        ) : (
          <Button variant="secondary" onClick={() => window.location.reload()}>
            Reload
          </Button>
        )}
      </div>
    </Notice>
  )
}

/** The way to the newer version, where a reload alone brings none. */
function NewerVersion() {
  const [looked, setLooked] = useState<UpdateCheck | 'looking'>()
  const look = async () => {
    setLooked('looking')
    setLooked(await checkForUpdate())
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void look()}>
        Get the Newer Version
      </Button>
      <p role="status" className="basis-full">
        {looked && results[looked]}
      </p>
      {looked === 'none' && <ThisVersion />}
    </>
  )
}

/**
 * The way on where the version's number was damaged and nothing else: no newer version exists that could
 * read the data, and this one reads all of it.
 */
function ThisVersion() {
  const repository = useRepository()
  const unreadable = useUnreadable()
  const { failure, attempt } = useAttempt()
  const accept = async () => {
    if (await attempt(() => repository.overrideNewerVersion())) window.location.reload()
  }
  if (unreadable.length > 0) return null
  return (
    <div className="basis-full">
      <p>
        This version can read all of your data, so only its version number may be damaged. You can
        go on with this version. If a newer version did save your data, this one may change what it
        doesn’t know. Download a full backup first. A copy of everything as it is now also goes to
        Earlier Versions in Settings.
      </p>
      <Button variant="secondary" className="mt-3" onClick={() => void accept()}>
        Go On with This Version
      </Button>
      <Failure message={failure} />
    </div>
  )
}

const sentences: Record<VersionTrouble, string> = {
  newer:
    'Another tab has opened a newer version of this site. This tab no longer saves, so that nothing is lost. Copy what you typed, then reload this page.',
  ahead:
    'Your data was saved by a newer version of this site. This older version shows what it can read but saves nothing, so nothing gets lost. Download a full backup now. You can restore it in the newer version, and you need to be online to get that.',
  older:
    'Your data comes from an older version and could not be updated. It has not been changed, and nothing new is saved. Download a full backup, then reload.',
}

const results: Record<UpdateCheck | 'looking', string> = {
  looking: 'Looking for a newer version…',
  found: 'Found it. This page will reload with the newer version.',
  notInstalled:
    'The newer version could not be downloaded. Check your connection, free up some space on this device, and try again.',
  none: 'There is no newer version to get yet. Your data is safe. Try again later.',
  unreachable: 'The site could not be reached. Check your connection and try again.',
}
