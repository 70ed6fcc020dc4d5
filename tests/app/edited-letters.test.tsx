import { setTimeout as sleep } from 'node:timers/promises'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepDraft } from '@/engine/form/drafts'
import { readStoredDrafts } from '@/engine/form/drafts-storage'
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

it.each([
  ['Request for an Exception', ExceptionRequest, '/'],
  ['Letter to the Board', MyAnswer, '/?profession=attorney&from=TX&to=WA&paper=letter'],
] as const)(
  'The edits of a letter come back after a reload, and end when it is closed: %s',
  async (label, Letter, address) => {
    const open = () => renderView(customView(Letter, 'the letter'), { address })
    const letter = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: label })

    const first = await open()
    const text = (await letter()).value
    expect(asksBeforeLeaving()).toBe(false)
    fireEvent.change(await letter(), { target: { value: `${text}\nThank you.` } })
    expect(asksBeforeLeaving()).toBe(true)
    const drafts = draftsOfNextPage()
    first.unmount()
    expect(asksBeforeLeaving()).toBe(false)
    expect(draftsOfNextPage()).toHaveProperty('size', 0)

    for (const [form, { typed }] of drafts) keepDraft(form, typed)
    const reloaded = await open()
    expect((await letter()).value).toBe(`${text}\nThank you.`)
    expect(asksBeforeLeaving()).toBe(true)
    fireEvent.change(await letter(), { target: { value: text } })
    expect(asksBeforeLeaving()).toBe(false)
    reloaded.unmount()

    await open()
    expect((await letter()).value).toBe(text)
  },
)

it('An edited letter to the board keeps its question when another tab changes the licenses and the move', async () => {
  const license = buildLicense({ id: '1', profession: 'attorney', state: 'TX' })
  localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'TX', to: 'WA' })]))
  localStorage.setItem('professionalLicenses', JSON.stringify([license]))
  await renderView(customView(MyAnswer, 'the letter'), { address: '/?paper=letter' })
  const letter = () =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Letter to the Board' })
  const text = `${(await letter()).value}\nThank you.`
  fireEvent.change(await letter(), { target: { value: text } })
  const nurse = { ...license, profession: 'registered-nurse', state: 'FL', status: 'expired' }
  await act(async () => {
    writeInAnotherTab('professionalLicenses', [nurse])
    writeInAnotherTab('moves', [buildMove({ from: 'FL', to: 'HI' })])
    await sleep(0)
  })
  expect((await letter()).value).toBe(text)
  expect(asksBeforeLeaving()).toBe(true)
})

it('An edited request for an exception comes back after a reload with its office and child care option', async () => {
  const option = (id: string, forWhom: string) => ({
    ...childCare.schema.parse({ program: 'Center', forWhom, status: 'no-place' }),
    id,
    createdAt: '2026-11-01T18:00:00.000Z',
  })
  localStorage.setItem('childCare', JSON.stringify([option('1', 'Sam')]))
  const letter = () =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Request for an Exception' })
  const { user } = await renderView(customView(ExceptionRequest, 'the letter'))
  await letter()
  await user.selectOptions(screen.getByLabelText('Send It To'), 'Child Care Office')
  const text = `${(await letter()).value}\nThank you.`
  fireEvent.change(await letter(), { target: { value: text } })
  await act(async () => {
    writeInAnotherTab('childCare', [option('2', 'Kim'), option('1', 'Sam')])
    await sleep(0)
  })
  expect((await letter()).value).toBe(text)

  const drafts = draftsOfNextPage()
  const address = window.location.search
  cleanup()
  for (const [form, { typed }] of drafts) keepDraft(form, typed)
  await renderView(customView(ExceptionRequest, 'the letter'), { address: `/${address}` })
  expect((await letter()).value).toBe(text)
})
