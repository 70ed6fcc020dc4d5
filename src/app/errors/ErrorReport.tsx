import { Button } from '@/engine/ui/Button'
import { buttonClass } from '@/engine/ui/button-class'
import { Card } from '@/engine/ui/Card'
import { documentTitle } from '../pages/document-title'
import { downloadErrorBackup } from './error-backup'

/** What stands there when a page throws or does not load. It depends on as little as it can. */
export function ErrorReport({ error }: { error: unknown }) {
  const message = error instanceof Error ? error.message : String(error)
  // Each browser has words of its own for it.
  const isLoadFailure = /import(ed|ing)\b.*\bmodule/i.test(message)
  const stack = error instanceof Error ? error.stack : undefined
  return (
    <>
      <title>{documentTitle('Unexpected Application Error!')}</title>
      <Card className="mx-auto max-w-3xl">
        <h1 ref={takeFocus} tabIndex={-1} className="text-3xl font-extrabold">
          Unexpected Application Error!
        </h1>
        <p className="mt-3 font-semibold text-danger">{message}</p>
        <p className="mt-3">
          {isLoadFailure && 'A part of the page did not arrive. Check your connection. '}
          What you saved is still in this browser. Reload the page to try again. You can also
          download a full backup first, and restore it later, here or in another browser.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>Reload</Button>
          <Button variant="secondary" onClick={downloadErrorBackup}>
            Download a Full Backup
          </Button>
          {/* Not a step within the app: what failed must not come along. */}
          <a href="/app/settings#restore" className={buttonClass('secondary')}>
            Restore a Backup
          </a>
        </div>
        {stack && (
          <pre
            tabIndex={0}
            aria-label="Technical details"
            className="ring-on-focus mt-6 overflow-x-auto rounded bg-sunken p-4 text-sm"
          >
            {stack}
          </pre>
        )}
      </Card>
    </>
  )
}

/** What had the focus is gone with the page that failed. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus()
}
