import { act, fireEvent, render, screen } from '@testing-library/react'
import { it, onTestFinished, vi } from 'vitest'
import TipRotator from '@/screens/dashboard/TipRotator'

it('The tip does not change while the focus is in it, even after the pointer leaves', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  render(<TipRotator />)
  const tips = screen.getByRole('region', { name: /^Tip 1 of / })
  act(() => screen.getByRole('button', { name: 'Pause tips' }).focus())
  fireEvent.pointerEnter(tips)
  fireEvent.pointerLeave(tips)
  act(() => void vi.advanceTimersByTime(30_000))
  screen.getByRole('region', { name: /^Tip 1 of / })
})
