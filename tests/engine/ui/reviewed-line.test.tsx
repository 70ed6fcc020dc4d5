import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'
import { openNotes } from '../../support/open-notes'

const lastReviewed = '2026-11-23'
const law = {
  title: 'Law',
  url: 'https://www.law.example/part/4',
  grade: 'official',
  seen: lastReviewed,
}
const map = { title: 'Map', url: 'https://map.example/', grade: 'secondary' }

it('An entry lists each source with its site, its grade and whether it was checked', async () => {
  render(<ReviewedLine row={{ source: law, alsoFrom: [map], lastReviewed }} />)
  const disclosure = screen
    .getByText('Reviewed November 2026 · 2 sources, 1 not checked by us yet')
    .closest('details')
  // A page has hundreds of notes: the links of each render only once it opens.
  expect(disclosure?.querySelector('a')).toBeNull()
  await openNotes()
  const pages = [...(disclosure?.querySelectorAll('li p') ?? [])].map(({ textContent }) =>
    textContent.trim(),
  )
  expect(pages).toEqual([
    'Law (opens in a new tab) law.example · official',
    'Map (opens in a new tab) map.example · secondary · not checked by us yet',
  ])
  // The link has the whole address.
  expect(disclosure?.querySelector('a')?.href).toBe(law.url)
})

it('A note that was opened before the code ran shows its sources', () => {
  const line = <ReviewedLine row={{ source: law, lastReviewed }} />
  document.body.innerHTML = `<div id="page">${renderToString(line)}</div>`
  const page = document.querySelector('#page')
  if (!page) throw new Error('There is no page.')
  page.querySelector('details')?.setAttribute('open', '')
  render(line, { container: page, hydrate: true })
  expect(page.querySelector('a')?.href).toBe(law.url)
})

it('The sources are collapsed on screen and open in print', () => {
  render(<ReviewedLine row={{ source: law, lastReviewed }} />)
  const disclosure = screen.getByText('Reviewed November 2026 · 1 source').closest('details')
  expect(disclosure?.open).toBe(false)
  expect(disclosure?.dataset.printOpen).toBeDefined()
})

it('An entry whose source was not checked says so and shows no review date', () => {
  render(<ReviewedLine row={{ source: map, lastReviewed }} />)
  screen.getByText('1 source, not checked by us yet')
  expect(screen.queryByText(/reviewed/i)).toBeNull()
})

it('An entry without a source shows nothing', () => {
  const { container } = render(<ReviewedLine row={{}} />)
  expect(container.textContent).toBe('')
})
