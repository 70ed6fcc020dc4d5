import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataHealthCard } from '@/screens/account/user-data/health/DataHealthCard'
import { LateFailure } from '@/screens/account/user-data/health/LateFailure'
import WaitingLine from '@/screens/account/user-data/health/WaitingLine'
import { openForms } from '@/engine/form/open-forms'
import { cancelSave, startSave } from '@/engine/form/pending-saves'
import { lateFailure } from '@/engine/store/use-attempt'
import { SaveError } from '@/engine/store/save-error'
import { createLock } from '@/engine/store/tabs/lock'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { useChange } from '@/engine/store/use-change'
import { LiveRegion } from '@/engine/ui/LiveRegion'
import { TransitionPromo } from '@/screens/dashboard/TransitionPromo'
import { asksBeforeLeaving } from '../support/asks-before-leaving'
import { heldLocks } from '../support/held-locks'
import { toys } from '../support/toy-entity'

describe('The notice about a change that was not saved after its screen was left', () => {
  afterEach(() => act(() => lateFailure.set(undefined)))

  it('says why, and moves the focus to the page’s title when it is dismissed', () => {
    render(
      <main>
        <LateFailure />
        <h1 tabIndex={-1}>Housing Hub</h1>
      </main>,
    )
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => lateFailure.set(new SaveError('full')))
    expect(screen.getByRole('alert').textContent).toContain('was not saved. Your browser’s storage')
    const dismiss = screen.getByRole('button', { name: 'Dismiss' })
    dismiss.focus()
    fireEvent.click(dismiss)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Housing Hub' }))
  })

  it('is announced again when a second change fails for the same reason, and the focus stays', () => {
    render(<LateFailure />)
    act(() => lateFailure.set(new SaveError('full')))
    const first = screen.getByRole('alert')
    const dismiss = screen.getByRole('button', { name: 'Dismiss' })
    dismiss.focus()
    act(() => lateFailure.set(new SaveError('full')))
    // Screen readers announce a new alert, but not one that stays the same.
    expect(screen.getByRole('alert')).not.toBe(first)
    expect(screen.getByRole('alert').textContent).toBe(first.textContent)
    expect(document.activeElement).toBe(dismiss)
  })
})

describe('The message about the sister product', () => {
  it('moves the focus to the page’s title when it is dismissed', async () => {
    render(
      <RepositoryProvider repository={createRepository()}>
        <main>
          <h1 tabIndex={-1}>Dashboard</h1>
          <TransitionPromo />
        </main>
      </RepositoryProvider>,
    )
    const dismiss = screen.getByRole('button', { name: /^Dismiss/ })
    dismiss.focus()
    fireEvent.click(dismiss)
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dashboard' })),
    )
  })
})

describe('The button that asks the browser to keep the data', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'storage')
  })

  async function pressWith(persist: () => Promise<boolean>) {
    Object.assign(navigator, { storage: { persisted: () => Promise.resolve(false), persist } })
    render(
      <RepositoryProvider repository={createRepository()}>
        <DataHealthCard />
        <LiveRegion />
      </RepositoryProvider>,
    )
    const ask = await screen.findByRole('button', { name: 'Ask the Browser to Keep It' })
    ask.focus()
    fireEvent.click(ask)
  }

  it('announces the answer, and moves the focus to the card’s heading', async () => {
    await pressWith(() => Promise.resolve(true))
    // Shown, and announced.
    await waitFor(() => expect(screen.getAllByText(/^Yes. The browser has agreed/)).toHaveLength(2))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Data Health' })),
    )
  })

  it('does not say that the browser has declined if the request fails', async () => {
    await pressWith(() => Promise.reject(new TypeError('Not allowed here')))
    await waitFor(() => expect(screen.getAllByText(/^This browser does not say/)).toHaveLength(2))
    expect(screen.queryByText(/The browser has declined/)).toBeNull()
  })
})

describe('The line about changes that wait for another tab', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Two buttons that each start a change. */
  function ChangeButtons() {
    const { change } = useChange(toys)
    return ['One', 'Two'].map((name) => (
      <button key={name} onClick={() => void change((list) => [...list])}>
        {name}
      </button>
    ))
  }
  const lines = () => screen.queryAllByText(/^Still waiting/, { selector: 'p' })
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('appears once after two seconds, is announced, makes the browser ask before it closes the page, and goes with the last change', async () => {
    const { release } = heldLocks()
    render(
      <RepositoryProvider repository={createRepository()}>
        <ChangeButtons />
        <WaitingLine />
        <LiveRegion />
      </RepositoryProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'One' }))
    fireEvent.click(screen.getByRole('button', { name: 'Two' }))
    await advance(1500)
    expect(lines()).toHaveLength(0)
    await advance(1000)
    expect(lines()).toHaveLength(1)
    expect(screen.getByRole('status').textContent).toContain('Still waiting for another tab')
    expect(asksBeforeLeaving()).toBe(true)
    await release()
    await release()
    await waitFor(() => expect(lines()).toHaveLength(0))
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('is left to an open form that is saving, and appears once that form is closed', async () => {
    const { release } = heldLocks()
    render(
      <RepositoryProvider repository={createRepository()}>
        <ChangeButtons />
        <WaitingLine />
      </RepositoryProvider>,
    )
    act(() => {
      openForms.set(['toys:new'])
      startSave('toys:new', { entered: {}, values: {} }, () => new Promise(() => undefined))
    })
    fireEvent.click(screen.getByRole('button', { name: 'One' }))
    await advance(2500)
    expect(lines()).toHaveLength(0)
    act(() => openForms.set([]))
    expect(lines()).toHaveLength(1)
    act(() => cancelSave('toys:new'))
    await release()
  })

  it('does not mention another tab if the change waits for the disk of this device', async () => {
    const repository = createRepository()
    vi.spyOn(repository, 'update').mockImplementation((stored, change) =>
      createLock({ settled: () => new Promise(() => undefined) })
        .runAlone(() => Promise.resolve())
        .then(() => ({ before: stored.empty, after: change(stored.empty) })),
    )
    render(
      <RepositoryProvider repository={repository}>
        <ChangeButtons />
        <WaitingLine />
        <LiveRegion />
      </RepositoryProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'One' }))
    await advance(2500)
    expect(lines()).toHaveLength(0)
    expect(screen.getByRole('status').textContent).toContain('taking longer than usual')
  })
})
