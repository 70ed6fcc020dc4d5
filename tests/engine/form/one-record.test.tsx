import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { draftOrigin, hasDrafts, keepDraft, readDraft } from '@/engine/form/drafts'
import { putBackRecord } from '@/engine/store/records'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { writeInAnotherTab } from '../../support/render-view'
import { toys } from '../../support/toy-entity'
import {
  ball,
  closed,
  comeBack,
  fill,
  form,
  kite,
  openForm,
  openNew,
  press,
  save,
  stored,
} from '../../support/toy-form'

failOnConsoleError()

const DRAFT = 'toys:new'

/** Types a name, duplicates the tab and saves in the first one. @returns the duplicate, with the same form open */
async function duplicateTab() {
  const { user, unmount } = await openNew()
  await fill(user, 'Name', 'Drum')
  const [typed = {}, origin] = [readDraft(DRAFT), draftOrigin(DRAFT)]
  await save(user)
  await closed()
  unmount()
  keepDraft(DRAFT, typed, origin)
  const copy = await comeBack()
  await screen.findByRole('form', { name: 'Add New Toy' })
  return copy
}

describe('A draft that a duplicated tab has too', () => {
  it('becomes one record, even if both tabs save it', async () => {
    const { user } = await duplicateTab()
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Drum' }])
    expect(hasDrafts()).toBe(false)
  })

  it('adds what was typed in the duplicate to that record', async () => {
    const { user } = await duplicateTab()
    await fill(user, 'Notes', 'Loud.')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Drum', notes: 'Loud.' }])
  })

  it('asks which value to keep if both tabs saved different ones in a field', async () => {
    const { user } = await duplicateTab()
    await fill(user, 'Name', 'Big drum')
    await save(user)
    await user.click(await within(form()).findByRole('radio', { name: 'Keep mine in Name' }))
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Big drum' }])
  })
})

describe('A record that is saved as new after another tab deleted it', () => {
  it('stays one record, even if that tab undoes the deletion', async () => {
    const { user, repository } = await openForm([kite, ball], '2')
    await fill(user, 'Notes', 'Torn.')
    act(() => writeInAnotherTab('toys', [ball]))
    await within(form()).findByRole('alert')
    await press(user, 'Save as new')
    await closed()
    await act(() => repository.update(toys, putBackRecord(kite, 0)))
    expect(stored()).toMatchObject([
      { ...kite, notes: 'Torn.', updatedAt: expect.any(String) as unknown },
      ball,
    ])
  })

  it('stays one record, even if its draft was reopened as that of a new one', async () => {
    const { user, unmount } = await openForm([kite, ball], '2')
    await fill(user, 'Notes', 'Torn.')
    unmount()
    localStorage.setItem('toys', JSON.stringify([ball]))
    const back = await comeBack()
    await screen.findByRole('form', { name: 'Add New Toy' })
    act(() => writeInAnotherTab('toys', [kite, ball]))
    await fill(back.user, 'Name', 'Big kite')
    await save(back.user)
    await back.user.click(await within(form()).findByRole('radio', { name: 'Use theirs in Name' }))
    await save(back.user)
    await closed()
    expect(stored()).toMatchObject([{ id: '2', name: 'Kite', notes: 'Torn.' }, { name: 'Ball' }])
  })
})
