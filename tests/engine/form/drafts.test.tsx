import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { formName, hasDrafts, keepDraft, readDraft } from '@/engine/form/drafts'
import { defineEntity } from '@/engine/model/entity'
import { listView } from '@/engine/views/list/list-view'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { storedBytes } from '../../support/stored-bytes'
import { renderView } from '../../support/render-view'
import { toyConfig, toys, toySchema, type Toy } from '../../support/toy-entity'
import {
  ball,
  choose,
  closed,
  comeBack,
  defaults,
  field,
  fill,
  form,
  kite,
  openForm,
  openNew,
  press,
  save,
  formValues,
  stored,
} from '../../support/toy-form'

failOnConsoleError()

describe('A draft', () => {
  it('is restored when the form is closed and opened again', async () => {
    const { user, unmount } = await openNew()
    await fill(user, 'Name', 'Dru')
    await choose(user, 'Size', 'Small')
    unmount()
    await comeBack()
    await screen.findByRole('form', { name: 'Add New Toy' })
    expect(formValues()).toEqual({ ...defaults, Name: 'Dru', Size: 'Small' })
    within(form()).getByText(/What you typed before is still here\./)
    expect(storedBytes()).toEqual({})
  })

  it('is restored with the values that a link preselected, and is removed when the text is undone', async () => {
    const { user, unmount } = await openForm([], 'new&edit.size=small')
    await user.type(field('Name'), 'D')
    unmount()
    await comeBack()
    await screen.findByRole('form', { name: 'Add New Toy' })
    expect(formValues()).toEqual({ ...defaults, Name: 'D', Size: 'Small' })
    await user.type(field('Name'), '{backspace}')
    expect(hasDrafts()).toBe(false)
  })

  it('keeps its other values when a link preselects different ones', async () => {
    const { user, unmount } = await openNew()
    await fill(user, 'Name', 'Dru')
    unmount()
    await comeBack('/?edit=new&edit.size=small')
    await screen.findByRole('form', { name: 'Add New Toy' })
    expect(formValues()).toEqual({ ...defaults, Name: 'Dru' })
  })

  it('comes back when a link leads to the list that is already open', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Dru')
    act(() => window.history.pushState(null, '', '/'))
    await screen.findByRole('form', { name: 'Add New Toy' })
    expect(formValues()).toEqual({ ...defaults, Name: 'Dru' })
  })

  it.each([
    ['the stored date', kite.bought],
    ['the one typed before', '2026-01-31'],
  ])(
    'has %s after a part of a date was deleted, so that Save does not remove it',
    async (_, day) => {
      const { user, unmount } = await openForm([kite], '2')
      await fill(user, 'Notes', 'Torn.')
      await fill(user, 'Date Bought', day)
      // The browser reports such a date as blank.
      Object.defineProperty(field('Date Bought'), 'validity', { value: { badInput: true } })
      await user.clear(field('Date Bought'))
      unmount()
      await comeBack()
      await screen.findByRole('form', { name: 'Edit Toy' })
      expect(formValues()).toMatchObject({ 'Date Bought': day, Notes: 'Torn.' })
    },
  )

  it('keeps a stored date of which a part was deleted, even after another field has hidden it', async () => {
    const bought = { ...toys.fields.bought, visible: ({ size }: Toy) => size === 'small' }
    const view = listView(
      defineEntity({
        key: 'toys',
        noun: ['toy', 'toys'],
        schema: toySchema,
        keepsUpdatedAt: true,
        describe: ({ name }) => name,
        fields: { ...toys.fields, bought },
      }),
      toyConfig,
    )
    localStorage.setItem('toys', JSON.stringify([kite]))
    const { user } = await renderView(view, { address: '/?edit=2' })
    await screen.findByRole('form')
    Object.defineProperty(field('Date Bought'), 'validity', { value: { badInput: true } })
    await user.clear(field('Date Bought'))
    await choose(user, 'Size', 'Medium')
    await fill(user, 'Notes', 'Torn.')
    expect(readDraft(formName('toys', '2'))).toEqual({ size: 'medium', notes: 'Torn.' })
  })

  it('of an edit is restored in the form of that record', async () => {
    const { user, unmount } = await openForm([kite, ball], '2')
    await fill(user, 'Notes', 'Torn.')
    unmount()
    await comeBack()
    await screen.findByRole('form', { name: 'Edit Toy' })
    expect(formValues()).toMatchObject({ Name: 'Kite', Notes: 'Torn.' })
    expect(stored()).toEqual([kite, ball])
  })

  it('is removed by Cancel, and the stored record stays unchanged', async () => {
    const { user, unmount } = await openForm([kite, ball], '2')
    await fill(user, 'Name', 'Torn kite')
    await press(user, 'Cancel')
    await closed()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kite' })),
    )
    expect(stored()).toEqual([kite, ball])
    expect(hasDrafts()).toBe(false)
    unmount()
    const back = await comeBack()
    expect(screen.queryByRole('form')).toBeNull()
    await back.user.click(screen.getByRole('button', { name: 'Edit Kite' }))
    await screen.findByRole('form')
    expect(field('Name')).toHaveProperty('value', 'Kite')
  })

  it('of a new record is removed by Cancel, and the next form starts with the defaults', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Dru')
    await press(user, 'Cancel')
    await closed()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your toys' })),
    )
    await user.click(screen.getByRole('button', { name: 'Add Toy' }))
    await screen.findByRole('form')
    expect(formValues()).toEqual(defaults)
  })

  it('is removed by a save', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    expect(hasDrafts()).toBe(true)
    await save(user)
    await closed()
    expect(hasDrafts()).toBe(false)
  })

  it('is not created by tabbing through the fields of a form', async () => {
    const { user, unmount } = await openForm([kite], '2')
    for (let step = 0; step < 15; step++) await user.tab()
    expect(hasDrafts()).toBe(false)
    unmount()
    await comeBack()
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('is removed when the user undoes the change by hand', async () => {
    const { user } = await openForm([kite], '2')
    await user.type(field('Name'), 's')
    expect(hasDrafts()).toBe(true)
    await user.type(field('Name'), '{backspace}')
    expect(hasDrafts()).toBe(false)
  })

  it('from another version of the form fills the fields that still exist, and can be saved', async () => {
    keepDraft(formName(toys.key, 'new'), { name: 'Kite', pieces: 'many', maker: 5, wheels: '4' })
    const { user } = await openNew()
    expect(formValues()).toEqual({ ...defaults, Name: 'Kite' })
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Kite', pieces: 0, maker: '' }])
    expect(stored()[0]).not.toHaveProperty('wheels')
    expect(hasDrafts()).toBe(false)
  })
})
