import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hasDrafts } from '@/engine/form/drafts'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { denied, refuseWrites } from '../../support/refuse-writes'
import { writeInAnotherTab } from '../../support/render-view'
import {
  ball,
  closed,
  field,
  fill,
  form,
  kite,
  openForm,
  press,
  save,
  stored,
  type User,
} from '../../support/toy-form'

failOnConsoleError()

describe('A record that is deleted elsewhere while it is edited', () => {
  const saveAsNew = async (user: User) => {
    expect((await within(form()).findByRole('alert')).textContent).toContain(
      'This was deleted elsewhere while you were editing it.',
    )
    expect(field('Name')).toHaveProperty('value', 'Big kite')
    expect(within(form()).queryByRole('button', { name: 'Save' })).toBeNull()
    await press(user, 'Save as new')
    await closed()
    expect(stored()).toMatchObject([{ name: 'Big kite', maker: 'Acme' }, { name: 'Ball' }])
    // It keeps its id, so that Undo in the tab that deleted it does not add a second record.
    expect(stored()[0]).toHaveProperty('id', '2')
    expect(hasDrafts()).toBe(false)
  }

  it('can be saved as a new one', async () => {
    const { user } = await openForm([kite, ball], '2')
    await fill(user, 'Name', 'Big kite')
    act(() => writeInAnotherTab('toys', [ball]))
    await saveAsNew(user)
  })

  it('can be saved as a new one, even if only the save detects the deletion', async () => {
    const { user } = await openForm([kite, ball], '2')
    await fill(user, 'Name', 'Big kite')
    localStorage.setItem('toys', JSON.stringify([ball]))
    await save(user)
    await saveAsNew(user)
  })

  it('says why it could not be saved as a new one, but not why an earlier save failed', async () => {
    const { user } = await openForm([kite, ball], '2')
    await fill(user, 'Name', 'Big kite')
    const says = (sentence: string) =>
      waitFor(() => expect(within(form()).getByRole('alert').textContent).toContain(sentence))
    const refused = refuseWrites(denied())
    await save(user)
    await says('Your browser refused to save this.')
    refused.mockRestore()
    act(() => writeInAnotherTab('toys', [ball]))
    await says('This was deleted elsewhere while you were editing it.')
    const refusedAgain = refuseWrites(denied())
    await press(user, 'Save as new')
    await says('Your browser refused to save this.')
    refusedAgain.mockRestore()
    await press(user, 'Save as new')
    await closed()
    expect(stored()).toMatchObject([{ name: 'Big kite' }, { name: 'Ball' }])
  })

  it('can be discarded with Cancel', async () => {
    const { user } = await openForm([kite, ball], '2')
    await fill(user, 'Name', 'Big kite')
    act(() => writeInAnotherTab('toys', [ball]))
    await within(form()).findByRole('alert')
    await press(user, 'Cancel')
    await closed()
    expect(stored()).toEqual([ball])
    expect(hasDrafts()).toBe(false)
  })

  it('closes its form when it is deleted in the same tab', async () => {
    const { user } = await openForm([kite, ball], '2')
    await fill(user, 'Name', 'Big kite')
    await user.click(screen.getByRole('button', { name: 'Delete Kite' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await closed()
    expect(stored()).toEqual([ball])
    expect(hasDrafts()).toBe(false)
  })
})
