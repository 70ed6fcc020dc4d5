import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defineDataset } from '@/engine/model/dataset'
import { guideView, type GuideRow } from '@/engine/views/guide/guide-view'
import { renderView } from '../../support/render-view'

const titles = ['Why', 'When', 'Where', 'Who']

const toyGuide = (sections: number) =>
  defineDataset<GuideRow>(
    'toy-guide',
    titles.slice(0, sections).map((title) => ({ id: title.toLowerCase(), title })),
  )

it('A guide of four sections or more links to each, by the id of its heading', async () => {
  await renderView(guideView(toyGuide(4)))
  // Once folded, once in a column: styles show one of them.
  const [list] = within(
    await screen.findByRole('navigation', { name: 'On This Page' }),
  ).getAllByRole('list')
  if (!list) throw new Error('The list is missing.')
  const links = within(list).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(titles)
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? ''
    expect(document.getElementById(id)).toBe(
      screen.getByRole('heading', { level: 2, name: link.textContent ?? '' }),
    )
  }
})

it('A guide of three sections has no list of them', async () => {
  await renderView(guideView(toyGuide(3)))
  await screen.findByRole('heading', { name: 'Why' })
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('Sections side by side have no list: they are short, and it would have no room', async () => {
  await renderView(guideView(toyGuide(4), { columns: 2 }))
  await screen.findByRole('heading', { name: 'Who' })
  expect(screen.queryByRole('navigation')).toBeNull()
})
