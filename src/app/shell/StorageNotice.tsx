import { useRepository } from '@/engine/repository/RepositoryProvider'
import { Notice } from '@/engine/ui/Notice'

/** Stands over every page of the app while the browser refuses to store anything. */
export function StorageNotice() {
  const { isDurable } = useRepository()
  if (isDurable) return null
  return (
    <div className="mb-6">
      <Notice tone="warning" role="alert">
        This browser does not let the site store data. You can look around and try things, but
        nothing will be kept when you close this page.
      </Notice>
    </div>
  )
}
