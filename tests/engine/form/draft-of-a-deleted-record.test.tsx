import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formName, keepDraft } from '@/engine/form/drafts'
import { renderView } from '../../support/render-view'
import { toyList, toys } from '../../support/toy-entity'

it.each(['/', '/?edit=123'])(
  'What was typed into the form of a record that is gone by now comes back as a new record, at %s',
  async (address) => {
    keepDraft(formName(toys.key, '123'), { name: 'Half a kite' })
    await renderView(toyList, { address })
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
    expect(name.value).toBe('Half a kite')
    expect(window.location.search).toBe('?edit=new')
  },
)
