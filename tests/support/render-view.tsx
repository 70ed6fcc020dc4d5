import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { onTestFinished, vi } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { startRepository } from '@/engine/store/start'
import { LiveRegion } from '@/engine/ui/LiveRegion'
import { clearPageState } from '@/engine/page-store'
import type { View } from '@/engine/views/view-kinds'
import { ViewSwitch } from '@/engine/screen/ViewSwitch'

// jsdom lacks the one function that browsers have for this; ids in tests need no more of it.
vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/["\\]/g, '\\$&') })

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
    // What was typed and what was deleted live as long as the page.
    clearPageState()
    window.history.replaceState(null, '', '/')
  })
  return { ...drawn, user: userEvent.setup(), repository }
}

/** Does to this browser's storage what another tab would do, and lets the browser tell of it. */
export function writeInAnotherTab(key: string, value: unknown) {
  localStorage.setItem(key, JSON.stringify(value))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}
