import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { announce } from '@/engine/announcer'
import { LiveRegion } from '@/engine/ui/LiveRegion'

it('Where the browser denies its storage, “Saved” is not shown, and the message says how long it lasts', () => {
  const denied = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError')
  })
  render(<LiveRegion />)
  act(() => announce('Saved your profile.', 'Saved'))
  denied.mockRestore()
  expect(screen.getByRole('status').textContent).toBe(
    'Saved your profile. It will be gone when you close or reload the page.',
  )
  expect(screen.queryByText('Saved')).toBeNull()
  act(() => announce('Downloaded the backup.', 'Downloaded'))
  expect(screen.getByRole('status').textContent).toBe('Downloaded the backup.')
  expect(screen.getByText('Downloaded')).toBeDefined()
})
