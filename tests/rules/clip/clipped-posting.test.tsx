import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ClippedPosting } from '@/screens/job-search/clip/ClippedPosting'

afterEach(() => window.history.replaceState(null, '', '/'))

const added = (title: string) => `#add=${encodeURIComponent(JSON.stringify({ title }))}`

it('A second posting sent to the same tab replaces the first and receives the focus', async () => {
  window.history.replaceState(null, '', added('Clerk'))
  render(<ClippedPosting />)
  await screen.findByText('Clerk')

  window.location.hash = added('Nurse')
  await screen.findByText('Nurse')
  expect(screen.queryByText('Clerk')).toBeNull()
  expect(screen.getByRole('heading', { name: 'A Posting Came Over' })).toBe(document.activeElement)
  expect(window.location.hash).toBe('')
})
