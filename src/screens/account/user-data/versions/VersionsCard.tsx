import { Suspense, useState } from 'react'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { Failure } from '@/engine/ui/Failure'
import { lazyPart, renewFailedParts } from '@/engine/ui/lazy-part'

const VersionList = lazyPart(
  () => import('./VersionList'),
  () => (
    <Failure message="The earlier versions did not open. Nothing was changed. Check your connection and try again." />
  ),
)

/** The earlier versions of all data. They are read only once the user opens them. */
export function VersionsCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card id="versions" role="region" aria-labelledby="versions-title">
      <h2 id="versions-title" className="text-xl font-bold">
        Earlier Versions
      </h2>
      <p className="mt-1">
        This browser keeps copies of everything: one for each of the last 7 days and 4 weeks in
        which you changed something, and those from before your latest restores. You see what is
        different before anything changes. Newer copies replace older ones; until then, what you
        deleted is still in them. Two kinds stay until a reset: a copy from before this browser’s
        storage was emptied, and one that was set aside. Reset removes them all.
      </p>
      <Button
        variant="secondary"
        className="mt-4"
        aria-expanded={isOpen}
        onClick={() => {
          renewFailedParts()
          setOpen(!isOpen)
        }}
      >
        {isOpen ? 'Hide Earlier Versions' : 'Show Earlier Versions'}
      </Button>
      {isOpen && (
        <Suspense fallback={<p className="mt-4 text-muted">Loading…</p>}>
          <VersionList />
        </Suspense>
      )}
    </Card>
  )
}
