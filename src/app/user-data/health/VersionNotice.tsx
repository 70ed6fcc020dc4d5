import { useState } from 'react'
import type { VersionTrouble } from '@/engine/store/version-guard'
import { Button } from '@/engine/ui/Button'
import { Notice } from '@/engine/ui/Notice'
import { downloadErrorBackup } from '../../errors/error-backup'
import { lookForUpdate, type Looked } from '../../update/look-for-update'

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
  const [looked, setLooked] = useState<Looked | 'looking'>()
  const look = async () => {
    setLooked('looking')
    setLooked(await lookForUpdate())
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void look()}>
        Get the Newer Version
      </Button>
      <p role="status" className="basis-full">
        {looked && results[looked]}
      </p>
    </>
  )
}

const sentences: Record<VersionTrouble, string> = {
  newer:
    'Another tab has opened a newer version of this site. This tab no longer saves, so that nothing is lost. Copy what you typed, then reload this page.',
  ahead:
    'What is stored here was written by a newer version of this site than this one. This one shows what it can read and saves nothing, so that nothing is lost. Download a full backup now: you can restore it once the newer version is here. You need to be online to get it.',
  older:
    'What is stored here comes from an older version and could not be brought up to date. It is kept as it is, and nothing more is saved. Download a full backup, then reload.',
}

const results: Record<Looked | 'looking', string> = {
  looking: 'Looking for a newer version…',
  found: 'A newer version is here. The page opens again with it.',
  none: 'There is no newer version to get yet. What is stored is safe. Try again later.',
  unreachable: 'The site could not be reached. Check your connection and try again.',
}
