import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { writeInAnotherTab } from '../../support/render-view'
import { buildToyRecord } from '../../support/toy-entity'
import { field, fill, form } from '../../support/toy-form'
import { ball, drum, kite, names, openList, pressDelete, search } from '../../support/toy-list'

failOnConsoleError()

/** The titles of the items before and after the form. */
const neighbors = () => {
  const item = form().closest('li')
  const title = (beside: Element | null | undefined) => beside?.querySelector('h3')?.textContent
  return [title(item?.previousElementSibling), title(item?.nextElementSibling)]
}

it('The form of a record replaces its card in place, and the card returns when it closes', async () => {
  const { user } = await openList()
  await user.click(screen.getByRole('button', { name: 'Edit Ball' }))
  await screen.findByRole('form', { name: 'Edit Toy' })
  expect(neighbors()).toEqual(['Kite', 'Drum'])
  expect(names()).toEqual(['Kite', 'Edit Toy', 'Drum'])
  await user.click(within(form()).getByRole('button', { name: 'Cancel' }))
  expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ball' })),
  )
})

it('A form stays in its place when a search hides its record, and keeps what was typed', async () => {
  const { user } = await openList([kite, ball, drum], '/?edit=2')
  await screen.findByRole('form')
  await fill(user, 'Name', 'Ball 2')
  await user.type(search(), 'kite')
  expect(neighbors()).toEqual(['Kite', undefined])
  expect(field('Name')).toHaveProperty('value', 'Ball 2')
})

it('A form stays in its place, and keeps the focus, when another tab deletes its record', async () => {
  const { user } = await openList([kite, ball, drum], '/?edit=2')
  await screen.findByRole('form')
  await fill(user, 'Name', 'Ball 2')
  const typedIn = document.activeElement
  act(() => writeInAnotherTab('toys', [kite, drum]))
  await within(form()).findByRole('alert')
  expect(neighbors()).toEqual(['Kite', 'Drum'])
  expect(document.activeElement).toBe(typedIn)
  expect(within(form()).queryByRole('button', { name: /^Delete/ })).toBeNull()
})

it('The form of a record that the page does not show comes first', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    buildToyRecord({ id: String(index), name: `Toy ${index}` }),
  )
  await openList(many, '/?edit=59')
  await screen.findByRole('form')
  expect(field('Name')).toHaveProperty('value', 'Toy 59')
  expect(neighbors()).toEqual([undefined, 'Toy 0'])
})

it('The open form of a record offers Delete, and another record can be added meanwhile', async () => {
  const { user } = await openList([kite, ball, drum], '/?edit=2')
  await screen.findByRole('form')
  const dialog = await pressDelete(user, 'Ball')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Add Toy' }))
  await screen.findByRole('form', { name: 'Add New Toy' })
  expect(screen.queryByRole('button', { name: 'Add Toy' })).toBeNull()
  expect(names()).toEqual(['Add New Toy', 'Kite', 'Ball', 'Drum'])
})
