import { useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { useRepository } from '@/engine/repository/RepositoryProvider'
import { Button } from '@/engine/ui/Button'
import { Notice } from '@/engine/ui/Notice'

/** Stands over every page of the app while something is wrong with what is stored. */
export function StorageNotice() {
  const repository = useRepository()
  const isOutdated = useSyncExternalStore(onStorage, repository.isOutdated)
  const hasUnreadable = repository.unreadable().length > 0
  return (
    <div className="grid gap-3 pb-6 empty:hidden" data-no-print>
      {!repository.isDurable && (
        <Notice tone="warning" role="alert">
          This browser does not let the site store data. You can look around and try things, but
          nothing will be kept when you close this page.
        </Notice>
      )}
      {isOutdated && (
        <Notice tone="warning" role="alert">
          <p>A newer version of this site is open in another tab. This one no longer saves.</p>
          <Button variant="secondary" className="mt-3" onClick={() => window.location.reload()}>
            Reload
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

function onStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}
