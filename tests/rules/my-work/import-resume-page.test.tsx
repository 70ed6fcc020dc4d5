import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { customView } from '@/engine/views/custom/custom-view'
import { workRecord } from '@/schemas/my-work/work'
import ImportResumePage from '@/screens/my-work/json-resume/ImportResumePage'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { expectOneSave, heldLocks } from '../../support/held-locks'
import { renderView, writeInAnotherTab } from '../../support/render-view'

failOnConsoleError()

const view = customView(ImportResumePage, 'A view of a test')

/** A resume file with a job for each title. */
const resumeFile = (positions: readonly string[], startDate = '2023-06') => {
  const work = positions.map((position) => ({ position, name: 'Acme', startDate }))
  return new File([JSON.stringify({ work })], 'resume.json')
}

const chooseFile = async (user: Awaited<ReturnType<typeof renderView>>['user'], file: File) =>
  user.upload(await screen.findByLabelText('JSON Resume file'), file)

it('The most recently chosen file is shown, even if an earlier one takes longer to read', async () => {
  const { user } = await renderView(view)
  const slow = resumeFile(['Slow Clerk'])
  const content = await slow.arrayBuffer()
  let finishReading = (): void => {
    throw new Error('the file is not being read')
  }
  slow.arrayBuffer = () => new Promise((resolve) => (finishReading = () => resolve(content)))
  await chooseFile(user, slow)
  await chooseFile(user, resumeFile(['Nurse']))
  await screen.findByText('Nurse')

  await act(async () => {
    finishReading()
    await Promise.resolve()
  })
  expect(screen.queryByText('Slow Clerk')).toBeNull()
  screen.getByText('Nurse')
})

it('A file whose entries are all refused is not said to have nothing new', async () => {
  const { user } = await renderView(view)
  await chooseFile(user, resumeFile(['Nurse'], '2023'))
  const summary = await screen.findByText('No entry can be added.')
  expect(summary.getAttribute('role')).toBe('status')
  expect(screen.queryByText(/No entry is new/)).toBeNull()
})

it('Undoing an import reports that an entry stays because it was changed', async () => {
  const { user, repository } = await renderView(view)
  await chooseFile(user, resumeFile(['Nurse', 'Clerk']))
  await user.click(await screen.findByRole('button', { name: 'Import 2 Entries' }))
  const undo = await screen.findByRole('button', { name: 'Undo the Import' })
  const changed = repository
    .load(workRecord)
    .map((one) => (one.title === 'Nurse' ? { ...one, title: 'Head Nurse' } : one))
  writeInAnotherTab(workRecord.key, changed)
  await user.click(undo)
  const outcome = await screen.findByText(/^The import was undone\. /)
  expect(outcome.textContent).toBe('The import was undone. 1 stays, because you changed it.')
})

it('Pressing “Undo the Import” twice undoes it once, and says so', async () => {
  const { waitingCount, releaseNext } = heldLocks()
  const { user, repository } = await renderView(view)
  await chooseFile(user, resumeFile(['Nurse']))
  await user.click(await screen.findByRole('button', { name: 'Import 1 Entry' }))
  await releaseNext()
  await user.dblClick(await screen.findByRole('button', { name: 'Undo the Import' }))
  await releaseNext()
  await screen.findByText('The import was undone.', { selector: 'p' })
  expect(waitingCount()).toBe(0)
  expect(repository.load(workRecord)).toEqual([])
})

it('Undoing an import whose entries were all changed since says that nothing was removed', async () => {
  const { user, repository } = await renderView(view)
  await chooseFile(user, resumeFile(['Nurse']))
  await user.click(await screen.findByRole('button', { name: 'Import 1 Entry' }))
  const undo = await screen.findByRole('button', { name: 'Undo the Import' })
  const changed = repository.load(workRecord).map((one) => ({ ...one, title: 'Head Nurse' }))
  writeInAnotherTab(workRecord.key, changed)
  await user.click(undo)
  await screen.findByText(/^Nothing was removed:/)
})

it('Of two equal entries, the one that the record does not have is added', async () => {
  const { user, repository } = await renderView(view)
  await chooseFile(user, resumeFile(['Nurse']))
  await user.click(await screen.findByRole('button', { name: 'Import 1 Entry' }))
  await screen.findByText('Imported 1 entry.')
  await chooseFile(user, resumeFile(['Nurse', 'Nurse']))
  await screen.findByText('1 entry would be added. 1 entry is in your record already.')
  await user.click(await screen.findByRole('button', { name: 'Import 1 Entry' }))
  await screen.findByText('Imported 1 entry.')
  expect(repository.load(workRecord).map(({ title }) => title)).toEqual(['Nurse', 'Nurse'])
})

it('An import that another tab has made meanwhile says that nothing was added, and the earlier one can be undone', async () => {
  const { user, repository } = await renderView(view)
  const importOne = async (title: string) => {
    await chooseFile(user, resumeFile([title]))
    return screen.findByRole('button', { name: 'Import 1 Entry' })
  }
  await user.click(await importOne('Clerk'))
  await screen.findByText('Imported 1 entry.')
  const [clerk] = repository.load(workRecord)
  if (!clerk) throw new Error('The entry was not imported.')
  const button = await importOne('Nurse')
  // Without a `storage` event: the page does not know it before it writes.
  const stored = [{ ...clerk, id: '1', title: 'Nurse' }, clerk]
  localStorage.setItem(workRecord.key, JSON.stringify(stored))
  await user.click(button)

  await screen.findByText('Nothing was added: your record has these entries already.')
  screen.getByText('Imported 1 entry.')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain(
    'The import is saved.',
  )
  await user.click(screen.getByRole('button', { name: 'Undo the Import' }))
  await screen.findByText('The import was undone.', { selector: 'p' })
  expect(repository.load(workRecord).map(({ title }) => title)).toEqual(['Nurse'])
})

it('The preview does not change while the import is written', async () => {
  const { user } = await renderView(view)
  await chooseFile(user, resumeFile(['Nurse']))
  const button = await screen.findByRole('button', { name: 'Import 1 Entry' })
  const summary = screen.getByText('1 entry would be added.')
  const seen = new Set<string | null>()
  const observer = new MutationObserver(() => seen.add(summary.textContent))
  onTestFinished(() => observer.disconnect())
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  await user.click(button)
  await screen.findByText('Imported 1 entry.')
  expect([...seen]).toEqual(['1 entry would be added.'])
})

it('“Import” keeps the focus while the entries are saved, and a second press does nothing', async () => {
  const locks = heldLocks()
  const { user, repository } = await renderView(view)
  await chooseFile(user, resumeFile(['Nurse']))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Import 1 Entry' })
  await expectOneSave(user, button, locks)
  await locks.release()
  await screen.findByText('Imported 1 entry.')
  expect(repository.load(workRecord)).toHaveLength(1)
})

it('A file says what it would add and why not the rest, and the focus follows the import and its undo', async () => {
  const { user, repository } = await renderView(view)
  await chooseFile(user, new File(['{"work": [{"posi'], 'resume.json'))
  await screen.findByText(/^This file is not JSON, or part of it is missing\./)
  const work = [
    { name: 'Harbor Clinic', position: '<b>Nurse</b>', startDate: '2020-03-01' },
    { name: 'County', position: 'Clerk', startDate: '2015' },
  ]
  await chooseFile(user, new File([JSON.stringify({ work })], 'resume.json'))
  await screen.findByText('1 entry would be added.')
  screen.getByText('<b>Nurse</b>')
  screen.getByText(/^Clerk, County: “2015” is only a year\./)
  expect(repository.load(workRecord)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Import 1 Entry' }))
  const imported = await screen.findByText('Imported 1 entry.')
  await waitFor(() => expect(document.activeElement).toBe(imported))
  expect(repository.load(workRecord)).toMatchObject([{ title: '<b>Nurse</b>', start: '2020-03' }])
  await user.click(screen.getByRole('button', { name: 'Undo the Import' }))
  const undone = await screen.findByText('The import was undone.', { selector: 'p' })
  await waitFor(() => expect(document.activeElement).toBe(undone))
  expect(repository.load(workRecord)).toEqual([])
})
