import { useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import type { VersionTrouble } from '@/engine/repository/repository'
import { useRepository } from '@/engine/repository/RepositoryProvider'
import { Button } from '@/engine/ui/Button'
import { Notice } from '@/engine/ui/Notice'

/** Stands over every page of the app while something is wrong with what is stored. */
export function StorageNotice() {
  const repository = useRepository()
  const trouble = useSyncExternalStore(onStorage, repository.versionTrouble)
  const { lostChanges } = repository
  const lost = useSyncExternalStore(lostChanges.subscribe, lostChanges.keys)
  const hasUnreadable = repository.unreadable().length > 0
  return (
    <div className="grid gap-3 pb-6 empty:hidden" data-no-print>
      {!repository.isDurable && (
        <Notice tone="warning" role="alert">
          This browser does not let the site store data. You can look around and try things, but
          nothing will be kept when you close this page.
        </Notice>
      )}
      {trouble && (
        <Notice tone="warning" role="alert">
          <p>{troubleSentence[trouble]}</p>
          <Button variant="secondary" className="mt-3" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </Notice>
      )}
      {lost.size > 0 && (
        <Notice tone="warning" role="alert">
          <p>
            Another tab saved at the same moment, so a change you just made here was lost. Check
            what you entered last, and keep this site open in one tab only.
          </p>
          <Button variant="secondary" className="mt-3" onClick={lostChanges.dismiss}>
            Dismiss
          </Button>
        </Notice>
      )}
      {hasUnreadable && (
        <Notice tone="warning">
          Some of what is stored here cannot be read. It is kept as it is.{' '}
          <Link href="/app/settings#unreadable" className="text-link">
            See it in Settings
          </Link>
        </Notice>
      )}
    </div>
  )
}

const troubleSentence: Record<VersionTrouble, string> = {
  newer: 'A newer version of this site is open in another tab. This one no longer saves.',
  older:
    'What is stored here comes from an older version and could not be brought up to date. It is kept as it is, and nothing more is saved. Download a full backup in Settings, then reload.',
}

function onStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}
