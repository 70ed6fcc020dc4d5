import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hasDrafts } from '@/engine/form/drafts'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { writeInAnotherTab } from '../../support/render-view'
import { buildToyRecord } from '../../support/toy-entity'
import { choose, closed, field, fill, form, press } from '../../support/toy-form'
import { ball, drum, kite, names, openList, pressDelete, search } from '../../support/toy-list'
import { openLook } from '../../support/toy-look'

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

it.each([
  ['the search', '/?search=ball', undefined],
  ['a filter', '/?size=small', 'Ball'],
])(
  'A record that its form takes out of %s is announced, and the focus moves on',
  async (_, address, next) => {
    const hidden = next ? 'Kite' : 'Ball'
    const { user } = await openList([kite, ball, drum], address)
    await user.click(await screen.findByRole('button', { name: `Edit ${hidden}` }))
    await screen.findByRole('form')
    if (next) await choose(user, 'Size', 'Medium')
    else await fill(user, 'Name', 'Globe')
    await press(user, 'Save')
    const name = next ? hidden : 'Globe'
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain(
        `Saved ${name}. Your filters hide ${name} now.`,
      ),
    )
    await waitFor(() => expect(document.activeElement?.textContent).toBe(next ?? 'Your toys'))
  },
)

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
  await openList(many(60), '/?edit=59')
  await screen.findByRole('form')
  expect(field('Name')).toHaveProperty('value', 'Toy 59')
  expect(neighbors()).toEqual([undefined, 'Toy 0'])
})

it.each(['cards', 'rows', 'board'])(
  'A record beyond the first page of %s stays when its form is saved or canceled',
  async (layout) => {
    for (const press of ['Save', 'Cancel']) {
      const { user, unmount } = await openLook(many(26), { address: `/?layout=${layout}&edit=25` })
      await user.click(await screen.findByRole('button', { name: press }))
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Toy 25'))
      unmount()
    }
  },
)

it('A new record that the order puts beyond the first page is shown', async () => {
  const { user } = await openLook(many(26), { address: '/?sort=name&edit=new' })
  await screen.findByRole('form', { name: 'Add New Toy' })
  await fill(user, 'Name', 'Zebra')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Zebra'))
})

it('Show More counts the records that are not shown, and moves the focus to the first of them', async () => {
  const { user } = await openList(many(28), '/?edit=25')
  await screen.findByRole('form')
  await user.click(screen.getByRole('button', { name: 'Show More (2 left)' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Toy 26'))
  expect(screen.queryByRole('button', { name: /Show More/ })).toBeNull()
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

describe('After Save or Delete, the next form with unsaved text opens, and has the focus', () => {
  /** Types into the form of the kite and of a new toy, then opens the form of the ball. */
  const typeInTwo = async () => {
    const list = await openList([kite, ball, drum], '/?edit=3')
    await screen.findByRole('form')
    await fill(list.user, 'Notes', 'Torn')
    await list.user.click(screen.getByRole('button', { name: 'Add Toy' }))
    await screen.findByRole('form', { name: 'Add New Toy' })
    await fill(list.user, 'Name', 'Yo-yo')
    await list.user.click(screen.getByRole('button', { name: 'Edit Ball' }))
    await waitFor(() => expect(field('Name')).toHaveProperty('value', 'Ball'))
    return list
  }
  const expectOpen = async (title: string, label: string, value: string) => {
    await screen.findByRole('form', { name: title })
    expect(field(label)).toHaveProperty('value', value)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: title })),
    )
  }

  it('after Save, until there is none', async () => {
    const { user } = await typeInTwo()
    await press(user, 'Save')
    await waitFor(() => expect(field('Notes')).toHaveProperty('value', 'Torn'))
    await expectOpen('Edit Toy', 'Name', 'Kite')
    await press(user, 'Save')
    await expectOpen('Add New Toy', 'Name', 'Yo-yo')
    await press(user, 'Save')
    await closed()
    expect(hasDrafts()).toBe(false)
  })

  it('not after Cancel, because a second click would discard its text', async () => {
    const { user } = await typeInTwo()
    await press(user, 'Cancel')
    await closed()
    expect(hasDrafts()).toBe(true)
  })

  it('not as a new record right after another new one: that text stays for the next visit', async () => {
    const { user } = await openList([kite, ball, drum], '/?edit=3')
    await screen.findByRole('form')
    await fill(user, 'Notes', 'Torn')
    await user.click(screen.getByRole('button', { name: 'Add Toy' }))
    await screen.findByRole('form', { name: 'Add New Toy' })
    act(() => writeInAnotherTab('toys', [ball, drum]))
    await fill(user, 'Name', 'Yo-yo')
    await press(user, 'Save')
    await closed()
    expect(hasDrafts()).toBe(true)
  })

  it('after the record of the form is deleted', async () => {
    const { user } = await typeInTwo()
    const dialog = await pressDelete(user, 'Ball')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(field('Notes')).toHaveProperty('value', 'Torn'))
    await expectOpen('Edit Toy', 'Name', 'Kite')
  })

  it('as a new record, if another tab has deleted its record', async () => {
    const { user } = await openList([kite, ball, drum], '/?edit=3')
    await screen.findByRole('form')
    await fill(user, 'Notes', 'Torn')
    await user.click(screen.getByRole('button', { name: 'Edit Ball' }))
    await waitFor(() => expect(field('Name')).toHaveProperty('value', 'Ball'))
    act(() => writeInAnotherTab('toys', [ball, drum]))
    await press(user, 'Save')
    await expectOpen('Add New Toy', 'Notes', 'Torn')
  })
})

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildToyRecord({ id: String(index), name: `Toy ${index}` }),
  )
