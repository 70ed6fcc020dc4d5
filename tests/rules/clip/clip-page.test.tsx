import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { customView } from '@/engine/views/custom/custom-view'
import ClipPage from '@/screens/job-search/clip/ClipPage'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { onAPhone } from '../../support/on-a-phone'
import { renderView } from '../../support/render-view'

failOnConsoleError()

const open = () => renderView(customView(ClipPage, 'A view of a test'))
const bookmark = () => screen.getByLabelText<HTMLTextAreaElement>('Address of the bookmark')

it('A phone shows the steps for its Share menu, and keeps the bookmark collapsed', async () => {
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

it('A computer shows the bookmark first, with its code collapsed', async () => {
  await open()
  const [first] = await screen.findAllByRole('heading', { level: 3 })
  expect(first?.textContent).toBe('Make the Bookmark')
  expect(bookmark().closest('details')?.open).toBe(false)
  expect(screen.getByText('Show the code')).toBeTruthy()
})

it('The code is shown for copying by hand if the browser refuses to copy it', async () => {
  const { user } = await open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(await screen.findByRole('button', { name: 'Copy the Code' }))
  await screen.findByText(/^The code is selected/)
  const code = bookmark()
  expect(code.closest('details')?.open).toBe(true)
  expect([code.selectionStart, code.selectionEnd]).toEqual([0, code.value.length])
})
