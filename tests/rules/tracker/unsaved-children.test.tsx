import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { onAnnouncement } from '@/engine/announcer'
import { addDays, calendarDay } from '@/engine/calendar-day'
import { hasDrafts, keepDraft } from '@/engine/form/drafts'
import { tracker } from '@/screens/job-search/tracker'
import { buildApplication } from '../../support/applications'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { renderView, writeInAnotherTab } from '../../support/render-view'
import { stubScreen } from '../../support/toy-look'
import { ball, kite, glued, openList, painted, toys, view } from '../../support/toy-repairs'

failOnConsoleError()

const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const details = () => screen.findByRole('textbox', { name: /Details/, hidden: true })
const title = (name: string) => screen.getByRole('heading', { level: 3, name })
const titles = () =>
  screen.queryAllByRole('heading', { level: 3, hidden: true }).map((title) => title.textContent)

/** The sentences that are announced from here on. */
function listen(): readonly string[] {
  const announced: string[] = []
  onTestFinished(onAnnouncement((text) => void (text && announced.push(text))))
  return announced
}

/** Opens a new repair on the kite’s card and types its details. */
async function typeRepair(address = '/') {
  const { user, repository } = await openList(address)
  await user.click(button('Add a Repair: Kite'))
  await user.type(await details(), 'New tail')
  return { user, repository, field: await details() }
}

async function saveRepair(user: Awaited<ReturnType<typeof typeRepair>>['user']) {
  await user.click(button('Save'))
  await waitFor(() => expect(hasDrafts()).toBe(false))
}

describe('Unsaved text in a child entry', () => {
  it('stays in its field when another tab moves its record out of the filter', async () => {
    const { user, repository, field } = await typeRepair('/?size=small')
    act(() => writeInAnotherTab('toys', [ball, { ...kite, size: 'large' }]))
    await screen.findByText('Showing 0 of 2 toys')
    expect(await details()).toBe(field)
    expect(field).toHaveProperty('value', 'New tail')
    await saveRepair(user)
    expect(repository.load(toys)[1]).toMatchObject({
      size: 'large',
      repairs: [glued, painted, { text: 'New tail' }],
    })
  })

  it('stays when the person changes the filter, and leaves with its card once it is saved', async () => {
    const { user } = await typeRepair()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'large')
    expect(titles()).toEqual(['Kite', 'Ball'])
    expect(await details()).toHaveProperty('value', 'New tail')
    const announced = listen()
    await saveRepair(user)
    await waitFor(() => expect(titles()).toEqual(['Ball']))
    expect(announced).toContain('Saved Painted. Your filters hide Kite now.')
    await waitFor(() => expect(document.activeElement).toBe(title('Ball')))
  })

  it('leaves with its card when it is canceled, which is announced, and the next record has the focus', async () => {
    const { user } = await typeRepair()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'large')
    const announced = listen()
    await user.click(button('Cancel'))
    await waitFor(() => expect(titles()).toEqual(['Ball']))
    expect(announced).toContain('Your filters hide Kite now.')
    await waitFor(() => expect(document.activeElement).toBe(title('Ball')))
  })

  it('keeps its field when it is erased after the person changed the filter', async () => {
    const { user, field } = await typeRepair()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'large')
    await user.clear(field)
    expect(await details()).toBe(field)
    expect(document.activeElement).toBe(field)
  })

  it.each(['Save', 'Cancel'])(
    'leaves its card in the list after %s, if the URL asked for a record beyond the first page',
    async (action) => {
      stubScreen({ isWide: true })
      const others = Array.from({ length: 30 }, (_, at) => ({ ...ball, id: `${at + 10}` }))
      localStorage.setItem('toys', JSON.stringify([...others, kite]))
      const { user } = await renderView(view, { address: '/?repairs=1' })
      await user.type(await details(), 'New tail')
      await user.click(button(action))
      await waitFor(() => expect(window.location.search).toBe(''))
      await waitFor(() => expect(hasDrafts()).toBe(false))
      await waitFor(() => expect(document.activeElement).toBe(button('Add a Repair: Kite')))
      expect(titles()).toHaveLength(26)
    },
  )

  it('is announced as saved, and the next record has the focus, if saving it takes the record out of the filter', async () => {
    const day = addDays(calendarDay(), -40)
    const history = [{ id: '1', kind: 'note' as const, day }]
    const quiet = ['Nurse', 'Clerk', 'Cook'].map((position) =>
      buildApplication({ id: position, position, company: 'Acme', dateApplied: day, history }),
    )
    localStorage.setItem('jobApplications', JSON.stringify(quiet))
    const { user } = await renderView(tracker, { address: '/?find=quiet&history=Clerk' })
    await user.type(await screen.findByRole('textbox', { name: 'Details' }), 'Called')
    const announced = listen()
    await user.click(button('Save'))
    await waitFor(() => expect(titles()).toEqual(['Nurse', 'Cook']))
    expect(announced.at(-1)).toBe('Saved Note. Your filters hide Clerk at Acme now.')
    await waitFor(() => expect(document.activeElement).toBe(title('Cook')))
  })

  it('keeps its card and the focus when the record is changed out of the filter and back', async () => {
    const { user } = await typeRepair('/?size=small')
    const announced = listen()
    const size = () => screen.getByRole('combobox', { name: 'Size: Kite', hidden: true })
    await user.selectOptions(size(), 'large')
    await waitFor(() => expect(announced).toEqual(['Saved Kite.']))
    await user.selectOptions(size(), 'small')
    await waitFor(() => expect(announced).toEqual(['Saved Kite.', 'Saved Kite.']))
    expect(titles()).toEqual(['Kite'])
    expect(document.activeElement).toBe(size())
    expect(await details()).toHaveProperty('value', 'New tail')
  })

  it('is mentioned with a “Show It” button if the layout cannot show it', async () => {
    const { user } = await typeRepair()
    await user.click(screen.getByRole('button', { name: 'Board' }))
    await screen.findByText(/text that is not saved yet for/)
    await user.click(button('Show It'))
    expect(await details()).toHaveProperty('value', 'New tail')
    expect(screen.queryByText(/text that is not saved yet for/)).toBeNull()
  })

  it('is visible after “Show It,” even if the person had collapsed its part of the card', async () => {
    const { user } = await typeRepair()
    await user.click(screen.getByText('2 repairs'))
    await user.click(screen.getByText('2 repairs'))
    expect((await details()).closest('details')).toHaveProperty('open', false)
    await user.click(screen.getByRole('button', { name: 'Board' }))
    await user.click(await screen.findByRole('button', { name: 'Show It' }))
    expect((await details()).closest('details')).toHaveProperty('open', true)
  })

  it('returns as a new entry if another tab deleted the entry while the list was not shown', async () => {
    keepDraft('toys.repairs:1.a', { text: 'Both wings' }, { opened: { text: 'A wing' } })
    writeInAnotherTab('toys', [{ ...kite, repairs: [painted] }, ball])
    const { user, repository } = await renderView(view)
    expect(await details()).toHaveProperty('value', 'Both wings')
    await saveRepair(user)
    expect(repository.load(toys)[0]?.repairs).toMatchObject([painted, { text: 'Both wings' }])
  })

  it('is not saved into a deleted record, and the message offers no unavailable action', async () => {
    const { user } = await typeRepair()
    localStorage.setItem('toys', JSON.stringify([ball]))
    await user.click(button('Save'))
    expect(await screen.findByRole('textbox', { name: 'What you typed' })).toHaveProperty(
      'value',
      'New tail',
    )
    expect(document.body.textContent).not.toMatch(/save what is here as a new one/)
  })

  it('is shown with labels if it has more than one field', async () => {
    const { user } = await typeRepair()
    await user.selectOptions(screen.getByRole('combobox', { name: /What/, hidden: true }), 'Glued')
    act(() => writeInAnotherTab('toys', [ball]))
    expect(await screen.findByRole('textbox', { name: 'What you typed' })).toHaveProperty(
      'value',
      'What: Glued\nDetails: New tail',
    )
  })
})

it.each([
  ['a.b', 'c', 'a', 'b.c'],
  ['1', '2.new', '1.2', 'new'],
  ['x.', 'new', 'x', '.new'],
])(
  'Ids with dots share no unsaved text: %s with %s, and %s with %s',
  async (record, child, otherRecord, otherChild) => {
    stubScreen({ isWide: true })
    const other = { ...glued, text: 'Other', id: otherChild }
    const records = [
      { ...kite, id: record, repairs: [{ ...glued, id: child }] },
      { ...ball, id: otherRecord, repairs: otherChild === 'new' ? [] : [other] },
    ]
    localStorage.setItem('toys', JSON.stringify(records))
    const { user } = await renderView(view)
    const ofKite = within(await screen.findByLabelText('Repairs of Kite'))
    const open = child === 'new' ? 'Add a Repair: Kite' : 'Edit Glued of Kite'
    await user.click(ofKite.getByRole('button', { name: open, hidden: true }))
    await user.type(await details(), ' of Kite')
    // Leave the list and return to it.
    await user.click(screen.getByRole('button', { name: 'Board' }))
    await user.click(await screen.findByRole('button', { name: 'Show It' }))
    expect((await details()).closest('section')).toBe(screen.getByLabelText('Repairs of Kite'))
  },
)
