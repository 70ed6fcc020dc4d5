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

/** A form with a name in it, whose tab is duplicated and then saves. @returns the copy, with the same form open */
async function duplicate() {
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

describe('A draft that a duplicated tab holds too', () => {
  it('is one record, also when both tabs save it', async () => {
    const { user } = await duplicate()
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Drum' }])
    expect(stored()).toHaveLength(1)
    expect(hasDrafts()).toBe(false)
  })

  it('brings what was typed on there to that record', async () => {
    const { user } = await duplicate()
    await fill(user, 'Notes', 'Loud.')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Drum', notes: 'Loud.' }])
    expect(stored()).toHaveLength(1)
  })

  it('asks which to keep where both tabs typed on in the same field', async () => {
    const { user } = await duplicate()
    await fill(user, 'Name', 'Big drum')
    await save(user)
    await user.click(await within(form()).findByRole('radio', { name: 'Keep mine in Name' }))
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Big drum' }])
    expect(stored()).toHaveLength(1)
  })
})

describe('A record that is saved as new after another tab deleted it', () => {
  it('is one record, also when that tab takes the delete back', async () => {
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
    expect(stored()).toHaveLength(2)
  })

  it('is one record, also when its draft was loaded anew as that of a new one', async () => {
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
    expect(stored()).toHaveLength(2)
  })
})
