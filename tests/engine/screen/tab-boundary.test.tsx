import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TabBoundary } from '@/engine/screen/tabs/TabBoundary'

let isBroken = true

function Content() {
  if (isBroken) throw new Error('broken')
  return <p>Content</p>
}

beforeEach(() => {
  isBroken = true
  // React reports what the boundary catches.
  vi.spyOn(console, 'error').mockReturnValue()
  render(
    <>
      <h1>Title</h1>
      <TabBoundary>
        <Content />
      </TabBoundary>
    </>,
  )
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('A tab that throws shows a message in its place, and the page around it stays', () => {
  expect(screen.getByRole('alert').textContent).toContain('did not open')
  expect(screen.getByRole('heading').textContent).toBe('Title')
})

it('Try Again draws the tab anew, and keeps offering it while the tab throws', async () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await press()
  expect(screen.getByRole('alert').textContent).toContain('did not open this time either')
  expect(document.activeElement?.textContent).toBe('Try Again')
  isBroken = false
  await press()
  expect(screen.getByText('Content')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('Back leads out of what the address opened', () => {
  isBroken = false
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(screen.getByText('Content')).toBeDefined()
})
