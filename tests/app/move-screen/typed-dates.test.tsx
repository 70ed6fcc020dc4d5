import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { licenseDays } from '@/screens/licensing/days'
import { updateEvents } from '@/screens/my-move/calendar/update-events'
import MovePage from '@/screens/my-move/MovePage'
import { addDays, calendarDay } from '@/engine/calendar-day'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { startRepository } from '@/engine/store/start'
import { licenses } from '@/schemas/licensing/license'
import { calendarEvents } from '@/schemas/my-move/calendar-events'
import { moves, type MoveRecord } from '@/schemas/my-move/move'
import { asksBeforeLeaving } from '../../support/asks-before-leaving'
import { setToday } from '../../support/days'
import { buildLicense } from '../../support/licenses'
import { buildMove } from '../../support/moves'
import { writeInAnotherTab } from '../../support/render-view'

beforeEach(() => setToday('2026-11-23'))

const move = buildMove()
const typedText = () => screen.findByRole('textbox', { name: 'What you typed' })

/** Renders My Move with “Change a Date” open. */
async function openForm(stored: MoveRecord) {
  localStorage.setItem(moves.key, JSON.stringify([stored]))
  const repository = createRepository()
  const stop = await startRepository(repository, [])
  render(
    <RepositoryProvider repository={repository}>
      <MovePage />
    </RepositoryProvider>,
  )
  onTestFinished(stop)
  fireEvent.click(await screen.findByRole('button', { name: 'Change a Date' }))
  return { repository }
}

/** Renders My Move with “Change a Date” open, and types another report date and place. */
async function typeDates() {
  const { repository } = await openForm(move)
  enter(/^Report Date/, '2027-03-07')
  enter(/^Moving To/, 'Fort Drum')
  return { repository }
}

const enter = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Erases the storage as a cleanup tool does, without a reset in the app. The browser notifies other tabs. */
function eraseStorage() {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}

describe('What is typed into “Change a Date”', () => {
  it('is previewed before it is saved if only the state changes and license tasks are due again', async () => {
    localStorage.setItem(licenses.key, JSON.stringify([buildLicense()]))
    const { repository } = await openForm(buildMove({ from: 'TX', to: 'TX' }))
    enter(/^To/, 'WA')
    fireEvent.click(screen.getByRole('button', { name: 'Save Move' }))
    await screen.findByText(/^\d+ license tasks will no longer be optional\.$/)
    expect(repository.load(moves)[0]).toMatchObject({ to: 'TX' })
    fireEvent.click(screen.getByRole('button', { name: 'Use the New Dates' }))
    await waitFor(() => expect(repository.load(moves)[0]).toMatchObject({ to: 'WA' }))
  })

  it('is previewed before it is saved if only the state changes and days in the calendar become wrong', async () => {
    const applied = buildLicense({ state: 'WA', status: 'applied', completeOn: '2026-11-20' })
    localStorage.setItem(licenses.key, JSON.stringify([applied]))
    const stored = buildMove({ to: 'WA' })
    const days = licenseDays([applied], [stored])
    const { events } = updateEvents({}, days, stored.id, new Date())
    localStorage.setItem(calendarEvents.key, JSON.stringify(events))
    const { repository } = await openForm(stored)
    enter(/^To/, 'VA')
    fireEvent.click(screen.getByRole('button', { name: 'Save Move' }))
    await screen.findByText(
      '1 day in your calendar will be wrong. Download the calendar file again.',
    )
    expect(repository.load(moves)[0]).toMatchObject({ to: 'WA' })
  })

  it('is saved for a move whose report date was over a year ago, as long as that date stays', async () => {
    const reportDate = addDays(calendarDay(), -400)
    const { repository } = await openForm(
      buildMove({ reportDate, plannedOn: addDays(reportDate, -60) }),
    )
    enter(/^Report Date/, addDays(reportDate, -1))
    fireEvent.click(screen.getByRole('button', { name: 'Save Move' }))
    await screen.findByText('This is far from today. Check the year.')
    enter(/^Report Date/, reportDate)
    enter(/^Moving To/, 'Fort Drum')
    fireEvent.click(screen.getByRole('button', { name: 'Save Move' }))
    await waitFor(() => expect(repository.load(moves)[0]).toMatchObject({ toPlace: 'Fort Drum' }))
  })

  it('is asked about before the page closes, also during the preview, until it is saved', async () => {
    await typeDates()
    expect(asksBeforeLeaving()).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Save Move' }))
    const apply = await screen.findByRole('button', { name: 'Use the New Dates' })
    expect(asksBeforeLeaving()).toBe(true)
    fireEvent.click(apply)
    await screen.findByRole('button', { name: /^Undo: / })
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('overwrites nothing that another tab has saved during the preview, and is in its form again', async () => {
    const { repository } = await openForm(move)
    enter(/^Report Date/, '2027-03-07')
    fireEvent.click(screen.getByRole('button', { name: 'Save Move' }))
    const apply = await screen.findByRole('button', { name: 'Use the New Dates' })
    const theirs = { ...move, reportDate: '2027-04-01', departDate: '2027-03-20' }
    act(() => writeInAnotherTab(moves.key, [theirs]))
    fireEvent.click(apply)
    await screen.findByText(/^Another tab has changed something since then/)
    expect(await screen.findByLabelText(/^Report Date/)).toHaveProperty('value', '2027-03-07')
    expect(repository.load(moves)).toMatchObject([theirs])
  })

  it('stays visible to copy when something erases the storage', async () => {
    await typeDates()
    act(eraseStorage)
    expect(await typedText()).toHaveProperty(
      'value',
      'Moving To: Fort Drum\nReport Date: Mar 7, 2027',
    )
    screen.getByRole('button', { name: 'Copy Text' })
    screen.getByText(/^What you typed is not saved: .*erased\. Copy it to keep it\.$/)
  })

  it('is in its form again when the storage is restored, and can be saved', async () => {
    const { repository } = await typeDates()
    act(eraseStorage)
    await typedText()
    act(() => writeInAnotherTab(moves.key, [move]))
    await screen.findByRole('heading', { name: 'Change a Date' })
    expect(await screen.findByLabelText(/^Report Date/)).toHaveProperty('value', '2027-03-07')
    expect(screen.queryByRole('textbox', { name: 'What you typed' })).toBeNull()
    enter(/^Report Date/, move.reportDate)
    fireEvent.click(screen.getByRole('button', { name: 'Save Move' }))
    await waitFor(() => expect(repository.load(moves)[0]).toMatchObject({ toPlace: 'Fort Drum' }))
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  })

  it('stays visible when another tab ends the move', async () => {
    await typeDates()
    act(() => writeInAnotherTab(moves.key, [{ ...move, status: 'done' }]))
    expect(await typedText()).toHaveProperty('value', expect.stringContaining('Fort Drum'))
  })

  it('stays visible when another tab starts another move, whose own form opens on request', async () => {
    await typeDates()
    const other = buildMove({ id: 'other', reportDate: '2027-05-01' })
    act(() => writeInAnotherTab(moves.key, [other, { ...move, status: 'done' }]))
    expect(await typedText()).toHaveProperty('value', expect.stringContaining('Fort Drum'))
    expect(screen.queryByRole('form')).toBeNull()

    fireEvent.click(screen.getByRole('button', { name: 'Change a Date' }))
    expect(await screen.findByLabelText(/^Report Date/)).toHaveProperty('value', other.reportDate)
  })

  it('leaves the focus on the title of the page when its text is discarded', async () => {
    await typeDates()
    act(() => writeInAnotherTab(moves.key, [{ ...move, status: 'done' }]))
    await typedText()
    const discard = screen.getByRole('button', { name: 'Discard' })
    discard.focus()
    fireEvent.click(discard)
    const title = screen.getByRole('heading', { level: 1 })
    await waitFor(() => expect(document.activeElement).toBe(title))
  })
})

it('A first move that another tab has planned meanwhile is named, and is ended only by a second save', async () => {
  const repository = createRepository()
  const stop = await startRepository(repository, [])
  onTestFinished(stop)
  render(
    <RepositoryProvider repository={repository}>
      <MovePage />
    </RepositoryProvider>,
  )
  enter(/^Report Date/, '2027-03-07')
  act(() => writeInAnotherTab(moves.key, [move]))
  await screen.findByRole('button', { name: 'Cancel' })
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Move' }))
  save()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('“Move to the new station, Feb 21, 2027” is already planned')
  expect(repository.load(moves)).toEqual([move])
  expect(screen.getByLabelText(/^Report Date/)).toHaveProperty('value', '2027-03-07')
  save()
  await waitFor(() =>
    expect(repository.load(moves)).toMatchObject([
      { reportDate: '2027-03-07', status: 'planned' },
      { reportDate: '2027-02-21', status: 'cancelled' },
    ]),
  )
})
