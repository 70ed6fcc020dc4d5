import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { customView } from '@/engine/views/custom/custom-view'
import ImportPage from '@/screens/job-search/csv/ImportPage'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { renderView } from '../../support/render-view'

failOnConsoleError()

const stored = (): unknown => JSON.parse(localStorage.getItem('jobApplications') ?? 'null')

/** The page, with these rows pasted into it and read. */
async function paste(text: string) {
  const user = userEvent.setup()
  await renderView(customView(ImportPage, 'A view of a test'))
  await user.click(await screen.findByLabelText('Or paste rows'))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Read the Rows' }))
  return user
}

const copied = 'Company\tRole\tDate\tStatus\tWhere\nAcme\tClerk\t2026-11-20\tAplied\tReno\n'
const wordChoice = () => screen.findByLabelText<HTMLSelectElement>('“Aplied” means')

it('Rows copied in a spreadsheet show what they would add, and nothing is stored before “Import”', async () => {
  const user = await paste(copied)
  await screen.findByRole('heading', { name: 'Pasted Rows' })
  expect(stored()).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Import 1 Row' }))
  await screen.findByText('Imported 1 application.')
  expect(stored()).toMatchObject([{ company: 'Acme', status: 'applied', location: 'Reno' }])
  expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste rows').value).toBe('')
})

it('A near word is chosen as a guess that says so, and a person can change it or take it back', async () => {
  const user = await paste(copied)
  const choice = await wordChoice()
  const description = () => {
    const id = choice.getAttribute('aria-describedby')
    return id && document.getElementById(id)?.textContent
  }
  expect(choice.value).toBe('applied')
  expect(description()).toBe('This is our guess. Change it if it’s wrong.')

  await user.selectOptions(choice, 'Choose what it means')
  expect(description()).toBeNull()
  await screen.findByText('Choose a status above.', { exact: false })
  await user.selectOptions(choice, 'Rejected')
  const row = await screen.findByRole('row', { name: /Clerk/ })
  within(row).getByText('Rejected')
})

it('A column called “Where” is taken for the location by a guess that says so', async () => {
  const user = await paste(copied)
  const column = await screen.findByLabelText<HTMLSelectElement>('Where')
  const guess = 'This is our guess. Change it if it’s wrong.'
  expect(column.selectedOptions[0]?.textContent).toBe('Location')
  expect(screen.getAllByText(guess)).toHaveLength(2)
  expect(column.closest('details')?.open).toBe(true)

  await user.selectOptions(column, 'Found On')
  expect(screen.getAllByText(guess)).toHaveLength(1)
})

it('Rows that were pasted and canceled stay in the box, which gets the focus back', async () => {
  const user = await paste(copied)
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  const box = screen.getByLabelText<HTMLTextAreaElement>('Or paste rows')
  expect(document.activeElement).toBe(box)
  expect(box.value).toBe(copied)
  expect(stored()).toBeNull()
})
