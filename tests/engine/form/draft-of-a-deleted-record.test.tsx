import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draftOrigin, formName, keepDraft, readDraft } from '@/engine/form/drafts'
import { renderView } from '../../support/render-view'
import { buildToyRecord, toyList, toys } from '../../support/toy-entity'

it.each(['/', '/?edit=123'])(
  'The draft of a record that was deleted in the meantime opens as a new record, at %s',
  async (address) => {
    keepDraft(formName(toys.key, '123'), { name: 'Half a kite' })
    await renderView(toyList, { address })
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
    expect(name.value).toBe('Half a kite')
    expect(window.location.search).toBe('?edit=new')
  },
)

it('Undoing the deletion of a record opens its form again, with the draft and the values that it is based on', async () => {
  const form = formName(toys.key, '123')
  localStorage.setItem(toys.key, JSON.stringify([buildToyRecord({ id: '123', name: 'Kite' })]))
  keepDraft(form, { name: 'My kite' }, { opened: { name: 'Kite' } })
  const { user } = await renderView(toyList)
  await screen.findByRole('form')
  await user.click(screen.getByRole('button', { name: /^Delete/ }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo: bring back Kite' }))
  const title = await screen.findByRole('heading', { name: 'Edit Toy' })
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'My kite')
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(readDraft(form)).toEqual({ name: 'My kite' })
  expect(draftOrigin(form)).toEqual({ opened: { name: 'Kite' } })
})
