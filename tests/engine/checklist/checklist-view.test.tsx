import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import { checklistView } from '@/engine/views/checklist/checklist-view'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { renderView } from '../../support/render-view'

failOnConsoleError()

const [section] = pcsTimeline.rows
if (!section) throw new Error('The timeline has no section.')
const dataset = { ...pcsTimeline, rows: [section] }
const view = checklistView(dataset, checklistProgress, { title: 'Timeline', open: section.id })

it('The summary of collapsed items counts finished and unfinished ones after some are unchecked', async () => {
  const finished = section.items.slice(0, 5)
  const progress = Object.fromEntries(finished.map(({ id }) => [id, true]))
  localStorage.setItem(checklistProgress.key, JSON.stringify({ [section.id]: progress }))
  const { user } = await renderView(view)
  await screen.findByText('Show 5 Finished')
  const uncheck = async (index: number) =>
    user.click(screen.getByLabelText(finished[index]?.text ?? ''))

  await uncheck(0)
  await screen.findByText('Show 4 Finished and 1 Unfinished')
  screen.getByText('Hide 4 Finished and 1 Unfinished')
  for (const index of [1, 2, 3, 4]) await uncheck(index)
  await screen.findByText('Show 5 Unfinished')
  expect(screen.queryByText(/\d Finished/)).toBeNull()
})
