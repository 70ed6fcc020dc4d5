import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isWritingMany, leaveWithoutAsking } from '@/engine/form/ask-before-leaving'
import { clearPageState } from '@/engine/page-store'
import { asksBeforeLeaving } from '../../support/asks-before-leaving'
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

failOnConsoleError()

describe('Closing the page', () => {
  it('asks nothing while no form is open, nor over one in which nothing was typed', async () => {
    expect(asksBeforeLeaving()).toBe(false)
    const { user } = await openForm([kite, ball], '2')
    await user.tab()
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('asks while there is typed text, and no more once it is taken back', async () => {
    const { user } = await openForm([kite], '2')
    await user.type(field('Name'), 's')
    expect(asksBeforeLeaving()).toBe(true)
    await user.type(field('Name'), '{backspace}')
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('asks while many records are being written', () => {
    isWritingMany.set(true)
    expect(asksBeforeLeaving()).toBe(true)
    isWritingMany.set(false)
    expect(asksBeforeLeaving()).toBe(false)
  })

  it.each(['Save', 'Cancel'])('asks nothing any more after %s', async (button) => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    expect(asksBeforeLeaving()).toBe(true)
    await press(user, button)
    await closed()
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('asks again for text that came back with its form, not while its form is left', async () => {
    const { user, unmount } = await openNew()
    await fill(user, 'Name', 'Drum')
    unmount()
    expect(asksBeforeLeaving()).toBe(false)
    await comeBack()
    await screen.findByRole('form')
    within(form()).getByText(/What you typed before is still here\./)
    expect(asksBeforeLeaving()).toBe(true)
  })

  it('asks while a save waits, also when its form is left', async () => {
    const { letGo } = heldLocks()
    const { user, unmount } = await openNew()
    await fill(user, 'Name', 'Drum')
    await save(user)
    unmount()
    expect(asksBeforeLeaving()).toBe(true)
    await letGo()
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('asks nothing after a reset', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    act(() => clearPageState())
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('asks nothing when it is reloaded for a new version, until something is typed again', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    leaveWithoutAsking()
    expect(asksBeforeLeaving()).toBe(false)
    await user.type(field('Name'), 's')
    expect(asksBeforeLeaving()).toBe(true)
  })
})
