import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { customView } from '@/engine/views/custom/custom-view'
import ClipPage from '@/screens/job-search/clip/ClipPage'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { onAPhone } from '../../support/on-a-phone'
import { renderView } from '../../support/render-view'

failOnConsoleError()

const open = () => renderView(customView(ClipPage, 'A view of a test'))
const bookmark = () => screen.getByLabelText('Address of the bookmark')

it('A phone shows the way of its Share menu; the bookmark waits under what it is for', async () => {
  onAPhone()
  await open()
  const headings = await screen.findAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'On an iPhone or iPad',
    'On an Android Phone',
  ])
  expect(screen.getByRole('link', { name: 'Add a Posting' }).getAttribute('href')).toBe(
    '/app/job-search?tab=tracker&saved-edit=new',
  )
  expect(bookmark().closest('details')?.open).toBe(false)
})

it('A computer shows the bookmark first', async () => {
  await open()
  const [first] = await screen.findAllByRole('heading', { level: 3 })
  expect(first?.textContent).toBe('Make the Bookmark')
  expect(bookmark().closest('details')).toBeNull()
})
