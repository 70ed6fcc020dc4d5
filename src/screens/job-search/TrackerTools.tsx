import { useState } from 'react'
import { Link } from 'wouter'
import { useSearchValues } from '@/engine/url/use-search-values'
import { downloadText } from '@/engine/download-text'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useStored } from '@/engine/store/use-stored'
import { announce } from '@/engine/announcer'
import { Button } from '@/engine/ui/Button'
import { buttonClass } from '@/engine/ui/button-class'
import { Failure } from '@/engine/ui/Failure'
import { isLoadFailure } from '@/engine/ui/is-load-failure'
import { applications } from '@/schemas/job-search/job-application'
import { savedPostings } from '@/schemas/job-search/saved-posting'
import { trackerPages } from './tracker-pages'

const IMPORT = 'import'
const pages = trackerPages.filter(({ id }) => id !== IMPORT)

/** The import, the export and the reports of the tracker. */
export function TrackerTools() {
  const { change } = useSearchValues()
  const hasRecords = useStored(applications).length + useStored(savedPostings).length > 0
  const { exportCsv, failure } = useExport()
  return (
    <section aria-labelledby="tracker-tools" data-no-print>
      <h2 id="tracker-tools" className="text-lg font-bold">
        Reports and Import/Export
      </h2>
      <div className="mt-2 flex flex-wrap gap-2">
        {pages.map(({ id, title }) => (
          <Link key={id} href={`?tab=tracker&page=${id}`} className={buttonClass('secondary')}>
            {title}
          </Link>
        ))}
        {hasRecords && (
          <Button variant="secondary" onClick={() => void exportCsv()}>
            Export CSV
          </Button>
        )}
        <Button variant="secondary" onClick={() => change({ page: IMPORT }, 'push')}>
          Import CSV
        </Button>
      </div>
      <Failure message={failure} />
    </section>
  )
}

/** Downloads everything in the tracker. The code of the export loads on demand. */
function useExport() {
  const repository = useRepository()
  const [failure, setFailure] = useState('')
  const exportCsv = async () => {
    setFailure('')
    try {
      const { exportName, trackerCsv } = await import('./csv/export-csv')
      const text = trackerCsv({
        applications: repository.load(applications),
        saved: repository.load(savedPostings),
      })
      downloadText(exportName(), text, 'text/csv')
      announce('The file is downloaded.', 'Downloaded')
    } catch (error) {
      if (!isLoadFailure(error)) throw error
      setFailure('The export did not load. Check your connection and press Export CSV again.')
    }
  }
  return { exportCsv, failure }
}
