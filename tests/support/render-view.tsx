import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { onTestFinished, vi } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { startRepository } from '@/engine/store/start'
import { LiveRegion } from '@/engine/ui/LiveRegion'
import { dropDraft, formName, openDraft } from '@/engine/form/drafts'
import { forgetAllDeleted } from '@/engine/views/list/deleted-records'
import type { View } from '@/engine/views/view-kinds'
import { ViewSwitch } from '@/engine/screen/ViewSwitch'
import { toys } from './toy-entity'

// jsdom lacks the one function that browsers have for this; ids in tests need no more of it.
vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/["\\]/g, '\\$&') })

// A busy machine takes its time; and a failure says what is missing, not the whole page.
configure({
  asyncUtilTimeout: 5000,
  getElementError: (message) => new Error(message ?? 'The element is missing.'),
})

/** Draws a view as the product does: over this browser's storage, with the live region beside it. */
export async function renderView(view: View, { address = '/' }: { address?: string } = {}) {
  window.history.replaceState(null, '', address)
  const repository = createRepository()
  const stop = await startRepository(repository, [])
  const drawn = render(
    <RepositoryProvider repository={repository}>
      <Suspense fallback="Loading the view">
        <ViewSwitch view={view} />
      </Suspense>
      <LiveRegion />
    </RepositoryProvider>,
  )
  onTestFinished(() => {
    stop()
    drawn.unmount()
    dropToyDrafts()
    forgetAllDeleted()
    window.history.replaceState(null, '', '/')
  })
  return { ...drawn, user: userEvent.setup(), repository }
}

/** Forgets what earlier tests typed: drafts live as long as the page. */
function dropToyDrafts() {
  for (let id = openDraft(toys.key); id !== undefined; id = openDraft(toys.key)) {
    dropDraft(formName(toys.key, id))
  }
}

/** Does to this browser's storage what another tab would do, and lets the browser tell of it. */
export function writeInAnotherTab(key: string, value: unknown) {
  localStorage.setItem(key, JSON.stringify(value))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}
