import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import { setDone } from '@/engine/model/checklist-progress'
import { customView } from '@/engine/views/custom/custom-view'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { OverallProgress } from '@/screens/pcs-prep/OverallProgress'
import { failOnConsoleError } from '../support/fail-on-console-error'
import { renderView } from '../support/render-view'

failOnConsoleError()

it('The congratulation is a status message, and is there only while every item is checked', async () => {
  const [last] = pcsTimeline.rows.flatMap(({ id: section, items }) =>
    items.map(({ id }) => ({ section, id })),
  )
  if (!last) throw new Error('The timeline has no items.')
  const all = pcsTimeline.rows.map(({ id: section, items }) => [
    section,
    Object.fromEntries(items.map(({ id }) => [id, section !== last.section || id !== last.id])),
  ])
  localStorage.setItem(checklistProgress.key, JSON.stringify(Object.fromEntries(all)))
  const { repository } = await renderView(customView(OverallProgress, 'A view of a test'))
  const check = (isDone: boolean) =>
    act(() =>
      repository.update(checklistProgress, (now) => setDone(now, last.section, last.id, isDone)),
    )
  const congratulation = /^Congratulations!/
  await screen.findByText('Overall Progress')
  expect(screen.queryByText(congratulation)).toBeNull()
  await check(true)
  expect((await screen.findByText(congratulation)).closest('[role=status]')).not.toBeNull()
  await check(false)
  expect(screen.queryByText(congratulation)).toBeNull()
})
