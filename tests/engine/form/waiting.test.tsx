import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasDrafts, readDraft } from '@/engine/form/drafts'
import { pendingSaves } from '@/engine/form/pending-saves'
import { clearTabState } from '@/engine/page-store'
import { lateFailure } from '@/engine/store/use-attempt'
import { SaveError } from '@/engine/store/save-error'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { heldLocks } from '../../support/held-locks'
import { full, refuseWrites } from '../../support/refuse-writes'
import { storedBytes } from '../../support/stored-bytes'
import {
  ball,
  closed,
  comeBack,
  field,
  fill,
  form,
  kite,
  openForm,
  openNew,
  press,
  save,
  status,
  stored,
} from '../../support/toy-form'

failOnConsoleError()

const waiting = () => within(form()).queryByText(/^Still waiting for another tab of this site\./)
/** Advances the fake timers. */
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  lateFailure.set(undefined)
})

describe('A save that waits for another tab', () => {
  it('says after two seconds that it is waiting and what to do, and closes the form once it is done', async () => {
    const { release } = heldLocks()
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    await save(user)
    await advance(200)
    within(form()).getByRole('button', { name: 'Saving…' })
    expect(waiting()).toBeNull()
    await advance(2000)
    expect(waiting()?.textContent).toContain('Close its other tabs, or keep this one open.')
    expect(waiting()?.textContent).toContain('What you typed is safe here.')
    expect(status()).toContain('Still waiting for another tab')
    expect(within(form()).queryByRole('button', { name: 'Saving…' })).toBeNull()
    await release()
    await closed()
    expect(stored()).toMatchObject([{ name: 'Drum' }])
    expect(status()).toBe('Saved Drum.')
  })

  it('leaves the form open with what was typed meanwhile, which the next save adds to the same record', async () => {
    const { release } = heldLocks()
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    await save(user)
    await fill(user, 'Notes', 'Loud.')
    await fill(user, 'Name', 'Big drum')
    await release()
    await within(form()).findByText('Saved. What you typed since then is not saved yet.')
    expect(stored()).toMatchObject([{ name: 'Drum', notes: '' }])
    expect(field('Notes')).toHaveProperty('value', 'Loud.')
    expect(readDraft('toys:new')).toMatchObject({ name: 'Big drum', notes: 'Loud.' })
    await save(user)
    await release()
    await closed()
    expect(stored()).toMatchObject([{ name: 'Big drum', notes: 'Loud.' }])
    expect(hasDrafts()).toBe(false)
  })

  it('keeps the focus on Save while it is slow, and after it has failed', async () => {
    const { release } = heldLocks()
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    within(form()).getByRole('button', { name: 'Save' }).focus()
    await user.keyboard('{Enter}')
    await advance(200)
    const button = within(form()).getByRole('button', { name: 'Saving…' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    // A disabled button loses the focus in a browser.
    expect(button).toHaveProperty('disabled', false)
    await user.keyboard('{Enter}')
    const refusal = refuseWrites(full(), (key) => key === 'toys')
    await release()
    await within(form()).findByRole('alert')
    expect(document.activeElement).toBe(button)
    refusal.mockRestore()
    await user.keyboard('{Enter}')
    await release()
    await closed()
    expect(stored()).toMatchObject([{ name: 'Drum' }])
  })

  it('is aborted by Cancel: nothing is saved, then or later', async () => {
    const { release } = heldLocks()
    const { user } = await openForm([kite, ball], '2')
    await fill(user, 'Name', 'Big kite')
    await save(user)
    await press(user, 'Cancel')
    await closed()
    await release()
    expect(stored()).toEqual([kite, ball])
    expect(hasDrafts()).toBe(false)
    expect(status()).not.toContain('Saved')
    expect(lateFailure.get()).toBeUndefined()

    await user.click(screen.getByRole('button', { name: 'Edit Kite' }))
    await screen.findByRole('form')
    expect(field('Name')).toHaveProperty('value', 'Kite')
    await fill(user, 'Notes', 'Torn.')
    await save(user)
    await release()
    await closed()
    expect(stored()).toMatchObject([{ name: 'Kite', notes: 'Torn.' }, { name: 'Ball' }])
  })

  it('continues when the form is closed, and does not move the user back to it', async () => {
    const { release } = heldLocks()
    const { user } = await openForm([kite, ball], '2')
    await fill(user, 'Name', 'Big kite')
    await save(user)
    await user.click(screen.getByRole('button', { name: 'Edit Ball' }))
    await waitFor(() => expect(field('Name')).toHaveProperty('value', 'Ball'))
    await fill(user, 'Notes', 'Red.')
    await release()
    await waitFor(() => expect(status()).toBe('Saved Big kite.'))
    expect(stored()).toMatchObject([{ name: 'Big kite' }, { name: 'Ball', notes: '' }])
    expect(window.location.search).toBe('?edit=1')
    expect(document.activeElement).toBe(field('Notes'))
    expect(readDraft('toys:2')).toBeUndefined()
    expect(readDraft('toys:1')).toEqual({ notes: 'Red.' })
  })

  it('adds one record if the user closes the form and opens it again', async () => {
    const { release } = heldLocks()
    const { user, unmount } = await openNew()
    await fill(user, 'Name', 'Drum')
    await save(user)
    unmount()
    await comeBack()
    await screen.findByRole('form')
    expect(field('Name')).toHaveProperty('value', 'Drum')
    await advance(2200)
    expect(waiting()).not.toBeNull()
    const button = within(form()).getByRole('button', { name: 'Waiting to Save' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await release()
    await closed()
    expect(stored()).toMatchObject([{ name: 'Drum' }])
    expect(hasDrafts()).toBe(false)
  })

  it('that fails after the form was closed reports a late failure and keeps the draft', async () => {
    const { release } = heldLocks()
    const { user, unmount } = await openNew()
    await fill(user, 'Name', 'Drum')
    await save(user)
    unmount()
    refuseWrites(full(), (key) => key === 'toys')
    await release()
    await waitFor(() => expect(lateFailure.get()).toEqual(new SaveError('full')))
    expect(readDraft('toys:new')).toMatchObject({ name: 'Drum' })
  })

  it('is aborted by a reset, and does not write erased data again', async () => {
    const { release } = heldLocks()
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    await save(user)
    await advance(100)
    act(() => {
      localStorage.clear()
      clearTabState()
    })
    await release()
    expect(storedBytes()).toEqual({})
    expect(pendingSaves.get().size).toBe(0)
  })
})
