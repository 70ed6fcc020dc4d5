import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ErrorReport } from '@/app/errors/ErrorReport'

it('Where the browser denies its storage, the error page says that a reload clears everything', () => {
  const denied = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError')
  })
  render(<ErrorReport error={new Error('Broken.')} />)
  denied.mockRestore()
  screen.getByText(/What you entered is on this page only\. Reload and Restore a Backup clear it/)
  expect(screen.queryByText(/What you saved is still in this browser/)).toBeNull()
})
