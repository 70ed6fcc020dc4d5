import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isWritingMany, leaveWithoutAsking } from '@/engine/form/ask-before-leaving'
import { clearTabState } from '@/engine/page-store'
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
  it('does not ask while no form is open, or while nothing was typed into the open one', async () => {
    expect(asksBeforeLeaving()).toBe(false)
    const { user } = await openForm([kite, ball], '2')
    await user.tab()
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('asks while there is unsaved text, and no longer once the text is undone', async () => {
    const { user } = await openForm([kite], '2')
    await user.type(field('Name'), 's')
    expect(asksBeforeLeaving()).toBe(true)
    await user.type(field('Name'), '{backspace}')
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('asks while many records are being written', () => {
    onTestFinished(() => isWritingMany.set(false))
    isWritingMany.set(true)
    expect(asksBeforeLeaving()).toBe(true)
    isWritingMany.set(false)
    expect(asksBeforeLeaving()).toBe(false)
  })

  it.each(['Save', 'Cancel'])('does not ask after %s', async (button) => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    expect(asksBeforeLeaving()).toBe(true)
    await press(user, button)
    await closed()
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('asks again when a form with a draft is reopened, but not while it is closed', async () => {
    const { user, unmount } = await openNew()
    await fill(user, 'Name', 'Drum')
    unmount()
    expect(asksBeforeLeaving()).toBe(false)
    await comeBack()
    await screen.findByRole('form')
    within(form()).getByText(/What you typed before is still here\./)
    expect(asksBeforeLeaving()).toBe(true)
  })

  it('asks while a save is pending, even after its form is closed', async () => {
    const { release } = heldLocks()
    const { user, unmount } = await openNew()
    await fill(user, 'Name', 'Drum')
    await save(user)
    unmount()
    expect(asksBeforeLeaving()).toBe(true)
    await release()
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('does not ask after a reset', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    act(() => clearTabState())
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('does not ask when the page reloads for a new version, until something is typed again', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    leaveWithoutAsking()
    expect(asksBeforeLeaving()).toBe(false)
    await user.type(field('Name'), 's')
    expect(asksBeforeLeaving()).toBe(true)
  })
})
