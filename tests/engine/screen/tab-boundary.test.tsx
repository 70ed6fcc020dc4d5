import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BackupAction } from '@/engine/ui/backup-action'
import { TabBoundary } from '@/engine/screen/tabs/TabBoundary'

const fault = new Error('broken')
const downloadBackup = vi.fn()
let isBroken = true
let failure = fault

function Content() {
  if (isBroken) throw failure
  return <p>Content</p>
}

beforeEach(() => {
  isBroken = true
  failure = fault
  // React reports what the boundary catches.
  vi.spyOn(console, 'error').mockReturnValue()
  render(
    <>
      <h1>Title</h1>
      <BackupAction value={downloadBackup}>
        <TabBoundary>
          <Content />
        </TabBoundary>
      </BackupAction>
    </>,
  )
})

afterEach(() => void vi.restoreAllMocks())

it('A tab that throws shows a message in its place, and the page around it stays', () => {
  expect(screen.getByRole('alert').textContent).toContain('did not open')
  expect(screen.getByRole('heading').textContent).toBe('Title')
})

it('Try Again renders the tab again, and stays available while the tab throws', async () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await press()
  expect(screen.getByRole('alert').textContent).toContain('did not open this time either')
  expect(document.activeElement?.textContent).toBe('Try Again')
  isBroken = false
  await press()
  expect(screen.getByText('Content')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('An error in the code is named as such, with technical details and a backup download', async () => {
  const text = () => screen.getByRole('alert').textContent
  expect(text()).toContain('it is not your connection')
  expect(text()).toContain('Nothing you saved was changed.')
  expect(text()).not.toContain('Check your connection')
  expect(screen.getByText('What happened').closest('details')?.open).toBe(false)
  await userEvent.click(screen.getByText('What happened'))
  expect(screen.getByText('broken')).toBeDefined()
  expect(screen.getByLabelText('Technical details').textContent).toBe(fault.stack)
  await userEvent.click(screen.getByRole('button', { name: 'Download a Full Backup' }))
  expect(downloadBackup).toHaveBeenCalledOnce()
})

it('A file that did not load is explained by the connection, without technical details', async () => {
  failure = new TypeError('Failed to fetch dynamically imported module: /assets/list.js')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByRole('alert').textContent).toContain('Check your connection and try again.')
  expect(screen.queryByText('What happened')).toBeNull()
})

it('Back renders the tab again', () => {
  isBroken = false
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(screen.getByText('Content')).toBeDefined()
})
