import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'

const page = (title: string, seen?: string) => ({ title, url: 'https://a.example/', seen })
const lastReviewed = '2026-11-23'

it('A reviewed entry names the page that was read, and the month', () => {
  render(<ReviewedLine row={{ source: page('Law', lastReviewed), lastReviewed }} />)
  screen.getByText('Last reviewed November 2026 · Source: Law')
})

it('It names every page that was read, and none that was not', () => {
  const alsoFrom = [page('Map', lastReviewed), page('Blog')]
  render(<ReviewedLine row={{ source: page('Law', lastReviewed), alsoFrom, lastReviewed }} />)
  screen.getByText('Last reviewed November 2026 · Sources: Law; Map')
})

it('A link that is its own source does not say its name twice', () => {
  render(<ReviewedLine name="Law" row={{ source: page('Law', lastReviewed), lastReviewed }} />)
  screen.getByText('Last reviewed November 2026')
})

it('An entry whose source nobody has read claims no review', () => {
  const { container } = render(<ReviewedLine row={{ source: page('Law'), lastReviewed }} />)
  expect(container.textContent).toBe('')
})
