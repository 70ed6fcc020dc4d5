import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { defineDataset } from '@/engine/model/dataset'
import { checklistView, type ChecklistRow } from '@/engine/views/checklist/checklist-view'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { denied, refuseWrites } from '../../support/refuse-writes'
import { renderView } from '../../support/render-view'

failOnConsoleError()

const items = ['Draw', 'Cut', 'Glue', 'Dry', 'Paint', 'Fly']
const kite: ChecklistRow = {
  id: 'kite',
  icon: 'i-lucide-map',
  name: 'Kite',
  description: 'How to make one.',
  items: items.map((text) => ({ id: text.toLowerCase(), text })),
}
const dataset = defineDataset<ChecklistRow>('toy-checklist', [kite])
const view = checklistView(dataset, checklistProgress, { title: 'Toys', open: kite.id })

it('The summary of collapsed items counts finished and unfinished ones after some are unchecked', async () => {
  const progress = { draw: true, cut: true, glue: true, dry: true, paint: true }
  localStorage.setItem(checklistProgress.key, JSON.stringify({ [kite.id]: progress }))
  const { user } = await renderView(view)
  await screen.findByText('Show 5 Finished')
  const uncheck = async (item: string) => user.click(screen.getByLabelText(item))

  await uncheck('Draw')
  await screen.findByText('Show 4 Finished and 1 Unfinished')
  screen.getByText('Hide 4 Finished and 1 Unfinished')
  for (const item of ['Cut', 'Glue', 'Dry', 'Paint']) await uncheck(item)
  await screen.findByText('Show 5 Unfinished')
  expect(screen.queryByText(/\d Finished/)).toBeNull()
})

it('Five items that were finished before are collapsed when the list opens, and one that is checked now stays in place', async () => {
  const progress = { draw: true, cut: true, glue: true, dry: true, paint: true }
  localStorage.setItem(checklistProgress.key, JSON.stringify({ [kite.id]: progress }))
  const { user } = await renderView(view)
  await screen.findByText('Show 5 Finished')
  const names = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ id }) => id)
  const before = names()
  expect(screen.getAllByRole('checkbox')[0]).toBe(screen.getByLabelText('Fly'))
  await user.click(screen.getByLabelText('Fly'))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Fly').checked).toBe(true))
  expect(names()).toEqual(before)
  screen.getByText('Show 5 Finished')
})

it('A tick that is not stored is announced, and so is the next one with the same reason', async () => {
  const { user } = await renderView(view)
  refuseWrites(denied())
  onTestFinished(() => void vi.restoreAllMocks())
  await user.click(screen.getByLabelText('Draw'))
  const first = await screen.findByRole('alert')
  await user.click(screen.getByLabelText('Cut'))
  // A screen reader announces an alert that is added, not one that stays.
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first))
  expect(screen.getByRole('alert').textContent).toBe(first.textContent)
})
