import { putBackFragment } from '@/engine/handoff/arrived-fragment'
import { pageStorage } from '@/engine/store/storage'
import { Button } from '@/engine/ui/Button'
import { buttonClass } from '@/engine/ui/button-class'
import { Card } from '@/engine/ui/Card'
import { ErrorStack } from '@/engine/ui/ErrorStack'
import { isLoadFailure, messageOf } from '@/engine/ui/is-load-failure'
import { documentTitle } from '../layout/document-title'
import { downloadErrorBackup } from '@/screens/account/user-data/backup/error-backup'

/** Shown when a page throws or does not load. It depends on as little as it can. */
export function ErrorReport({ error }: { error: unknown }) {
  return (
    <>
      <title>{documentTitle('Unexpected Application Error!')}</title>
      <Card className="mx-auto max-w-3xl">
        <h1 ref={takeFocus} tabIndex={-1} className="text-3xl font-extrabold">
          Unexpected Application Error!
        </h1>
        <p className="mt-3 font-semibold text-danger">{messageOf(error)}</p>
        <p className="mt-3">
          <span>
            {isLoadFailure(error)
              ? 'Part of the page did not load. Check your connection.'
              : 'Something on this page went wrong; it is not your connection.'}
          </span>{' '}
          <span>
            {pageStorage().isDurable
              ? 'What you saved is still in this browser. Reload the page to try again. You can also download a full backup first, and restore it later, here or in another browser.'
              : 'What you entered is on this page only. Reload and Restore a Backup clear it, so download a full backup first. You can restore it later, here or in another browser.'}
          </span>
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={reload}>Reload</Button>
          <Button variant="secondary" onClick={downloadErrorBackup}>
            Download a Full Backup
          </Button>
          {/* A full page load, because the failed state must not persist. */}
          <a href="/app/settings#restore" className={buttonClass('secondary')}>
            Restore a Backup
          </a>
        </div>
        <ErrorStack error={error} />
      </Card>
    </>
  )
}

function reload() {
  putBackFragment()
  window.location.reload()
}

/** The element that had the focus was removed with the page that failed. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus()
}
