import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addDays, calendarDay } from '@/engine/calendar-day'
import { childCare } from '@/schemas/my-move/child-care'
import { moves } from '@/schemas/my-move/move'
import { childCareList } from '@/screens/child-care/child-care-list'
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
  const title = await screen.findByText('Needed Soon, No Offer Yet')
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
  const title = await screen.findByText('Needed Soon, No Offer Yet')
  expect(within(title.parentElement!).getByRole('listitem').textContent).toContain('Harbor House')
})
