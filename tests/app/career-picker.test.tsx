import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { careers } from '@/data/career-planner/careers'
import { CareerPicker } from '@/screens/career-planner/compare/CareerPicker'
import { onAPhone } from '../support/on-a-phone'

it('collapses the list of careers on a phone, and shows it on other screens', () => {
  const saved = careers.rows.slice(0, 3)
  const picker = (
    <CareerPicker saved={saved} compared={saved.slice(0, 2)} max={2} onToggle={vi.fn()} />
  )
  const { unmount } = render(picker)
  expect(screen.getByRole('group', { name: 'Compare up to 2 at a time' })).toBeTruthy()
  expect(screen.getAllByRole('checkbox')[0]?.closest('details')).toBeNull()
  unmount()

  onAPhone()
  render(picker)
  expect(screen.getByText('Compare up to 2 at a time').closest('details')?.open).toBe(false)
})
