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

describe('A form that looks for what is alike', () => {
  it('says it of each list once it is typed, and no more once it is not so', async () => {
    const { form, type } = await openForm('/?edit=new')
    expect(form.queryByText(/One of|You wished/)).toBeNull()
    await type('Ball')
    form.getByText('One of Acme.')
    form.getByText('You wished for a Ball.')
    await type('Drum')
    form.getByText('One of Acme.')
    expect(form.queryByText(/You wished/)).toBeNull()
  })

  it('says it under the field that its list names, before the others', async () => {
    const { form, type } = await openForm('/?edit=new')
    await type('Ball')
    const said = form.getByText('One of Acme.')
    const follows = (name: RegExp) =>
      said.compareDocumentPosition(form.getByRole('textbox', { name })) ===
      Node.DOCUMENT_POSITION_FOLLOWING
    expect([follows(/^Name/), follows(/^Maker/)]).toEqual([false, true])
  })

  it('does not find the record that is edited, but one of the other list with its id', async () => {
    const { form, type } = await openForm(`/?edit=${kite.id}`)
    expect(form.queryByText(/One of/)).toBeNull()
    await type('Ball')
    form.getByText('You wished for a Ball.')
  })

  it('does not find the record that is being saved, which a screen reader would hear as a warning', async () => {
    const { user, form, type } = await openForm('/?edit=new')
    const warned: string[] = []
    const seen = new MutationObserver(() => {
      const warning = screen.queryByText(/One of/)
      if (warning) warned.push(warning.textContent)
    })
    seen.observe(document.body, { childList: true, subtree: true, characterData: true })
    await type('Top')
    await user.type(form.getByRole('textbox', { name: /^Maker/ }), 'Globex')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
    seen.disconnect()
    expect(warned).toEqual([])
  })

  it('leads to the record in its own list, or closes for the one in the other list', async () => {
    const { user, form, type } = await openForm('/?edit=new&color=red')
    await type('Ball')
    await user.click(form.getByRole('button', { name: 'Open It' }))
    await waitFor(() => expect(window.location.search).toBe(`?edit=${ball.id}&color=red`))
    const edited = within(await screen.findByRole('form', { name: 'Edit Toy' }))
    await user.click(edited.getByRole('button', { name: 'Open the Wish' }))
    await waitFor(() => expect(window.location.search).toBe(`?color=red&wish-edit=${kite.id}`))
    expect(screen.queryByRole('form')).toBeNull()
  })
})
