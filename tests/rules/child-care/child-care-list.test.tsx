import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addDays, calendarDay } from '@/engine/calendar-day'
import { BLANK } from '@/engine/print'
import { childCare } from '@/schemas/my-move/child-care'
import { moves, type MoveRecord } from '@/schemas/my-move/move'
import { customView } from '@/engine/views/custom/custom-view'
import { childCareList } from '@/screens/child-care/child-care-list'
import ExceptionRequest from '@/screens/child-care/ExceptionRequest'
import { buildChildCare } from '../../support/child-care'
import { buildMove } from '../../support/moves'
import { renderView } from '../../support/render-view'

it('The list warns about a program only while its child has no place', async () => {
  const neededBy = addDays(calendarDay(), 10)
  localStorage.setItem(
    childCare.key,
    JSON.stringify([
      buildChildCare({ id: 'a', program: 'Evergreen', status: 'accepted' }),
      buildChildCare({ id: 'b', program: 'Lewis Main Center', neededBy }),
      buildChildCare({ id: 'c', program: 'Harbor House', neededBy, forWhom: 'Leo' }),
    ]),
  )
  await renderView(childCareList)
  const title = await screen.findByText('Needed Now or Soon, No Offer Yet')
  const lines = within(title.parentElement!).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Harbor House'),
  ])
})

it('The list warns about a program of this move if the place was accepted for an earlier one', async () => {
  const neededBy = addDays(calendarDay(), 10)
  const askedOn = addDays(calendarDay(), -900)
  localStorage.setItem(
    moves.key,
    JSON.stringify([buildMove({ reportDate: addDays(calendarDay(), 30) })]),
  )
  localStorage.setItem(
    childCare.key,
    JSON.stringify([
      buildChildCare({ id: 'a', program: 'Evergreen', status: 'accepted', askedOn }),
      buildChildCare({ id: 'b', program: 'Harbor House', neededBy }),
    ]),
  )
  await renderView(childCareList)
  const title = await screen.findByText('Needed Now or Soon, No Offer Yet')
  expect(within(title.parentElement!).getByRole('listitem').textContent).toContain('Harbor House')
})

it('The request for an exception shows the pages behind the phone numbers that it names', async () => {
  const { user } = await renderView(customView(ExceptionRequest, 'the letter'))
  await screen.findByText('855-696-2934')
  for (const note of screen.getAllByText(/^Reviewed .* sources/)) await user.click(note)
  await screen.findByRole('link', { name: /^Child Care Aware of America: the help desk/ })
})

it('The request for an exception starts with a program of this move, if there is one', async () => {
  localStorage.setItem(moves.key, JSON.stringify([buildMove()]))
  const earlier = { askedOn: '2024-05-01', neededBy: '2024-08-01' }
  const now = { neededBy: '2027-02-22' }
  const options = [
    buildChildCare({ id: 'a', program: 'Evergreen', status: 'no-place', ...earlier }),
    buildChildCare({ id: 'b', program: 'Harbor House', status: 'to-ask', ...now, askedOn: '' }),
    buildChildCare({ id: 'c', program: 'Lewis Main Center', status: 'on-list', ...now }),
  ]
  const chosen = async (records: typeof options) => {
    localStorage.setItem(childCare.key, JSON.stringify(records))
    const { unmount } = await renderView(customView(ExceptionRequest, 'the letter'))
    const select = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: 'Child Care Option',
    })
    const { value } = select
    unmount()
    return value
  }
  expect(await chosen(options)).toBe('c')
  expect(await chosen(options.slice(0, 2))).toBe('b')
  expect(await chosen(options.slice(0, 1).concat({ ...options[0]!, id: 'd' }))).toBe('a')
})

it('The request for an exception is filled in from the move that was done last, but not from a canceled one', async () => {
  const move = buildMove({ from: 'HI', to: 'WA', reportDate: '2026-11-20' })
  const open = async (status: 'done' | 'cancelled') => {
    localStorage.setItem(moves.key, JSON.stringify([{ ...move, status }]))
    const { unmount } = await renderView(customView(ExceptionRequest, 'the letter'))
    const letter = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Request for an Exception',
    })
    const { value } = letter
    const asksForMove = screen.queryByRole('link', { name: /^Your move/ }) !== null
    unmount()
    return { value, asksForMove }
  }
  const done = await open('done')
  expect(done.value).toContain('We moved from Hawaii to Washington')
  expect(done.asksForMove).toBe(false)
  const canceled = await open('cancelled')
  expect(canceled.value).not.toContain('Hawaii')
  expect(canceled.asksForMove).toBe(true)
})

it('The request for an exception is about the done move that its program was asked for, or the planned one, and has blanks without either', async () => {
  const done = buildMove({
    id: '1',
    from: 'TX',
    to: 'VA',
    status: 'done',
    reportDate: '2024-06-10',
    createdAt: '2024-02-01T18:00:00.000Z',
    updatedAt: '2024-06-20T18:00:00.000Z',
  })
  const canceled = buildMove({
    id: '2',
    from: 'VA',
    to: 'WA',
    status: 'cancelled',
    createdAt: '2026-11-01T18:00:00.000Z',
    updatedAt: '2026-11-25T18:00:00.000Z',
  })
  const planned = buildMove({ id: '3', from: 'VA', to: 'HI' })
  const letterFor = async (askedOn: string, ...known: readonly MoveRecord[]) => {
    localStorage.setItem(moves.key, JSON.stringify(known))
    localStorage.setItem(childCare.key, JSON.stringify([buildChildCare({ askedOn })]))
    const { unmount } = await renderView(customView(ExceptionRequest, 'the letter'))
    const letter = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Request for an Exception',
    })
    const { value } = letter
    unmount()
    return /(?:moving|moved) from (.*) on military orders/.exec(value)?.[1]
  }
  const blank = `${BLANK} to ${BLANK}`
  expect(await letterFor('2026-11-10', canceled, done)).toBe(blank)
  expect(await letterFor('2026-11-10', planned, canceled, done)).toBe('Virginia to Hawaii')
  expect(await letterFor('2024-03-01', canceled, done)).toBe('Texas to Virginia')
  expect(await letterFor('2024-03-01', planned, canceled, done)).toBe('Texas to Virginia')
  expect(await letterFor('2026-11-28', planned, canceled, done)).toBe('Virginia to Hawaii')
  expect(await letterFor('2023-03-01', done)).toBe(blank)
})
