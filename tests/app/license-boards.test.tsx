import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { customView } from '@/engine/views/custom/custom-view'
import {
  boardCorrections,
  boardEntry,
  type BoardCorrection,
  type BoardCorrections,
} from '@/schemas/licensing/board-corrections'
import Boards from '@/screens/licensing/boards/Boards'
import { myLicenses } from '@/screens/licensing/my-licenses'
import { professionCalled } from '../support/answers'
import { buildLicense } from '../support/licenses'
import { full, refuseWrites } from '../support/refuse-writes'
import { renderView } from '../support/render-view'

const question = {
  profession: professionCalled('registered-nurse'),
  from: 'TX',
  to: 'VA',
  standing: 'good',
} as const

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00') })
})
afterEach(() => vi.useRealTimers())

const view = customView(() => <Boards question={question} />, 'the boards of one question')
it('The boards of a question within one state are not called those of a new one', async () => {
  await renderView(customView(() => <Boards question={{ ...question, to: 'TX' }} />, 'one state'))
  expect(await screen.findByRole('heading', { name: 'Texas' })).toBeTruthy()
  expect(screen.queryByText(/^New State/)).toBeNull()
})

const stored = (): unknown => JSON.parse(localStorage.getItem('boardCorrections') ?? '{}')

it('A person’s own entry replaces ours and shows its day, and can be removed and brought back', async () => {
  const { user } = await renderView(view)
  expect(await screen.findByRole('heading', { name: 'New State: Virginia' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Licensed In: Texas' })).toBeTruthy()
  await user.click(
    screen.getByRole('button', { name: /^Correct This: .*Virginia Board of Nursing/ }),
  )
  const name = await screen.findByLabelText(/^Board/)
  await user.clear(name)
  await user.type(name, 'Virginia Military Desk')
  await user.type(screen.getByLabelText('Phone'), '804-555-0100')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Virginia Military Desk')).toBeTruthy()
  expect(
    screen.getByText('Your own entry from Nov 26, 2026. Our list has: Virginia Board of Nursing.'),
  ).toBeTruthy()
  const entry = {
    name: 'Virginia Military Desk',
    site: 'https://www.dhp.virginia.gov/Boards/Nursing/',
    phone: '804-555-0100',
    correctedOn: '2026-11-26',
  }
  expect(stored()).toEqual({ 'va-registered-nurse': entry })

  await user.click(screen.getByRole('button', { name: /^Remove My Entry/ }))
  expect(await screen.findByText('Virginia Board of Nursing')).toBeTruthy()
  expect(stored()).toEqual({})
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Virginia Military Desk')).toBeTruthy()
  expect(stored()).toEqual({ 'va-registered-nurse': entry })
})

it('An edit of an entry keeps its day if that is later than today, so a merge never prefers the older version', async () => {
  const ahead = { name: 'Old Desk', site: '', phone: '1', correctedOn: '2026-11-27' }
  const id = 'va-registered-nurse'
  localStorage.setItem('boardCorrections', JSON.stringify({ [id]: ahead }))
  const { user } = await renderView(view)
  await user.click(await screen.findByRole('button', { name: /^Correct This: .*Old Desk/ }))
  const phone = await screen.findByLabelText('Phone')
  await user.clear(phone)
  await user.type(phone, '2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(stored()).toEqual({ [id]: { ...ahead, phone: '2' } }))
  const mine = stored() as BoardCorrections
  expect(boardCorrections.merge(mine, { [id]: ahead }, 'mine')).toMatchObject({ undecided: 1 })
})

it('Dismissing the message about a removed entry moves the focus to the board', async () => {
  const own = { name: 'Old Desk', site: '', phone: '1', correctedOn: '2026-11-20' }
  localStorage.setItem('boardCorrections', JSON.stringify({ 'va-registered-nurse': own }))
  const { user } = await renderView(view)
  await user.click(await screen.findByRole('button', { name: /^Remove My Entry/ }))
  const dismiss = await screen.findByRole('button', { name: 'Dismiss this message' })
  const correct = screen.getByRole('button', {
    name: /^Correct This: .*Virginia Board of Nursing/,
  })
  await waitFor(() => expect(document.activeElement).toBe(correct))
  await user.click(dismiss)
  expect(dismiss.isConnected).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(correct))
})

it('Undo brings an entry back as it was stored, and stays if that could not be saved', async () => {
  const shown = { name: 'Old Desk', site: '', phone: '1', correctedOn: '2026-11-20' }
  const newer = { ...shown, name: 'Desk of Another Tab', phone: '2' }
  const store = (entry: BoardCorrection) =>
    localStorage.setItem('boardCorrections', JSON.stringify({ 'va-registered-nurse': entry }))
  store(shown)
  const { user } = await renderView(view)
  expect(await screen.findByText('Old Desk')).toBeTruthy()
  store(newer)
  await user.click(screen.getByRole('button', { name: /^Remove My Entry/ }))
  const undo = await screen.findByRole('button', { name: /^Undo/ })
  const refusal = refuseWrites(full())
  await user.click(undo)
  expect(await screen.findByRole('alert')).toBeTruthy()
  refusal.mockRestore()
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Desk of Another Tab')).toBeTruthy()
  expect(stored()).toEqual({ 'va-registered-nurse': newer })
})

it('A board written in the license of an unlisted profession replaces the nameless office', async () => {
  const profession = professionCalled('another-profession')
  const texas = buildLicense({ profession: profession.id, board: 'Texas Department of Insurance' })
  localStorage.setItem('professionalLicenses', JSON.stringify([texas]))
  const unlisted = { ...question, profession } as const
  await renderView(customView(() => <Boards question={unlisted} />, 'the boards of one question'))
  expect(await screen.findByText('Texas Department of Insurance')).toBeTruthy()
  expect(screen.queryByText(/licensing board in Texas/)).toBeNull()
  expect(screen.getAllByText(/licensing board in Virginia/)[0]).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Correct This/ })).toBeNull()
})

it('A board without a site has a link to look it up', async () => {
  const profession = professionCalled('social-worker')
  const alaska = { ...question, profession, to: 'AK' } as const
  await renderView(customView(() => <Boards question={alaska} />, 'the boards of one question'))
  expect(await screen.findByText('Alaska Board of Social Work Examiners')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /CareerOneStop License Finder/ })[0]).toBeTruthy()
})

it('The card of a license shows the board of its state under More', async () => {
  const own: BoardCorrection = {
    name: 'Virginia Military Desk',
    site: '',
    phone: '804-555-0100',
    correctedOn: '2026-11-26',
  }
  localStorage.setItem('professionalLicenses', JSON.stringify([buildLicense()]))
  localStorage.setItem('boardCorrections', JSON.stringify({ 'va-registered-nurse': own }))
  await renderView(myLicenses)
  expect(await screen.findByText('Licensing Board')).toBeTruthy()
  const board = await screen.findByText('Texas Board of Nursing')
  const more = board.closest('details')
  expect(more?.open).toBe(false)
  expect(more?.querySelector('summary')?.textContent).toMatch(/^More/)
  expect(screen.queryByText(own.name)).toBeNull()
})

it('The card of a license names its board once, and also a board that the person entered', async () => {
  const storeLicense = (board: string, more = {}) =>
    localStorage.setItem('professionalLicenses', JSON.stringify([buildLicense({ board, ...more })]))
  storeLicense('Texas Board of Nursing')
  const first = await renderView(myLicenses)
  await screen.findByRole('button', { name: /^Correct This/ })
  expect(screen.getAllByText('Texas Board of Nursing')).toHaveLength(1)
  first.unmount()
  storeLicense('Board on the Third Floor', { status: 'applied' })
  const second = await renderView(myLicenses)
  expect(await screen.findByText('Texas Board of Nursing')).toBeTruthy()
  expect(screen.getAllByText('Board on the Third Floor')).toHaveLength(1)
  second.unmount()
  storeLicense('Board on the Third Floor')
  const approved = await renderView(myLicenses)
  expect(await screen.findByText('Texas Board of Nursing')).toBeTruthy()
  expect(screen.queryByText('Board on the Third Floor')).toBeNull()
  approved.unmount()
  storeLicense('Office in Stuttgart', { state: 'overseas' })
  await renderView(myLicenses)
  expect(await screen.findByText('Office in Stuttgart')).toBeTruthy()
})

it('A person’s own entry accepts a site without https://, and a phone number of 40 characters at most', () => {
  const entry = { name: 'Board', site: 'nursing.wa.gov', phone: '8'.repeat(40) }
  expect(boardEntry.parse(entry).site).toBe('https://nursing.wa.gov')
  expect(boardEntry.safeParse({ ...entry, phone: '8'.repeat(41) }).success).toBe(false)
  // Entries stored before this limit remain valid.
  const stored = {
    'wa-registered-nurse': { ...entry, phone: '8'.repeat(120), correctedOn: '2026-11-26' },
  }
  expect(boardCorrections.schema.safeParse(stored).success).toBe(true)
})
