import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { onAnnouncement } from '@/engine/announcer'
import { hasDrafts, keepDraft } from '@/engine/form/drafts'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { renderView, writeInAnotherTab } from '../../support/render-view'
import { stubScreen } from '../../support/toy-look'
import { ball, kite, glued, openList, painted, toys, view } from '../../support/toy-repairs'

failOnConsoleError()

const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const details = () => screen.findByRole('textbox', { name: /Details/, hidden: true })
const titles = () =>
  screen.queryAllByRole('heading', { level: 3, hidden: true }).map((title) => title.textContent)

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
    await saveRepair(user)
    await waitFor(() => expect(titles()).toEqual(['Ball']))
  })

  it('keeps its card and the focus when the record is changed out of the filter and back', async () => {
    const { user } = await typeRepair('/?size=small')
    const announced: string[] = []
    onTestFinished(onAnnouncement((text) => void (text && announced.push(text))))
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
    const open = child === 'new' ? 'Add a Repair: Kite' : 'Edit Glued'
    await user.click(ofKite.getByRole('button', { name: open, hidden: true }))
    await user.type(await details(), ' of Kite')
    // Leave the list and return to it.
    await user.click(screen.getByRole('button', { name: 'Board' }))
    await user.click(await screen.findByRole('button', { name: 'Show It' }))
    expect((await details()).closest('section')).toBe(screen.getByLabelText('Repairs of Kite'))
  },
)
