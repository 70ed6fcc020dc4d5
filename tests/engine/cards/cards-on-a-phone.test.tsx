import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defineDataset } from '@/engine/model/dataset'
import { cardsView, type CardRow } from '@/engine/views/cards/cards-view'
import { reveal } from '@/engine/ui/reveal'
import { detailsOf } from '../../support/details-of'
import { onAPhone } from '../../support/on-a-phone'
import { renderView } from '../../support/render-view'
import { openNotes } from '../../support/open-notes'

const card = (title: string): CardRow => ({
  id: title.toLowerCase(),
  icon: 'i-lucide-map',
  title,
  text: `All about ${title}.`,
})
const view = cardsView(defineDataset<CardRow>('toy-cards', [card('Kite'), card('Mill')]), {
  title: 'Toys',
})

it('On a phone, all cards but the first collapse under their titles', async () => {
  onAPhone()
  await renderView(view)
  expect([(await detailsOf('Kite'))?.open, (await detailsOf('Mill'))?.open]).toEqual([true, false])
})

it('On a phone, a link to a card opens it', async () => {
  onAPhone()
  await renderView(view)
  reveal('toy-cards/mill')
  await expect.poll(async () => (await detailsOf('Mill'))?.open).toBe(true)
})

it.each([
  [1, [true]],
  [2, [false, false]],
])(
  'A link to a heading opens what is collapsed in a row below it, if it is all (%d)',
  async (rows, open) => {
    const row = '<div><details><summary>More</summary></details></div>'
    document.body.innerHTML = `<section><h2 id="toys">Toys</h2>${row.repeat(rows)}</section>`
    reveal('toys')
    await expect.poll(() => document.activeElement?.id).toBe('toys')
    expect([...document.querySelectorAll('details')].map((details) => details.open)).toEqual(open)
  },
)

it('On a wide screen, cards do not collapse', async () => {
  await renderView(view)
  expect([await detailsOf('Kite'), await detailsOf('Mill')]).toEqual([null, null])
})

it('Cards list their sources in one place, below all of them', async () => {
  const seen = '2026-11-21'
  const source = { title: 'Wind Book', url: 'https://a.example/', grade: 'official', seen }
  const reviewed = { ...card('Kite'), source, lastReviewed: seen }
  await renderView(
    cardsView(defineDataset('read-cards', [reviewed, card('Mill')]), { title: 'Toys' }),
  )
  await screen.findByText('Reviewed November 2026 · 1 source')
  await openNotes()
  const book = screen.getByRole('link', { name: /^Wind Book/, hidden: true })
  expect(book.closest('li')?.textContent).toMatch(/^Kite/)
})
