import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { onTestFinished, vi } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { startRepository } from '@/engine/store/start'
import { LiveRegion } from '@/engine/ui/LiveRegion'
import type { View } from '@/engine/views/view-kinds'
import { ViewSwitch } from '@/engine/screen/ViewSwitch'

// jsdom lacks `CSS.escape`. This is enough for the ids in tests.
vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/["\\]/g, '\\$&') })

/** Renders a view as the product does, with this browser's storage and the live region. */
export async function renderView(view: View, { address = '/' }: { address?: string } = {}) {
  window.history.replaceState(null, '', address)
  const repository = createRepository()
  const stop = await startRepository(repository, [])
  const rendered = render(
    <RepositoryProvider repository={repository}>
      <Suspense fallback="Loading the view">
        <ViewSwitch view={view} />
      </Suspense>
      <LiveRegion />
    </RepositoryProvider>,
  )
  onTestFinished(() => {
    stop()
    window.history.replaceState(null, '', '/')
  })
  return { ...rendered, user: userEvent.setup(), repository }
}

/** Writes to storage as another tab would, and dispatches the `storage` event. */
export function writeInAnotherTab(key: string, value: unknown) {
  localStorage.setItem(key, JSON.stringify(value))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}
