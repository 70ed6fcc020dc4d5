import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { onAnnouncement } from '@/engine/announcer'
import { customView } from '@/engine/views/custom/custom-view'
import ImportPage from '@/screens/job-search/csv/ImportPage'
import { readTable } from '@/screens/job-search/csv/table/read-table'
import { buildApplication } from '../../support/applications'
import { setToday } from '../../support/days'
import { eventually } from '../../support/eventually'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { expectOneSave, heldLocks } from '../../support/held-locks'
import { renderView } from '../../support/render-view'

vi.mock('@/screens/job-search/csv/table/read-table', { spy: true })
failOnConsoleError()

const view = customView(ImportPage, 'A view of a test')

const stored = (key = 'jobApplications'): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

/** Renders the page, pastes these rows and reads them. */
async function paste(text: string) {
  const { user } = await renderView(view)
  await user.click(await screen.findByLabelText('Or paste rows'))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Read the Rows' }))
  return user
}

/** Renders the page. */
async function openPage() {
  const { user } = await renderView(view)
  const chooseFile = async (rows: BlobPart) =>
    user.upload(await screen.findByLabelText('CSV file'), new File([rows], 'jobs.csv'))
  return { user, chooseFile }
}

/** Renders the page and chooses a file with these rows. */
async function choose(text: string) {
  const page = await openPage()
  await page.chooseFile(text)
  return page
}

const findImportButton = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: /^Import \d+ Rows?$/ })

const copied = 'Company\tRole\tDate\tStatus\tWhere\nAcme\tClerk\t2026-11-20\tAplied\tReno\n'
const wordChoice = () => screen.findByLabelText<HTMLSelectElement>('“Aplied” means')

it('Pasted rows show a preview, and nothing is stored before “Import”', async () => {
  const user = await paste(copied)
  await screen.findByRole('heading', { name: 'Pasted Rows' })
  expect(stored()).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Import 1 Row' }))
  await screen.findByText('Imported 1 application.')
  expect(stored()).toMatchObject([{ company: 'Acme', status: 'applied', location: 'Reno' }])
  expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste rows').value).toBe('')
})

it('A close match is preselected and marked as a guess, and can be changed or cleared', async () => {
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

it('A column called “Where” is read as the location and marked as a guess', async () => {
  const user = await paste(copied)
  const column = await screen.findByLabelText<HTMLSelectElement>('Where')
  const guess = 'This is our guess. Change it if it’s wrong.'
  expect(column.selectedOptions[0]?.textContent).toBe('Location')
  expect(screen.getAllByText(guess)).toHaveLength(2)
  expect(column.closest('details')?.open).toBe(true)

  await user.selectOptions(column, 'Found On')
  expect(screen.getAllByText(guess)).toHaveLength(1)
})

it('A column called “Stage Date” is read as the date applied, and the guess says when it is wrong', async () => {
  await paste('Company\tRole\tStage\tStage Date\nAcme\tClerk\tRejected\t2026-05-20\n')
  const column = await screen.findByLabelText<HTMLSelectElement>('Stage Date')
  expect(column.selectedOptions[0]?.textContent).toBe('Date Applied')
  screen.getByText(
    'This is our guess. After an interview or an answer, this is not the day you applied. Change it if it’s wrong.',
  )
})

it('A column called “Deadline” is read as the next action’s date, and the guess says when it is wrong', async () => {
  await paste(
    'Company\tRole\tDate\tStatus\tDeadline\nAcme\tClerk\t2026-11-20\tApplied\t2026-11-22\n',
  )
  const column = await screen.findByLabelText<HTMLSelectElement>('Deadline')
  expect(column.selectedOptions[0]?.textContent).toBe('Next Action Date')
  expect(column.closest('details')?.open).toBe(true)
  screen.getByText(
    'This is our guess. If it is the last day to apply, choose Notes: for a sent application it would show as overdue. Change it if it’s wrong.',
  )
})

it('The answers about a file are kept while the user looks at another page', async () => {
  const user = await paste(copied)
  await user.selectOptions(await wordChoice(), 'Offer Received')
  cleanup()
  await renderView(view)
  await screen.findByRole('heading', { name: 'Pasted Rows' })
  const choice = await wordChoice()
  expect(choice.selectedOptions[0]?.text).toBe('Offer Received')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByLabelText('CSV file'))
})

it('“Cancel” keeps the pasted rows in the box and returns the focus to it', async () => {
  const user = await paste(copied)
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  const box = screen.getByLabelText<HTMLTextAreaElement>('Or paste rows')
  expect(document.activeElement).toBe(box)
  expect(box.value).toBe(copied)
  expect(stored()).toBeNull()
})

it('The most recent rows are shown, even if an earlier file takes longer to read', async () => {
  const { user } = await renderView(view)
  const slow = new File(['Company,Position,Date\nSlow Inc.,Clerk,2026-03-04\n'], 'slow.csv')
  const content = await slow.arrayBuffer()
  let finishReading = (): void => {
    throw new Error('the file is not being read')
  }
  slow.arrayBuffer = () => new Promise((resolve) => (finishReading = () => resolve(content)))
  await user.upload(await screen.findByLabelText('CSV file'), slow)
  await user.click(screen.getByLabelText('Or paste rows'))
  await user.paste(copied)
  await user.click(screen.getByRole('button', { name: 'Read the Rows' }))
  await screen.findByRole('heading', { name: 'Pasted Rows' })

  vi.mocked(readTable).mockClear()
  finishReading()
  await waitFor(() => expect(readTable).toHaveResolvedTimes(1))
  expect(screen.queryByRole('heading', { name: 'slow.csv' })).toBeNull()
  screen.getByRole('heading', { name: 'Pasted Rows' })
})

it('The order of ambiguous dates is asked for once', async () => {
  const { user } = await choose(
    'Company,Position,Date\nAcme,Clerk,03/04/2026\nHarbor,Clerk,05/06/2026\n',
  )
  await screen.findByText('Which day is 03/04/2026?')
  expect((await findImportButton()).disabled).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Apr 3, 2026' }))
  await user.click(await findImportButton())
  await screen.findByText('Imported 2 applications.')
  expect(stored()).toMatchObject([{ dateApplied: '2026-06-05' }, { dateApplied: '2026-04-03' }])
})

it('A file in an old encoding is read, and the page says what it guessed about it', async () => {
  const rows = 'Title,Company,Date\nClerk,Caf\u008e,\nAide,Harbor,11/13/2026\nCook,Inn,13/11/2026\n'
  const { user, chooseFile } = await openPage()
  await chooseFile(Uint8Array.from(rows, (char) => char.charCodeAt(0)))
  await screen.findByText('This file does not say how its characters are encoded.', {
    exact: false,
  })
  screen.getByText('We read “13/11/2026” as Nov 13, 2026.', { exact: false })
  await screen.findByText('2 rows would be added. 1 row cannot be read.')
  await user.click(screen.getByLabelText('These are saved, not applied'))
  await screen.findByText('3 rows would be added.')
  await user.click(await findImportButton())
  await screen.findByText('Imported 3 postings saved for later.')
  expect(stored('savedPostings')).toMatchObject([
    { company: 'Café' },
    { company: 'Harbor', notes: 'Date: 11/13/2026' },
    { company: 'Inn', notes: 'Date: 13/11/2026' },
  ])
  expect(stored()).toBeNull()
})

it('A file that cannot be used shows why in place of a preview, and the next one is read', async () => {
  const { chooseFile } = await choose('')
  expect((await screen.findByRole('alert')).textContent).toContain('This file is empty.')
  await chooseFile('Company,Position\nAcme,"Cle')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('once more'))
  expect(screen.queryByRole('heading', { name: 'What would be added' })).toBeNull()
  for (const cell of ['<img src=x onerror=alert(1)>', 'x'.repeat(5_000)]) {
    await chooseFile(`Company,Position,Date Applied\n${cell},${cell},${cell}\n`)
    await screen.findByText(`Date Applied: “${cell.slice(0, 20)}`, { exact: false })
    screen.getByText('No row is new. 1 row cannot be read.')
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  }
  expect(stored()).toBeNull()
})

it('A row with an impossible year is refused without a question', async () => {
  await choose('Company,Position,Date\nAcme,Clerk,3/4/0202\nHarbor,Aide,2026-03-05\n')
  await screen.findByText('1 row would be added. 1 row cannot be read.')
  expect(screen.queryByRole('radio')).toBeNull()
  expect((await findImportButton()).disabled).toBe(false)
})

it('Columns that are left out are listed, and long labels are shortened', async () => {
  const long = 'x'.repeat(5_000)
  await choose(
    `Company,Position,Date,Status,Heard back,${long}\nAcme,Clerk,2026-03-05,${long},Monday,1\n`,
  )
  const short = `${'x'.repeat(40)}…`
  await screen.findByLabelText(`“${short}” means`)
  expect(document.body.textContent).toContain(`Columns left out: Heard back, ${short}`)
  expect(document.body.textContent).not.toMatch(/x{50}/)
})

it('The year of dates without one is asked for once', async () => {
  setToday('2026-11-25')
  const { user } = await choose('Company,Position,Date\nAcme,Clerk,3/26\nHarbor,Clerk,4-Mar\n')
  const choice = await screen.findByLabelText(/^Which year is 3\/26/)
  await eventually(() =>
    expect(document.body.textContent).toContain('Row 2. Date Applied: “3/26” has no year.'),
  )
  await user.selectOptions(choice, '2026')
  await user.click(await findImportButton())
  await screen.findByText('Imported 2 applications.')
  expect(stored()).toMatchObject([{ dateApplied: '2026-03-26' }, { dateApplied: '2026-03-04' }])
})

it('Columns with unknown names can be assigned by hand', async () => {
  const { user } = await choose('Wo,Was,Wann\nAcme,Clerk,2026-03-04\n')
  await screen.findByText(/No column is called Company or Position or Date/)
  await user.selectOptions(screen.getByLabelText('Wo'), 'Company')
  await user.selectOptions(screen.getByLabelText('Was'), 'Position')
  await user.selectOptions(screen.getByLabelText('Wann'), 'Date Applied')
  await user.click(await findImportButton())
  await screen.findByText('Imported 1 application.')
})

it('“These are saved, not applied” has no effect once a status column ends the question', async () => {
  const { user } = await choose(
    'Company,Role,Date,Kind\nAcme,Clerk,2026-11-20,Applied\nHarbor,Aide,2026-11-21,\n',
  )
  const name = 'These are saved, not applied'
  await user.click(await screen.findByLabelText(name))
  await user.selectOptions(screen.getByLabelText('Kind'), 'Status')
  expect(screen.queryByLabelText(name)).toBeNull()
  await user.click(await findImportButton())
  await screen.findByText('Imported 2 applications.')
  expect(stored('savedPostings')).toBeNull()
})

it('A list of saved postings needs no date', async () => {
  const { user, chooseFile } = await choose('Company,Role\nAcme,Clerk\nHarbor,Aide\n')
  await screen.findByText(/Write “Saved” in a column “Status.”/)
  await chooseFile('Company,Role,Status\nAcme,Clerk,wishlist\nHarbor,Aide,saved\n')
  await screen.findByText('2 rows would be added.')
  expect(screen.queryByText(/No column is called/)).toBeNull()
  await user.click(await findImportButton())
  await screen.findByText('Imported 2 postings saved for later.')
  expect(stored('savedPostings')).toMatchObject([{ company: 'Acme' }, { company: 'Harbor' }])
})

it('The preview names an application whose posting stays in Saved for Later', async () => {
  const saved = {
    id: '1',
    createdAt: '2026-11-01T00:00:00.000Z',
    company: 'Acme',
    position: 'Clerk',
  }
  localStorage.setItem('savedPostings', JSON.stringify([saved]))
  const { user } = await choose('Company,Role,Date,Status\nAcme,Clerk,11/20/2026,Applied\n')
  await screen.findByText(/Row 2 is in Saved for Later too\./)
  await user.click(await findImportButton())
  await screen.findByText('Imported 1 application.')
  expect(stored('savedPostings')).toMatchObject([{ company: 'Acme' }])
})

const acme = buildApplication({
  id: '1',
  company: 'Acme',
  position: 'Clerk',
  dateApplied: '2026-11-20',
})
const store = (...records: object[]) =>
  localStorage.setItem('jobApplications', JSON.stringify(records))

it('A row that the preview counts as new is added, even if an equal row is in the tracker already', async () => {
  store(acme)
  const row = 'Acme,Clerk,2026-11-20\n'
  const { user } = await choose(`Company,Role,Date\n${row}${row}`)
  await screen.findByText('1 row would be added. 1 row is in your tracker already.')
  await user.click(await findImportButton())
  await screen.findByText('Imported 1 application.')
  expect(stored()).toMatchObject([{ company: 'Acme' }, { company: 'Acme' }])
})

it('An application and a posting that are imported together have different ids, which calendars need', async () => {
  setToday('2026-11-25')
  const { user } = await choose(
    'Company,Role,Date,Status\nAcme,Clerk,2026-11-20,Applied\nHarbor,Aide,,saved\n',
  )
  await user.click(await findImportButton())
  await screen.findByText('Imported 1 application and 1 posting saved for later.')
  const idsIn = (list: unknown) => (list as { id: string }[]).map(({ id }) => id)
  expect(idsIn(stored())).not.toEqual(idsIn(stored('savedPostings')))
})

it('An import reports that nothing was added if another tab has added its rows since', async () => {
  const { user } = await choose('Company,Role,Date\nAcme,Clerk,2026-11-20\n')
  await findImportButton()
  const announced = vi.fn()
  onTestFinished(onAnnouncement(announced))
  store(acme)
  await user.click(await findImportButton())
  await screen.findByText('Nothing was added: your tracker has these rows already.')
  expect(screen.queryByRole('button', { name: 'Undo the Import' })).toBeNull()
  expect(announced).not.toHaveBeenCalled()
  expect(stored()).toHaveLength(1)
})

it('Pressing “Undo the Import” twice takes the rows back once and reports how many', async () => {
  const { user } = await choose(
    'Company,Role,Date\nAcme,Clerk,2026-11-20\nHarbor,Aide,2026-11-21\n',
  )
  await user.click(await findImportButton())
  const undo = await screen.findByRole('button', { name: 'Undo the Import' })
  fireEvent.click(undo)
  fireEvent.click(undo)
  const second = screen.findByText(/^Nothing was removed/, {}, { timeout: 300 })
  await expect(second).rejects.toThrow()
  screen.getByText('2 rows of the import were removed.')
  expect(stored()).toEqual([])
})

it('Undoing an import leaves a posting that was applied for since, and says so', async () => {
  const { user } = await choose('Company,Role,Status\nAcme,Clerk,saved\nHarbor,Aide,saved\n')
  await user.click(await findImportButton())
  const undo = await screen.findByRole('button', { name: 'Undo the Import' })
  const [moved, left] = stored('savedPostings') as { company: string }[]
  localStorage.setItem('savedPostings', JSON.stringify([left]))
  localStorage.setItem(
    'jobApplications',
    JSON.stringify([{ ...moved, dateApplied: '2026-11-22', status: 'applied' }]),
  )
  await user.click(undo)
  await screen.findByText(
    '1 row of the import was removed. 1 stays because you changed it after the import.',
  )
  expect(stored()).toHaveLength(1)
})

it('Undoing an import whose rows were all changed since says that nothing was removed, and not “Saved”', async () => {
  const { user } = await choose('Company,Role,Date\nAcme,Clerk,2026-11-20\n')
  await user.click(await findImportButton())
  const undo = await screen.findByRole('button', { name: 'Undo the Import' })
  const edited = JSON.stringify(stored()).replace('"Clerk"', '"Head Clerk"')
  localStorage.setItem('jobApplications', edited)
  const announced = vi.fn()
  onTestFinished(onAnnouncement(announced))
  await user.click(undo)
  await screen.findByText(/^Nothing was removed:/)
  expect(announced).not.toHaveBeenCalled()
  expect(stored()).toHaveLength(1)
})

it('“Import” keeps the focus while the rows are saved, and a second press does nothing', async () => {
  const locks = heldLocks()
  const user = await paste(copied)
  const button = await findImportButton()
  await expectOneSave(user, button, locks)
  await locks.release()
  await screen.findByText('Imported 1 application.')
  expect(stored()).toHaveLength(1)
})

it('An import that goes on after the page is left neither offers its rows again nor closes another file', async () => {
  const locks = heldLocks()
  await paste(copied)
  fireEvent.click(await findImportButton())
  await waitFor(() => expect(locks.waitingCount()).toBe(1))
  cleanup()
  const { chooseFile } = await openPage()
  expect(screen.queryByRole('heading', { name: 'Pasted Rows' })).toBeNull()
  await chooseFile('Company,Role,Date\nHarbor,Aide,2026-11-21\n')
  await screen.findByRole('heading', { name: 'jobs.csv' })
  await locks.release()
  expect(stored()).toHaveLength(1)
  screen.getByRole('heading', { name: 'jobs.csv' })
})
