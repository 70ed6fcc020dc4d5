import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { leaveWithoutAsking } from '@/engine/form/ask-before-leaving'
import { emptyPage } from '@/engine/page-store'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { heldLocks } from '../../support/held-locks'
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
} from '../../support/toy-form'

vi.setConfig({ testTimeout: 20_000 })
failOnConsoleError()

/** Whether the browser would ask before it closes the page. */
function asks(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

describe('Closing the page', () => {
  it('asks nothing while no form is open, nor over one in which nothing was typed', async () => {
    expect(asks()).toBe(false)
    const { user } = await openForm([kite, ball], '2')
    await user.tab()
    expect(asks()).toBe(false)
  })

  it('asks while there is typed text, and no more once it is taken back', async () => {
    const { user } = await openForm([kite], '2')
    await user.type(field('Name'), 's')
    expect(asks()).toBe(true)
    await user.type(field('Name'), '{backspace}')
    expect(asks()).toBe(false)
  })

  it.each(['Save', 'Cancel'])('asks nothing any more after %s', async (button) => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    expect(asks()).toBe(true)
    await press(user, button)
    await closed()
    expect(asks()).toBe(false)
  })

  it('asks again for text that came back with its form, not while its form is left', async () => {
    const { user, unmount } = await openNew()
    await fill(user, 'Name', 'Drum')
    unmount()
    expect(asks()).toBe(false)
    await comeBack()
    await screen.findByRole('form')
    within(form()).getByText(/What you typed before is still here\./)
    expect(asks()).toBe(true)
  })

  it('asks while a save waits, also when its form is left', async () => {
    const { letGo } = heldLocks()
    const { user, unmount } = await openNew()
    await fill(user, 'Name', 'Drum')
    await save(user)
    unmount()
    expect(asks()).toBe(true)
    await letGo()
    expect(asks()).toBe(false)
  })

  it('asks nothing after a reset', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    act(() => emptyPage())
    expect(asks()).toBe(false)
  })

  it('asks nothing when it is reloaded for a new version, until something is typed again', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    leaveWithoutAsking()
    expect(asks()).toBe(false)
    await user.type(field('Name'), 's')
    expect(asks()).toBe(true)
  })
})
