import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hasDrafts } from '@/engine/form/drafts'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { writeInAnotherTab } from '../../support/render-view'
import type { ToyRecord } from '../../support/toy-entity'
import {
  ball,
  choose,
  closed,
  comeBack,
  field,
  fill,
  form,
  kite,
  openForm,
  save,
  stored,
} from '../../support/toy-form'

failOnConsoleError()

/** Finds the question which of two values of a field to keep. */
const findQuestion = (label: string) =>
  within(form()).findByRole('group', { name: `${label}: which one do you want to keep?` })
const option = (label: string, side: 'Keep mine' | 'Use theirs') =>
  within(form()).getByRole<HTMLInputElement>('radio', { name: `${side} in ${label}` })
const otherTab = (changes: Partial<ToyRecord>) =>
  act(() => writeInAnotherTab('toys', [ball, { ...kite, ...changes }]))

/** Changes the notes in a form and in another tab, then saves the form. @returns the user */
async function openConflict(theirs: Partial<ToyRecord> = { notes: 'Mended.' }) {
  const { user } = await openForm([ball, kite], '2')
  await fill(user, 'Notes', 'Torn.')
  otherTab(theirs)
  await save(user)
  await findQuestion('Notes')
  return user
}

describe('A field that another tab changed since the form opened', () => {
  it('is not overwritten: nothing is saved, both values are shown, and the question gets the focus', async () => {
    await openConflict({ notes: 'Mended.', color: 'green' })
    expect(stored()).toEqual([ball, { ...kite, notes: 'Mended.', color: 'green' }])
    expect(within(form()).getByRole('alert').textContent).toContain('Another tab changed the same')
    expect((await findQuestion('Notes')).textContent).toContain('You typed: Torn.')
    expect((await findQuestion('Notes')).textContent).toContain(
      'Changed in another tab to: Mended.',
    )
    await waitFor(() => expect(document.activeElement).toBe(option('Notes', 'Keep mine')))
    expect(option('Notes', 'Keep mine').checked).toBe(false)
    expect(option('Notes', 'Use theirs').checked).toBe(false)
    expect(within(form()).getAllByRole('group')).toHaveLength(1)
    expect(field('Notes')).toHaveProperty('value', 'Torn.')
  })

  it('is saved as typed here with “Keep mine”, and the other fields as changed in the other tab', async () => {
    const user = await openConflict({ notes: 'Mended.', color: 'green' })
    await user.click(option('Notes', 'Keep mine'))
    expect(within(form()).queryByRole('alert')).toBeNull()
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Ball' }, { notes: 'Torn.', color: 'green' }])
    expect(hasDrafts()).toBe(false)
  })

  it('keeps the other tab’s value with “Use theirs”, and what was typed in other fields is saved', async () => {
    const user = await openConflict()
    await fill(user, 'Name', 'Big kite')
    await user.click(option('Notes', 'Use theirs'))
    expect(field('Notes')).toHaveProperty('value', 'Mended.')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Ball' }, { notes: 'Mended.', name: 'Big kite' }])
    expect(hasDrafts()).toBe(false)
  })

  it('can be decided again until the save: what was typed is not lost', async () => {
    const user = await openConflict()
    await user.click(option('Notes', 'Use theirs'))
    await user.click(option('Notes', 'Keep mine'))
    expect(field('Notes')).toHaveProperty('value', 'Torn.')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Ball' }, { notes: 'Torn.' }])
  })

  it('can be edited after “Use theirs”, which counts as “Keep mine”', async () => {
    const user = await openConflict()
    await user.click(option('Notes', 'Use theirs'))
    await user.type(field('Notes'), ' Torn again.')
    expect(option('Notes', 'Keep mine').checked).toBe(true)
    expect((await findQuestion('Notes')).textContent).toContain('You typed: Mended. Torn again.')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Ball' }, { notes: 'Mended. Torn again.' }])
  })

  it('is asked about again after a save without a choice, or when the other tab changes it again', async () => {
    const user = await openConflict()
    await save(user)
    await waitFor(() => expect(document.activeElement).toBe(option('Notes', 'Keep mine')))
    await user.click(option('Notes', 'Keep mine'))
    otherTab({ notes: 'Given away.' })
    await save(user)
    await waitFor(async () =>
      expect((await findQuestion('Notes')).textContent).toContain(
        'Changed in another tab to: Given away.',
      ),
    )
    expect(option('Notes', 'Keep mine').checked).toBe(false)
    expect(stored()).toEqual([ball, { ...kite, notes: 'Given away.' }])
  })

  it('is asked about in the order of the form, whatever the kind of field', async () => {
    const { user } = await openForm([ball, kite], '2')
    await choose(user, 'Size', 'Medium')
    await choose(user, 'Status', 'Wished for')
    await fill(user, 'Pieces', '5')
    await user.click(field('Fragile'))
    await fill(user, 'Shop', '')
    otherTab({ size: 'large', pieces: 7, link: 'https://example.com/other', isFragile: true })
    await save(user)
    await findQuestion('Size')
    const groups = within(form()).getAllByRole('group')
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Size: which one do you want to keep?',
      'Shop: which one do you want to keep?',
      'Pieces: which one do you want to keep?',
    ])
    expect((await findQuestion('Size')).textContent).toContain('You typed: Medium')
    expect((await findQuestion('Size')).textContent).toContain(
      'Changed in another tab to: Extra Large',
    )
    expect((await findQuestion('Shop')).textContent).toContain('You typed: blank')
    await user.click(option('Size', 'Use theirs'))
    await user.click(option('Shop', 'Keep mine'))
    expect(within(form()).getByRole('alert').textContent).toContain('Choose which one to keep')
    await user.click(option('Pieces', 'Use theirs'))
    expect(field('Size')).toHaveProperty('value', 'large')
    expect(field('Pieces')).toHaveProperty('value', '7')
    await save(user)
    await closed()
    const both = { size: 'large', link: '', pieces: 7, isFragile: true, isWished: true }
    expect(stored()).toMatchObject([{ name: 'Ball' }, both])
  })

  it('is asked about even if it is hidden by then', async () => {
    const wished = { ...kite, isWished: true, budget: '10 dollars' }
    const { user } = await openForm([ball, wished], '2')
    await fill(user, 'Budget', '20 dollars')
    await choose(user, 'Status', 'Owned')
    act(() => writeInAnotherTab('toys', [{ ...wished, budget: '30 dollars' }]))
    await save(user)
    await findQuestion('Budget')
    await user.click(option('Budget', 'Keep mine'))
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ budget: '20 dollars', isWished: false }])
  })

  it('is asked about even if the form was closed and opened again in between', async () => {
    const { user, unmount } = await openForm([ball, kite], '2')
    await fill(user, 'Notes', 'Torn.')
    unmount()
    localStorage.setItem('toys', JSON.stringify([ball, { ...kite, notes: 'Mended.' }]))
    const back = await comeBack()
    await screen.findByRole('form')
    await save(back.user)
    await findQuestion('Notes')
    expect(stored()).toEqual([ball, { ...kite, notes: 'Mended.' }])
  })
  it('keeps the choice of “Keep mine” when the form is closed and opened again', async () => {
    const { user, unmount } = await openForm([ball, kite], '2')
    await fill(user, 'Notes', 'Torn.')
    otherTab({ notes: 'Mended.' })
    await save(user)
    await findQuestion('Notes')
    await user.click(option('Notes', 'Keep mine'))
    unmount()
    const back = await comeBack()
    await screen.findByRole('form')
    await save(back.user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Ball' }, { notes: 'Torn.' }])
  })
})
