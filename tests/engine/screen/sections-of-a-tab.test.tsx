import { render, screen, within } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { expect, it } from 'vitest'
import { defineDataset } from '@/engine/model/dataset'
import type { NextStep } from '@/engine/screen/screen'
import { ScreenTabs } from '@/engine/screen/tabs/ScreenTabs'
import type { View } from '@/engine/views/view-kinds'
import { guideView, type GuideRow } from '@/engine/views/guide/guide-view'
import { stepsView, type StepRow } from '@/engine/views/steps/steps-view'

const toyGuide = (...titles: readonly string[]) =>
  guideView(
    defineDataset<GuideRow>(
      `toy-guide-${titles.length}`,
      titles.map((title) => ({ id: title.toLowerCase(), title })),
    ),
  )
const toySteps = stepsView(defineDataset<StepRow>('toy-steps', []), { title: 'How', lead: '' })

function open(views: readonly View[], next?: NextStep) {
  const { hook, searchHook } = memoryLocation({ path: '/toys', record: true })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <ScreenTabs label="Toys" tabs={[{ id: 'all', label: 'All', views, ...(next && { next }) }]} />
    </Router>,
  )
}

it('A tab with four or more sections, in any views, links to the heading of each', async () => {
  open([toyGuide('Why', 'When'), toySteps, toyGuide('Who')])
  // Rendered twice, collapsed and in a column: CSS shows one of them.
  const [list] = within(
    await screen.findByRole('navigation', { name: 'On This Page' }),
  ).getAllByRole('list')
  if (!list) throw new Error('The list is missing.')
  const links = within(list).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Why', 'When', 'How', 'Who'])
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? ''
    expect(document.getElementById(id)).toBe(
      screen.getByRole('heading', { level: 2, name: link.textContent ?? '' }),
    )
  }
})

it('A tab with three sections has no list of them', async () => {
  open([toyGuide('Why', 'When', 'Who')])
  await screen.findByRole('heading', { name: 'Why' })
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('A tab shows its next step with a link to it', async () => {
  open([toyGuide('Why')], {
    text: 'Found one?',
    action: 'Add a Toy',
    to: { path: '/toys', search: { tab: 'mine', edit: 'new' } },
  })
  // Rendered twice, beside the text and below it: CSS shows one of them.
  const [next] = await screen.findAllByRole('complementary', { name: 'What to Do Next' })
  if (!next) throw new Error('The next step is missing.')
  expect(next.textContent).toContain('Found one?')
  const link = within(next).getByRole('link', { name: 'Add a Toy' })
  expect(link.getAttribute('href')).toBe('/toys?tab=mine&edit=new')
})
