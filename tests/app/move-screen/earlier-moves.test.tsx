import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { datedItems } from '@/data/my-move/dated-items'
import { planTasks } from '@/data/my-move/plan-tasks'
import { addDays, calendarDay } from '@/engine/calendar-day'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { licenses } from '@/schemas/licensing/license'
import { moves } from '@/schemas/my-move/move'
import { childCare } from '@/schemas/my-move/child-care'
import { archiveMove, moveArchive } from '@/schemas/my-move/move-archive'
import { eventUid } from '@/screens/my-move/calendar/event-uid'
import { calendarEvents } from '@/schemas/my-move/calendar-events'
import type { MoveData } from '@/schemas/my-move/move-data'
import { planProgress } from '@/schemas/my-move/plan-progress'
import EndedMovePrint from '@/screens/my-move/binder/EndedMovePrint'
import { EarlierMoves } from '@/screens/my-move/EarlierMoves'
import { endMove } from '@/screens/my-move/lifecycle/end-move'
import { startMove } from '@/screens/my-move/lifecycle/start-move'
import { changeMoveData } from '@/screens/my-move/lifecycle/write-move-data'
import { NoMove } from '@/screens/my-move/NoMove'
import { useMoveChange } from '@/screens/my-move/use-move-change'
import { buildChildCare } from '../../support/child-care'
import { buildLicense } from '../../support/licenses'
import { buildMove } from '../../support/moves'

vi.stubGlobal('print', () => {})

const DONE = 'license-steps/gather-papers'

const archived = archiveMove(
  buildMove({ from: 'TX', to: 'VA', status: 'done' }),
  { checklistProgress: {}, planProgress: { 'license-steps': { 'gather-papers': true } } },
  new Date(2027, 2, 1, 9),
)

/** The tasks of the ended move, by the heading that lists them, in the order of the page. */
function tasksShown(part: 'page' | 'paper') {
  render(
    <RepositoryProvider repository={createRepository()}>
      {part === 'page' ? (
        <EarlierMoves current={undefined} />
      ) : (
        <EndedMovePrint archived={archived} onClose={() => {}} />
      )}
    </RepositoryProvider>,
  )
  const listed = (heading: string) => {
    const list = screen
      .getByText(new RegExp(`^${heading}${part === 'page' ? String.raw`: \d+` : ''}$`))
      .closest('h3, h4')?.nextElementSibling
    const titles = [...(list?.querySelectorAll('li') ?? [])].map((item) => item.textContent ?? '')
    return planTasks.rows.filter(({ id }) => {
      const title = datedItems.get(id)?.title ?? id
      return titles.some((text) => text.includes(title))
    })
  }
  return { done: listed('Done'), notDone: listed('Not Done') }
}

/** The license tasks of the ended move. */
function licenseTasksShown(part: 'page' | 'paper', stored: readonly unknown[]) {
  localStorage.setItem(moveArchive.key, JSON.stringify([archived]))
  localStorage.setItem(licenses.key, JSON.stringify(stored))
  const { done, notDone } = tasksShown(part)
  const ofLicenses = (tasks: typeof done) =>
    tasks.filter(({ isAboutLicense }) => isAboutLicense).map(({ id }) => id)
  return { done: ofLicenses(done), notDone: ofLicenses(notDone) }
}

it.each(['page', 'paper'] as const)(
  'An earlier move on %s lists no license task as not done for a person without a license',
  (part) => {
    expect(licenseTasksShown(part, [])).toEqual({ done: [DONE], notDone: [] })
  },
)

it.each(['page', 'paper'] as const)(
  'An earlier move on %s lists the license tasks that were not done for a person with a license',
  (part) => {
    const { done, notDone } = licenseTasksShown(part, [buildLicense()])
    expect(done).toEqual([DONE])
    expect(notDone).toHaveLength(13)
  },
)

describe('An earlier move stays as it was at its end', () => {
  const END = new Date(2026, 11, 28, 12)
  const next = moves.schema.parse({ reportDate: '2029-06-01' })

  it.each([
    ['it ends', (data: MoveData) => endMove(data, 'done', END)],
    ['the next one starts', (data: MoveData) => startMove(data, next, END)],
  ])('once %s, whatever happens to the records after that', async (_what, end) => {
    localStorage.setItem(moves.key, JSON.stringify([buildMove({ reportDate: '2026-12-20' })]))
    const repository = createRepository()
    await repository.update(childCare, () => [
      buildChildCare({ status: 'accepted', askedOn: '2026-11-24' }),
    ])
    await changeMoveData(repository, end)
    const [entry] = repository.load(moveArchive)
    const shown = () => {
      const { container, unmount } = render(
        <RepositoryProvider repository={createRepository()}>
          <EarlierMoves current={undefined} />
        </RepositoryProvider>,
      )
      const text = container.textContent
      unmount()
      return text
    }
    const atTheEnd = shown()
    expect(atTheEnd).toContain('Done: 3')
    expect(moveArchive.check([entry])?.value).toEqual([entry])
    await repository.update(childCare, () => [])
    expect(shown()).toBe(atTheEnd)
    await repository.update(licenses, () => [buildLicense()])
    expect(shown()).toBe(atTheEnd)
  })
})

describe.each(['page', 'paper'] as const)('An earlier move on %s', (part) => {
  const store = (listed: readonly unknown[]) => {
    localStorage.setItem(moves.key, JSON.stringify(listed))
    localStorage.setItem(moveArchive.key, JSON.stringify([archived]))
    localStorage.setItem(
      checklistProgress.key,
      JSON.stringify({ arrival: { 'ask-about-state-tax': true } }),
    )
    localStorage.setItem(
      planProgress.key,
      JSON.stringify({ 'license-steps': { 'gather-papers': false } }),
    )
  }
  const doneIn = () => tasksShown(part).done.map(({ id }) => id)

  it('lists what was checked off after it ended, and not what was unchecked', () => {
    store([archived.move])
    const done = doneIn()
    expect(done).toContain('pcs-timeline/arrival/ask-about-state-tax')
    expect(done).not.toContain(DONE)
  })

  it('ignores what is checked off once the next move is planned', () => {
    store([buildMove({ id: 'next' }), archived.move])
    const done = doneIn()
    expect(done).not.toContain('pcs-timeline/arrival/ask-about-state-tax')
    expect(done).toContain(DONE)
  })
})

describe('An earlier move with the wrong status', () => {
  function UndoButton() {
    const { message, undo } = useMoveChange()
    return message && <button onClick={() => void undo()}>{`Undo: ${message}`}</button>
  }
  /** Renders an earlier move whose report date is this many days ahead. */
  const renderEnded = (status: 'done' | 'cancelled', days: number) => {
    const ended = buildMove({ to: 'TX', status, reportDate: addDays(calendarDay(), days) })
    const ticks = { checklistProgress: {}, planProgress: {} }
    localStorage.setItem(moves.key, JSON.stringify([ended]))
    const entry = archiveMove(ended, ticks, new Date(2026, 10, 25))
    localStorage.setItem(moveArchive.key, JSON.stringify([entry]))
    render(
      <RepositoryProvider repository={createRepository()}>
        <UndoButton />
        <EarlierMoves current={undefined} />
      </RepositoryProvider>,
    )
  }
  const stored = () => createRepository().load(moves)[0]?.status

  it.each([
    ['done', 'Mark as Canceled', 'Mark as Done', 'cancelled', 'Canceled'],
    ['cancelled', 'Mark as Done', 'Mark as Canceled', 'done', 'Done'],
  ] as const)('can be corrected from “%s” with “%s”', async (status, press, next, now, label) => {
    renderEnded(status, -10)
    fireEvent.click(screen.getByText(press))
    await waitFor(() => expect(stored()).toBe(now))
    expect(await screen.findByText(next)).toBeTruthy()
    expect(screen.getByText(`${label} Nov 25, 2026.`)).toBeTruthy()
    fireEvent.click(await screen.findByText(/^Undo: “Move to Texas.* is marked/))
    await waitFor(() => expect(stored()).toBe(status))
    expect(await screen.findByText(press)).toBeTruthy()
  })

  it('is stored with the day of its end, as no other move is', async () => {
    renderEnded('done', -10)
    const texts = () => [moves.key, moveArchive.key].map((key) => localStorage.getItem(key))
    await createRepository().update(moveArchive, (entries) => entries.map((one) => ({ ...one })))
    await createRepository().update(moves, (list) => list.map((one) => ({ ...one })))
    // The entry of the archive has another day under this name.
    const move = /"endedOn":"2026-11-23"/
    expect(texts().join()).not.toMatch(move)
    expect(texts().join()).not.toContain('"endedOn":""')
    fireEvent.click(screen.getByText('Mark as Canceled'))
    await waitFor(() => expect(stored()).toBe('cancelled'))
    for (const text of texts()) expect(text).toMatch(move)
  })

  it('cannot have taken place before its report date', () => {
    renderEnded('cancelled', 10)
    expect(screen.queryByText('Mark as Done')).toBeNull()
    expect(screen.queryByText('Mark as Canceled')).toBeNull()
  })
})

it('Between two moves, My Move says that the next one starts with nothing checked off, if anything is', () => {
  const isSaid = (done: boolean) => {
    localStorage.setItem(planProgress.key, JSON.stringify({ 'license-steps': { one: done } }))
    const { unmount } = render(
      <RepositoryProvider repository={createRepository()}>
        <NoMove onStart={() => {}} />
      </RepositoryProvider>,
    )
    const sentence = screen.queryByText('Your next move starts with nothing checked off.')
    unmount()
    return sentence !== null
  }
  expect([true, false].map(isSaid)).toEqual([true, false])
})

describe('Between two moves, My Move says that a calendar may still have the days of a canceled move', () => {
  const ended = (id: string, status: 'done' | 'cancelled', on: number) =>
    archiveMove(
      buildMove({ id, status }),
      { checklistProgress: {}, planProgress: {} },
      new Date(2027, on, 1, 9),
    )
  const event = (isCancelled: boolean) => ({
    sequence: 1,
    day: '2027-01-20',
    title: 'Pack',
    note: '',
    isCancelled,
    changedAt: '2026-11-24T18:00:00.000Z',
  })
  const isSaid = (
    archive: readonly unknown[],
    events: Readonly<Record<string, ReturnType<typeof event>>>,
  ) => {
    localStorage.setItem(moveArchive.key, JSON.stringify(archive))
    localStorage.setItem(calendarEvents.key, JSON.stringify(events))
    const { unmount } = render(
      <RepositoryProvider repository={createRepository()}>
        <NoMove onStart={() => {}} />
      </RepositoryProvider>,
    )
    const sentence = screen.queryByText(/^Your calendar may still have the days of the canceled/)
    unmount()
    return sentence !== null
  }
  const task = (id: string) => eventUid(id, 'move-tasks/pack')

  it('even if a file that cancels them was downloaded since it ended', () => {
    expect(isSaid([ended('1', 'cancelled', 1)], { [task('1')]: event(true) })).toBe(true)
  })

  it('even if another move ended after it, until a file cancels them', () => {
    const archive = [ended('2', 'done', 2), ended('1', 'cancelled', 1)]
    expect(isSaid(archive, { [task('1')]: event(false), [task('2')]: event(false) })).toBe(true)
    expect(isSaid(archive, { [task('1')]: event(true), [task('2')]: event(false) })).toBe(false)
  })
})
