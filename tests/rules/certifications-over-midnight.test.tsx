import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { certificationList } from '@/screens/professional-dev/my-certifications'
import { renderView } from '../support/render-view'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59), toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

it('A list of certifications that stays open over midnight updates its warnings and badges', async () => {
  const certification = { isTarget: false, issuingOrg: 'Acme', dateEarned: '2025-06-01' }
  const stored = [
    // Newest first, as in the list. The warning starts with the most urgent.
    { id: '3', name: 'One more', expirationDate: '2026-11-22' },
    { id: '2', name: 'Last day', expirationDate: '2026-11-21' },
    { id: '1', name: 'Planned', expirationDate: '2026-11-22', isTarget: true },
  ].map((one) => ({ ...certification, createdAt: '2026-11-01T20:00:00.000Z', ...one }))
  localStorage.setItem('professionalCertifications', JSON.stringify(stored))
  await renderView(certificationList)

  const card = await screen.findByRole('heading', { name: 'Last day' })
  const expired = () => within(card.closest('li')!).queryByText('Expired')
  const lines = () => screen.getAllByText(/\((today|tomorrow)\)\.$/).map((line) => line.textContent)
  expect(lines()).toEqual([
    expect.stringMatching(/^Last day .*\(today\)\.$/),
    expect.stringMatching(/^One more .*\(tomorrow\)\.$/),
  ])
  expect(expired()).toBeNull()

  vi.setSystemTime(new Date(2026, 10, 22, 0, 1))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  // The list might follow the clock only from the next task on.
  await waitFor(() => expect(lines()).toEqual([expect.stringMatching(/^One more .*\(today\)\.$/)]))
  await waitFor(() => expect(expired()).not.toBeNull())
})
