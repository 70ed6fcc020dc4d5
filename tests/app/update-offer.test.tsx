import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import UpdateNotice from '@/app/update/UpdateNotice'
import { UpdateOffer } from '@/app/update/UpdateOffer'
import { isWritingMany } from '@/engine/form/ask-before-leaving'
import { dropDraft, keepDraft } from '@/engine/form/drafts'
import { setOpenedRepository } from '@/engine/store/opened-repository'
import { createRepository, type Repository } from '@/engine/store/repository'
import { waitingUpdate } from '@/engine/update/waiting-update'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { memoryStorage } from '@/engine/store/storage'
import ReceivePage from '@/screens/account/user-data/handoff/ReceivePage'
import { currentImport } from '@/screens/job-search/csv/current-import'
import { eligibilityAnswers } from '@/screens/my-work/papers/choices'
import { Contact } from '@/screens/my-work/papers/PaperSettings'
import { linkFragment } from '../support/link-fragment'
import { denied, refuseWrites } from '../support/refuse-writes'

afterEach(() => void vi.restoreAllMocks())

function renderOffer(repository: Repository) {
  setOpenedRepository(repository)
  render(<UpdateNotice />)
}

it('The offer of a new version names an import that a reload would stop, while it is writing', () => {
  renderOffer(createRepository())
  const loss = () => screen.queryByText('Reloading clears the rest of the import.')
  expect(loss()).toBeNull()
  act(() => isWritingMany.set(true))
  expect(loss()).not.toBeNull()
  act(() => isWritingMany.set(false))
  expect(loss()).toBeNull()
})

it('The offer names the phone and email of papers, which are not saved', () => {
  renderOffer(createRepository())
  render(<Contact hasName />)
  const loss = () => screen.queryByText('Reloading clears the phone and email for your papers.')
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Phone and Email'), { target: { value } })
  type('jamie@example.org')
  expect(loss()).not.toBeNull()
  type('')
  expect(loss()).toBeNull()
})

it('The offer names the answers of the Eligibility Packet, which are only in memory', () => {
  renderOffer(createRepository())
  const loss = () => screen.queryByText('Reloading clears your answers for the Eligibility Packet.')
  expect(loss()).toBeNull()
  act(() => eligibilityAnswers.set(['no']))
  expect(loss()).not.toBeNull()
})

it('The offer names a file that is being imported, with what the user answered about it', () => {
  renderOffer(createRepository())
  const loss = () => screen.queryByText('Reloading clears the file you are importing.')
  expect(loss()).toBeNull()
  const table = { header: ['Company'], rows: [] }
  const file = { name: 'jobs.csv', table, isEncodingGuessed: false }
  const words = { status: new Map(), jobType: new Map() }
  act(() => currentImport.set({ file, words, columns: [], guessedColumns: new Map() }))
  expect(loss()).not.toBeNull()
})

it('The offer names a link from another device until it is restored or canceled', async () => {
  const repository = createRepository()
  renderOffer(repository)
  const loss = () => screen.queryByText('Reloading clears the link you opened.')
  const fragment = await linkFragment({ modulePreferences: ['housing'] })
  history.replaceState(null, '', `/app/receive#${fragment}`)
  const page = render(
    <RepositoryProvider repository={repository}>
      <ReceivePage />
    </RepositoryProvider>,
  )
  await screen.findByRole('button', { name: 'Restore' })
  expect(loss()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(loss()).toBeNull()
  page.unmount()
})

it('The offer names what is typed after it appeared, where a reload would lose it', () => {
  refuseWrites(denied(), (key) => key === 'unsavedForms')
  renderOffer(createRepository())
  const loss = () => screen.queryByText('Reloading clears what you typed and did not save.')
  expect(loss()).toBeNull()
  act(() => keepDraft('toys:new', { name: 'Kite' }))
  expect(loss()).not.toBeNull()
  act(() => dropDraft('toys:new'))
  expect(loss()).toBeNull()
})

it('Where the browser denies its storage, the offer says that a reload clears everything', () => {
  renderOffer(createRepository({ storage: memoryStorage(), isDurable: false }))
  screen.getByText('Reloading clears everything you entered.')
})

it('A new version is announced in a live region that was there before', () => {
  const { container } = render(<UpdateOffer />)
  const region = container.querySelector('[aria-live]')
  expect(region?.textContent).toBe('')
  act(() => waitingUpdate.set(() => undefined))
  expect(region?.textContent).toBe('An update is ready. You can load it at the end of the page.')
})
