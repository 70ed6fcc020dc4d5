import { calendarDay } from '@/engine/calendar-day'
import { downloadText } from '@/engine/download-text'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { site } from '@/data/site'

/** What shows when a screen throws or a part of the app does not load. It depends on as little as it can. */
export function ErrorPage({ error }: { error: unknown }) {
  const message = error instanceof Error ? error.message : String(error)
  const stack = error instanceof Error ? error.stack : undefined
  return (
    <main id="main" className="page-width py-12">
      <title>{`Unexpected Application Error! · ${site.name}`}</title>
      <Card className="mx-auto max-w-3xl">
        <h1 ref={takeFocus} tabIndex={-1} className="text-3xl font-extrabold">
          Unexpected Application Error!
        </h1>
        <p className="mt-3 font-semibold text-danger">{message}</p>
        <p className="mt-3">
          What you saved is still in this browser. Reload the page to try again. You can also
          download a copy of your data first.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>Reload</Button>
          <Button variant="secondary" onClick={downloadStorage}>
            Download my data
          </Button>
        </div>
        {stack && (
          <pre
            tabIndex={0}
            aria-label="Technical details"
            className="focus-ring mt-6 overflow-x-auto rounded bg-sunken p-4 text-sm"
          >
            {stack}
          </pre>
        )}
      </Card>
    </main>
  )
}

/** What had the focus is gone with the page that failed. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus()
}

/** Everything this site stores here, key by key as it lies: it works even when the rest does not. */
function downloadStorage() {
  const stored = Object.fromEntries(Object.entries(window.localStorage))
  downloadText(`${site.shortName}-storage-${calendarDay()}.json`, JSON.stringify(stored, null, 2))
}
