import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineEntity } from '@/engine/model/entity'
import { requiredText } from '@/engine/model/rules'
import { listView } from '@/engine/views/list/list-view'
import { duplicates, duplicateWarning } from '@/screens/job-search/list/duplicates'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { renderView } from '../../support/render-view'
import { toyConfig, toys } from '../../support/toy-entity'
import { ball, drum, kite } from '../../support/toy-list'

failOnConsoleError()

const wishes = defineEntity({
  key: 'wishes',
  noun: ['wish', 'wishes'],
  schema: z.object({ name: requiredText('Name it.') }),
  keepsUpdatedAt: false,
  describe: ({ name }) => name,
  fields: { name: { label: 'Name', input: 'text' } },
})

const key = ({ name = '' }: { name?: string }) => name

const warnings = [
  duplicateWarning(toys, { key, line: ({ maker }) => `One of ${maker}.`, action: 'Open It' }),
  duplicateWarning(wishes, {
    key,
    line: ({ name }) => `You wished for a ${name}.`,
    action: 'Open the Wish',
    urlPrefix: 'wish',
  }),
]
const view = listView(toys, toyConfig, [duplicates(warnings, 'name')])

/** Opens the form with a wish for a ball, which has the id of the kite. */
async function openForm(address: string) {
  localStorage.setItem('toys', JSON.stringify([kite, ball, drum]))
  const createdAt = kite.createdAt
  localStorage.setItem('wishes', JSON.stringify([{ id: kite.id, name: 'Ball', createdAt }]))
  const { user } = await renderView(view, { address })
  const form = within(await screen.findByRole('form'))
  const type = async (name: string) => {
    const field = form.getByRole('textbox', { name: /^Name/ })
    await user.clear(field)
    await user.type(field, name)
  }
  return { user, form, type }
}

describe('A form that looks for duplicates', () => {
  it('warns about each list only while the typed name matches', async () => {
    const { form, type } = await openForm('/?edit=new')
    expect(form.queryByText(/One of|You wished/)).toBeNull()
    await type('Ball')
    form.getByText('One of Acme.')
    form.getByText('You wished for a Ball.')
    await type('Drum')
    form.getByText('One of Acme.')
    expect(form.queryByText(/You wished/)).toBeNull()
  })

  it('shows the warning under the configured field, before the next one', async () => {
    const { form, type } = await openForm('/?edit=new')
    await type('Ball')
    const warning = form.getByText('One of Acme.')
    const follows = (name: RegExp) =>
      warning.compareDocumentPosition(form.getByRole('textbox', { name })) ===
      Node.DOCUMENT_POSITION_FOLLOWING
    expect([follows(/^Name/), follows(/^Maker/)]).toEqual([false, true])
  })

  it('does not warn about the record being edited, but about one of the other list with its id', async () => {
    const { form, type } = await openForm(`/?edit=${kite.id}`)
    expect(form.queryByText(/One of/)).toBeNull()
    await type('Ball')
    form.getByText('You wished for a Ball.')
  })

  it('does not warn about the record being saved, which a screen reader would announce', async () => {
    const { user, form, type } = await openForm('/?edit=new')
    const warned: string[] = []
    const observer = new MutationObserver(() => {
      const warning = screen.queryByText(/One of/)
      if (warning) warned.push(warning.textContent)
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    await type('Top')
    await user.type(form.getByRole('textbox', { name: /^Maker/ }), 'Globex')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
    observer.disconnect()
    expect(warned).toEqual([])
  })

  it('opens the record of its own list in its place, and stays open beside one of the other list', async () => {
    const { user, form, type } = await openForm('/?edit=new&color=red')
    await type('Ball')
    await user.click(form.getByRole('button', { name: 'Open the Wish' }))
    await waitFor(() =>
      expect(window.location.search).toBe(`?edit=new&color=red&wish-edit=${kite.id}`),
    )
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Ball')
    await user.click(form.getByRole('button', { name: 'Open It' }))
    await screen.findByRole('form', { name: 'Edit Toy' })
    expect(new URLSearchParams(window.location.search).get('edit')).toBe(ball.id)
  })
})
