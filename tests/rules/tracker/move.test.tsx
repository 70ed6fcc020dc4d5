import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { draftOrigin, formName, keepDraft, readDraft } from '@/engine/form/drafts'
import { defineEntity } from '@/engine/model/entity'
import { requiredDay, requiredText } from '@/engine/model/rules'
import { listView } from '@/engine/views/list/list-view'
import { moveToList } from '@/screens/job-search/list/move-to-list'
import { setToday } from '../../support/days'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { heldLocks } from '../../support/held-locks'
import { full, refuseWrites } from '../../support/refuse-writes'
import { renderView, writeInAnotherTab } from '../../support/render-view'
import { storedBytes } from '../../support/stored-bytes'
import { toyConfig, toys } from '../../support/toy-entity'
import { ball, drum, kite, names } from '../../support/toy-list'

failOnConsoleError()

const gifts = defineEntity({
  key: 'gifts',
  noun: ['gift', 'gifts'],
  schema: z.object({ name: requiredText('Name it.'), given: requiredDay('Enter the day.') }),
  keepsUpdatedAt: true,
  describe: ({ name }) => name,
  fields: {
    name: { label: 'Name', input: 'text' },
    given: { label: 'Day', input: 'date' },
  },
})

const view = listView(toys, toyConfig, [
  moveToList({ label: 'Give Away', to: gifts, as: ({ name }, given) => ({ name, given }) }),
])

async function openToys() {
  localStorage.setItem('toys', JSON.stringify([kite, ball, drum]))
  const rendered = await renderView(view, { address: '/' })
  await screen.findByRole('heading', { name: 'Ball' })
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }))
  return {
    ...rendered,
    give: () => press('Give Away: Ball'),
    undo: (name = 'Ball') => press(`Undo: bring back ${name}`),
    gifts: () => rendered.repository.load(gifts),
  }
}

const stamps = { createdAt: '2026-01-05T08:00:00.000Z', updatedAt: '2026-01-05T08:00:00.000Z' }

const expectFocusOn = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })))

describe('A record that is moved to another list', () => {
  it('appears there with its id and the local day, and the focus moves to the next record here', async () => {
    setToday('2026-11-23')
    const { give, gifts } = await openToys()
    await give()
    await waitFor(() => expect(names()).toEqual(['Kite', 'Drum']))
    expect(gifts()).toMatchObject([{ id: '2', name: 'Ball', given: '2026-11-23' }])
    screen.getByText('Moved Ball to your gifts.')
    expect(screen.getByRole('status').textContent).toContain('Undo is at the end of the list.')
    await expectFocusOn('Drum')
  })

  it('returns unchanged to its place when undone, and is removed there', async () => {
    const { give, undo } = await openToys()
    const bytes = storedBytes()
    await give()
    await waitFor(() => expect(names()).toEqual(['Kite', 'Drum']))
    await undo()
    await waitFor(() => expect(names()).toEqual(['Kite', 'Ball', 'Drum']))
    expect(storedBytes()).toEqual({ ...bytes, gifts: '[]' })
    await expectFocusOn('Ball')
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('stays in the other list if it was changed there, and the page says why', async () => {
    const { give, undo, gifts } = await openToys()
    await give()
    await waitFor(() => expect(names()).toEqual(['Kite', 'Drum']))
    writeInAnotherTab('gifts', [{ ...gifts()[0], given: '2026-12-24' }])
    const bytes = storedBytes()
    await undo()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('This was changed since then.')
    expect(names()).toEqual(['Kite', 'Drum'])
    expect(storedBytes()).toEqual(bytes)
  })

  it('returns when undone even if it was deleted there', async () => {
    const { give, undo } = await openToys()
    await give()
    await waitFor(() => expect(names()).toEqual(['Kite', 'Drum']))
    writeInAnotherTab('gifts', [])
    await undo()
    await waitFor(() => expect(names()).toEqual(['Kite', 'Ball', 'Drum']))
  })

  it('includes what another tab saved while the move waited, and keeps that when undone', async () => {
    const { release } = heldLocks()
    const { give, undo, gifts } = await openToys()
    await give()
    const renamed = { ...ball, name: 'Red ball', notes: 'From Grandma.' }
    localStorage.setItem('toys', JSON.stringify([kite, renamed, drum]))
    await release()
    await waitFor(() => expect(names()).toEqual(['Kite', 'Drum']))
    expect(gifts()).toMatchObject([{ id: '2', name: 'Red ball' }])
    await undo('Red ball')
    await release()
    await waitFor(() => expect(names()).toEqual(['Kite', 'Red ball', 'Drum']))
    expect(gifts()).toEqual([])
    screen.getByText('From Grandma.')
  })

  it.each([
    ['an equal record', { name: 'Ball', given: '2026-01-05', notes: 'Thanked her.' }],
    ['a different record', { name: 'Lamp', given: '2026-01-05' }],
  ])(
    'leaves %s unchanged that had the same id there before, even when undone',
    async (_, other) => {
      const before = { ...other, id: '2', ...stamps }
      localStorage.setItem('gifts', JSON.stringify([before]))
      const { give, undo, gifts } = await openToys()
      await give()
      await waitFor(() => expect(names()).toEqual(['Kite', 'Drum']))
      expect(gifts()).toContainEqual(before)
      await undo()
      await waitFor(() => expect(names()).toEqual(['Kite', 'Ball', 'Drum']))
      expect(gifts()).toEqual([before])
    },
  )

  it('takes the unsaved text of its form along, and brings it back when undone', async () => {
    const [here, there] = [formName('toys', '2'), formName('gifts', '2')]
    const { give, undo } = await openToys()
    keepDraft(here, { name: 'Red ball' }, { opened: { name: 'Ball' } })
    await give()
    await waitFor(() => expect(readDraft(there)).toEqual({ name: 'Red ball' }))
    expect(draftOrigin(there)).toEqual({ opened: { name: 'Ball' } })
    expect(readDraft(here)).toBeUndefined()
    keepDraft(there, { name: 'Blue ball' }, draftOrigin(there))
    await undo()
    await waitFor(() => expect(readDraft(here)).toEqual({ name: 'Blue ball' }))
    expect(readDraft(there)).toBeUndefined()
  })

  it.each([
    ['there is no field for it', { notes: 'Torn' }, []],
    [
      'another record has its id there',
      { name: 'Red ball' },
      [{ id: '2', name: 'Lamp', given: '2026-01-05', ...stamps }],
    ],
  ])('brings its unsaved text back when undone, even if %s', async (_, typed, others) => {
    localStorage.setItem('gifts', JSON.stringify(others))
    const { give, undo } = await openToys()
    keepDraft(formName('toys', '2'), typed)
    await give()
    await waitFor(() => expect(names()).toEqual(['Kite', 'Drum']))
    expect(readDraft(formName('gifts', '2'))).toBeUndefined()
    await undo()
    await waitFor(() => expect(readDraft(formName('toys', '2'))).toEqual(typed))
  })

  it('is not recreated if another tab has deleted it meanwhile, and the page says so', async () => {
    const { release } = heldLocks()
    const { give, gifts } = await openToys()
    await give()
    localStorage.setItem('toys', JSON.stringify([kite, drum]))
    await release()
    expect((await screen.findByRole('alert')).textContent).toContain('another tab deleted it')
    expect(gifts()).toEqual([])
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('is moved once, however often the button is pressed while another tab writes', async () => {
    const { release } = heldLocks()
    const { give, gifts } = await openToys()
    await give()
    await give()
    expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
    await release()
    await waitFor(() => expect(names()).toEqual(['Kite', 'Drum']))
    expect(gifts()).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
  })

  it.each(['gifts', 'toys'])('is not lost if %s cannot be stored', async (refused) => {
    const { give, undo, gifts } = await openToys()
    const refusal = refuseWrites(full(), (key) => key === refused)
    await give()
    expect((await screen.findByRole('alert')).textContent).toContain('storage is full')
    expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
    refusal.mockRestore()

    // The next press only finishes.
    await give()
    await waitFor(() => expect(names()).toEqual(['Kite', 'Drum']))
    expect(gifts()).toHaveLength(1)

    const secondRefusal = refuseWrites(full(), (key) => key === refused)
    await undo()
    await screen.findByRole('alert')
    expect(gifts()).toHaveLength(1)
    secondRefusal.mockRestore()
    await undo()
    await waitFor(() => expect(names()).toEqual(['Kite', 'Ball', 'Drum']))
    expect(gifts()).toEqual([])
  })
})
