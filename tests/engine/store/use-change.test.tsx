import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { defineDocument } from '@/engine/model/document'
import { lateFailure } from '@/engine/store/use-attempt'
import { createRepository, type Repository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { SaveError } from '@/engine/store/save-error'
import { useChange } from '@/engine/store/use-change'
import { useSave } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { onAnnouncement } from '@/engine/announcer'
import { eventually } from '../../support/eventually'
import { heldLocks } from '../../support/held-locks'
import { full } from '../../support/refuse-writes'

const box = defineDocument({
  key: 'box',
  contents: 'box',
  schema: z.object({ isOn: z.boolean(), presses: z.number() }),
  empty: { isOn: false, presses: 0 },
})

/** A checkbox bound to a stored value. */
function Box() {
  const { isOn } = useStored(box)
  const { change, failure } = useChange(box)
  return (
    <>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          const isOn = target.checked
          void change((current) => ({ isOn, presses: current.presses + 1 }), 'Saved.')
        }}
      />
      <p>{failure?.message}</p>
    </>
  )
}

let repository: Repository
const renderBox = () => {
  repository = createRepository()
  render(
    <RepositoryProvider repository={repository}>
      <Box />
    </RepositoryProvider>,
  )
}
const checkbox = () => screen.getByRole<HTMLInputElement>('checkbox')
/** Clicks, then runs microtasks, as a browser does before its next frame. */
const press = () =>
  act(async () => {
    checkbox().click()
    await Promise.resolve()
  })
const stored = (): unknown => JSON.parse(localStorage.getItem('box') ?? 'null')

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
})

describe('A control', () => {
  it('shows its new state before it is stored, and keeps it afterwards', async () => {
    const { release } = heldLocks()
    renderBox()
    await press()
    expect(checkbox().checked).toBe(true)
    expect(stored()).toBeNull()
    await release()
    await eventually(() => expect(stored()).toEqual({ isOn: true, presses: 1 }))
    expect(checkbox().checked).toBe(true)
  })

  it('reverts and shows a message when a write fails, until a later write succeeds', async () => {
    renderBox()
    const writes = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full()
    })
    await press()
    await screen.findByText(new SaveError('full').message)
    expect(checkbox().checked).toBe(false)
    writes.mockRestore()
    await press()
    await eventually(() => expect(stored()).toEqual({ isOn: true, presses: 1 }))
    await eventually(() => expect(screen.queryByText(/full/)).toBeNull())
    expect(checkbox().checked).toBe(true)
  })

  it('reverts and shows a message even if the next press, made before the write failed, succeeds', async () => {
    const { release } = heldLocks()
    renderBox()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw full()
    })
    await press()
    await press()
    expect(checkbox().checked).toBe(false)
    await release()
    await release()
    await eventually(() => expect(stored()).toEqual({ isOn: false, presses: 1 }))
    expect(checkbox().checked).toBe(false)
    await screen.findByText(new SaveError('full').message)
  })

  it('that unmounts before its write fails leaves the message to the page', async () => {
    onTestFinished(() => lateFailure.set(undefined))
    const { release } = heldLocks()
    renderBox()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full()
    })
    await press()
    cleanup()
    await release()
    await eventually(() => expect(lateFailure.get()).toEqual(new SaveError('full')))
  })

  it('announces “Saved.” only after every pending press is stored', async () => {
    const { release } = heldLocks()
    renderBox()
    const announced: string[] = []
    onTestFinished(onAnnouncement((text) => announced.push(text)))
    await press()
    await press()
    await release()
    await release()
    await eventually(() => expect(announced).toEqual(['', '', 'Saved.']))
    expect(stored()).toEqual({ isOn: false, presses: 2 })
    await press()
    await release()
    await eventually(() => expect(announced.slice(3)).toEqual(['', 'Saved.']))
  })

  it('ends in the last state that was pressed, however fast, and stores every press', async () => {
    const { release } = heldLocks()
    renderBox()
    const shown: boolean[] = []
    for (let count = 0; count < 10; count++) {
      await press()
      shown.push(checkbox().checked)
    }
    expect(shown).toEqual(Array.from({ length: 10 }, (_, at) => at % 2 === 0))
    await eventually(async () => {
      await release()
      expect(stored()).toEqual({ isOn: false, presses: 10 })
    })
    expect(checkbox().checked).toBe(false)
  })
})

describe('A form', () => {
  it('shows a value only after it is stored, and gets the reason if it is not', async () => {
    const { release } = heldLocks()
    renderBox()
    const { result } = renderHook(() => useSave(box), {
      wrapper: ({ children }) => (
        <RepositoryProvider repository={repository}>{children}</RepositoryProvider>
      ),
    })
    const saving = result.current(() => ({ isOn: true, presses: 1 }))
    await act(async () => Promise.resolve())
    expect(checkbox().checked).toBe(false)
    await release()
    await expect(saving).resolves.toEqual({ isOn: true, presses: 1 })
    await eventually(() => expect(checkbox().checked).toBe(true))

    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full()
    })
    const refused = result.current(() => ({ isOn: false, presses: 2 }))
    const refusal = vi.fn()
    refused.catch(refusal)
    await eventually(async () => {
      await release()
      expect(refusal).toHaveBeenCalledWith(expect.objectContaining({ reason: 'full' }))
    })
    expect(checkbox().checked).toBe(true)
  })
})
