import { setTimeout as sleep } from 'node:timers/promises'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readStoredDrafts } from '@/engine/form/drafts-storage'
import { clearTabState } from '@/engine/page-store'
import { customView } from '@/engine/views/custom/custom-view'
import { childCare } from '@/schemas/my-move/child-care'
import ExceptionRequest from '@/screens/child-care/ExceptionRequest'
import MyAnswer from '@/screens/licensing/answer/MyAnswer'
import { asksBeforeLeaving } from '../support/asks-before-leaving'
import { buildLicense } from '../support/licenses'
import { buildMove } from '../support/moves'
import { renderView, writeInAnotherTab } from '../support/render-view'

/** The drafts that the next page of the tab would load. */
function draftsOfNextPage() {
  window.dispatchEvent(new Event('pagehide'))
  return readStoredDrafts()
}

const board = '/?profession=attorney&from=TX&to=WA&paper=letter'

const letterCalled = (label: string) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: label })
const boardLetter = () => letterCalled('Letter to the Board')
const request = () => letterCalled('Request for an Exception')

/** Adds a line to the letter. @returns its new text */
async function addThanks(letter: () => Promise<HTMLTextAreaElement>) {
  const text = `${(await letter()).value}\nThank you.`
  fireEvent.change(await letter(), { target: { value: text } })
  return text
}

const KEPT = /^Your edits stay in this browser tab\./

describe.each([
  ['Request for an Exception', ExceptionRequest, '/'],
  ['Letter to the Board', MyAnswer, board],
] as const)('The edits of a letter: %s', (label, Letter, address) => {
  const open = () => renderView(customView(Letter, 'the letter'), { address })
  const letter = () => letterCalled(label)

  it('stay when the view is left, and for the next page of the tab', async () => {
    const first = await open()
    const written = (await letter()).value
    expect(asksBeforeLeaving()).toBe(false)
    expect(screen.queryByText(KEPT)).toBeNull()
    const text = await addThanks(letter)
    expect(asksBeforeLeaving()).toBe(true)
    first.unmount()
    expect(asksBeforeLeaving()).toBe(false)
    expect([...draftsOfNextPage().values()]).toEqual([{ typed: { text }, origin: {} }])

    await open()
    expect((await letter()).value).toBe(text)
    screen.getByText(KEPT)
    expect(asksBeforeLeaving()).toBe(true)
    fireEvent.change(await letter(), { target: { value: written } })
    expect(screen.queryByText(KEPT)).toBeNull()
    expect(draftsOfNextPage()).toHaveProperty('size', 0)
  })

  it('are discarded by their button, which Undo takes back, and the focus stays beside both', async () => {
    const { user } = await open()
    const written = (await letter()).value
    const text = await addThanks(letter)
    await user.click(screen.getByRole('button', { name: 'Discard Edits' }))
    expect((await letter()).value).toBe(written)
    expect(draftsOfNextPage()).toHaveProperty('size', 0)
    expect(screen.queryByText(KEPT)).toBeNull()
    await user.tab()
    const undo = screen.getByRole('button', { name: 'Undo: put your edits back' })
    expect(document.activeElement).toBe(undo)
    await user.click(undo)
    expect((await letter()).value).toBe(text)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Discard Edits' }))
    // New edits end the offer: Undo would replace them.
    await user.keyboard('{Enter}')
    fireEvent.change(await letter(), { target: { value: 'Dear board' } })
    expect(screen.queryByRole('button', { name: 'Undo: put your edits back' })).toBeNull()
  })

  it('end with a reset of all data', async () => {
    await open()
    const written = (await letter()).value
    await addThanks(letter)
    act(clearTabState)
    expect((await letter()).value).toBe(written)
    expect(draftsOfNextPage()).toHaveProperty('size', 0)
  })
})

it('An edited letter to the board keeps its question when another tab changes the licenses and the move', async () => {
  const license = buildLicense({ id: '1', profession: 'attorney', state: 'TX' })
  localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'TX', to: 'WA' })]))
  localStorage.setItem('professionalLicenses', JSON.stringify([license]))
  await renderView(customView(MyAnswer, 'the letter'), { address: '/?paper=letter' })
  const text = await addThanks(boardLetter)
  const nurse = { ...license, profession: 'registered-nurse', state: 'FL', status: 'expired' }
  await act(async () => {
    writeInAnotherTab('professionalLicenses', [nurse])
    writeInAnotherTab('moves', [buildMove({ from: 'FL', to: 'HI' })])
    await sleep(0)
  })
  expect((await boardLetter()).value).toBe(text)
  expect(asksBeforeLeaving()).toBe(true)
})

it('My Answer links to the edited letters, and a letter for another question has none of their edits', async () => {
  const view = customView(MyAnswer, 'the letter')
  const first = await renderView(view, { address: board })
  const text = await addThanks(boardLetter)
  first.unmount()
  const second = await renderView(view, { address: board.replace('TX', 'OH') })
  expect((await boardLetter()).value).toContain('Ohio')
  expect(screen.queryByText(KEPT)).toBeNull()
  second.unmount()
  const { user } = await renderView(view)
  await user.click(
    await screen.findByRole('link', {
      name: 'Attorney: Texas to Washington (Active, in good standing)',
    }),
  )
  expect((await boardLetter()).value).toBe(text)
})

describe('An edited request for an exception', () => {
  const view = customView(ExceptionRequest, 'the letter')
  const option = (id: string, forWhom: string) => ({
    ...childCare.schema.parse({ program: 'Center', forWhom, status: 'no-place' }),
    id,
    createdAt: '2026-11-01T18:00:00.000Z',
  })
  const store = (...options: object[]) => localStorage.setItem('childCare', JSON.stringify(options))
  const shown = (label: string) =>
    screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent

  it('comes back with its office and child care option, by a link that names neither', async () => {
    store(option('1', 'Sam'), option('2', 'Kim'))
    const { user, unmount } = await renderView(view)
    await request()
    await user.selectOptions(screen.getByLabelText('Send It To'), 'Child Care Office')
    await user.selectOptions(screen.getByLabelText('Child Care Option'), '2')
    const text = await addThanks(request)
    await act(async () => {
      writeInAnotherTab('childCare', [option('3', 'Lee'), option('1', 'Sam'), option('2', 'Kim')])
      await sleep(0)
    })
    expect((await request()).value).toBe(text)
    unmount()

    await renderView(view)
    expect((await request()).value).toBe(text)
    expect(shown('Send It To')).toBe('Child Care Office')
    expect(shown('Child Care Option')).toContain('Kim')
    await user.selectOptions(screen.getByLabelText('Child Care Option'), '1')
    expect((await request()).value).toContain('care for Sam')
    expect(screen.queryByText(KEPT)).toBeNull()
    expect(shown('Send It To')).toBe('Child Care Office')
  })

  it.each([
    ['the list gets its first option', [], [option('1', 'Sam')]],
    ['its option is deleted', [option('2', 'Kim')], [option('1', 'Sam')]],
  ] as const)('stays when %s, beside the letter of that list', async (_, before, after) => {
    store(...before)
    const { user, unmount } = await renderView(view)
    const text = await addThanks(request)
    unmount()
    store(...after)
    await renderView(view)
    expect((await request()).value).toBe(text)
    expect(shown('Child Care Option')).toBe('Not in your list')
    await user.selectOptions(screen.getByLabelText('Child Care Option'), '1')
    expect((await request()).value).toContain('Sam')
    await user.selectOptions(screen.getByLabelText('Child Care Option'), 'Not in your list')
    expect((await request()).value).toBe(text)
  })

  it('is shown again by Undo after another letter was chosen', async () => {
    const { user } = await renderView(view)
    const text = await addThanks(request)
    await user.click(screen.getByRole('button', { name: 'Discard Edits' }))
    await user.selectOptions(screen.getByLabelText('Send It To'), 'Child Care Office')
    await user.click(screen.getByRole('button', { name: 'Undo: put your edits back' }))
    expect((await request()).value).toBe(text)
    expect(shown('Send It To')).toBe('Fee Assistance Program')
  })
})
