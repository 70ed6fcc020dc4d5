import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defineDataset } from '@/engine/model/dataset'
import { cardsView, type CardRow } from '@/engine/views/cards/cards-view'
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
const part = async (name: string) =>
  (await screen.findByRole('heading', { name, hidden: true })).closest('details')

it('On a phone points collapse under their titles, all but the first', async () => {
  onAPhone()
  await renderView(view)
  expect([(await part('Kite'))?.open, (await part('Mill'))?.open]).toEqual([true, false])
})

it('On a wide screen points stand open', async () => {
  await renderView(view)
  expect([await part('Kite'), await part('Mill')]).toEqual([null, null])
})

it('Points name what they were last held against in one place, under all of them', async () => {
  const seen = '2026-11-21'
  const source = { title: 'Wind Book', url: 'https://a.example/', grade: 'official', seen }
  const read = { ...card('Kite'), source, lastReviewed: seen }
  await renderView(cardsView(defineDataset('read-cards', [read, card('Mill')]), { title: 'Toys' }))
  await screen.findByText('Reviewed November 2026 · 1 source')
  await openNotes()
  const book = screen.getByRole('link', { name: /^Wind Book/, hidden: true })
  expect(book.closest('li')?.textContent).toMatch(/^Kite/)
})
