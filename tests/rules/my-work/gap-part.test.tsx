import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { customView } from '@/engine/views/custom/custom-view'
import { workRecord } from '@/schemas/my-work/work'
import Timeline from '@/screens/my-work/timeline/Timeline'
import { workList } from '@/screens/my-work/work-list'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { renderView } from '../../support/render-view'
import { buildWork } from '../../support/work'

failOnConsoleError()

it('The form for new work says that its months come from the timeline when a gap has filled it in', async () => {
  const jobs = [
    buildWork({ id: '1', start: '2015-01', end: '2016-01' }),
    buildWork({ id: '2', start: '2018-01' }),
  ]
  localStorage.setItem(workRecord.key, JSON.stringify(jobs))
  const { user } = await renderView(customView(Timeline, 'A view of a test'))
  await user.click(await screen.findByRole('button', { name: /^Add What You Did: Gap: / }))
  const address = `${window.location.pathname}${window.location.search}`
  cleanup()
  await renderView(workList, { address })
  await screen.findByRole('form', { name: 'Add Work' })
  expect(screen.getByText('Filled in from your timeline. Check it before you save.')).toBeTruthy()
  expect(screen.queryByText(/What you typed before/)).toBeNull()
  const month = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value
  const year = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
  expect([month('Start month'), year('Start year')]).toEqual(['02', '2016'])
  expect([month('End month'), year('End year')]).toEqual(['12', '2017'])
})
