import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'

const page = (title: string, seen?: string) => ({ title, url: 'https://a.example/', seen })
const lastReviewed = '2026-11-23'

it('A reviewed entry names the page that was read, and the month', () => {
  render(<ReviewedLine row={{ source: page('Law', lastReviewed), lastReviewed }} />)
  screen.getByText('Last reviewed November 2026 · Source: Law')
})

it('Several pages that were read fold under their number, without those that were not; paper shows them', () => {
  const alsoFrom = [page('Map', lastReviewed), page('Blog')]
  render(<ReviewedLine row={{ source: page('Law', lastReviewed), alsoFrom, lastReviewed }} />)
  const fold = screen.getByText('Reviewed November 2026 · 2 sources').closest('details')
  const titles = [...(fold?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
  expect(titles).toEqual(['Law', 'Map'])
  expect(fold?.open).toBe(false)
  expect(fold?.dataset.printOpen).toBeDefined()
})

it('A link that is its own source does not say its name twice', () => {
  render(<ReviewedLine name="Law" row={{ source: page('Law', lastReviewed), lastReviewed }} />)
  screen.getByText('Last reviewed November 2026')
})

it('An entry whose source nobody has read claims no review', () => {
  const { container } = render(<ReviewedLine row={{ source: page('Law'), lastReviewed }} />)
  expect(container.textContent).toBe('')
})
