import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { defineDocument } from '@/engine/model/document'
import { lateFailure } from '@/engine/store/late-failure'
import { createRepository, type Repository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { SaveError } from '@/engine/store/save-error'
import { useChange } from '@/engine/store/use-change'
import { useSave } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { onAnnouncement } from '@/engine/announcer'
import { heldLocks } from '../../support/held-locks'
import { full } from '../../support/refuse-writes'

const box = defineDocument({
  key: 'box',
  contents: 'box',
  schema: z.object({ isOn: z.boolean(), presses: z.number() }),
  empty: { isOn: false, presses: 0 },
})

/** A checkbox over what is stored. */
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
      <p>{failure}</p>
    </>
  )
}

let repository: Repository
const draw = () => {
  repository = createRepository()
  render(
    <RepositoryProvider repository={repository}>
      <Box />
    </RepositoryProvider>,
  )
}
const checkbox = () => screen.getByRole<HTMLInputElement>('checkbox')
/** What a browser does before its next frame: the press, and the microtasks after it. */
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
  it('shows its new state before anything is stored, and keeps it once it is', async () => {
    const { letGo } = heldLocks()
    draw()
    await press()
    expect(checkbox().checked).toBe(true)
    expect(stored()).toBeNull()
    await letGo()
    await vi.waitFor(() => expect(stored()).toEqual({ isOn: true, presses: 1 }))
    expect(checkbox().checked).toBe(true)
  })

  it('goes back with a sentence when the write fails, which leaves with the next that succeeds', async () => {
    draw()
    const writes = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full()
    })
    await press()
    await screen.findByText(new SaveError('full').message)
    expect(checkbox().checked).toBe(false)
    writes.mockRestore()
    await press()
    await vi.waitFor(() => expect(stored()).toEqual({ isOn: true, presses: 1 }))
    await vi.waitFor(() => expect(screen.queryByText(/full/)).toBeNull())
    expect(checkbox().checked).toBe(true)
  })

  it('goes back with a sentence also when the next press, made before it was known, succeeds', async () => {
    const { letGo } = heldLocks()
    draw()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw full()
    })
    await press()
    await press()
    expect(checkbox().checked).toBe(false)
    await letGo()
    await letGo()
    await vi.waitFor(() => expect(stored()).toEqual({ isOn: false, presses: 1 }))
    expect(checkbox().checked).toBe(false)
    await screen.findByText(new SaveError('full').message)
  })

  it('whose view was left before its write failed leaves the sentence to the page', async () => {
    const { letGo } = heldLocks()
    draw()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full()
    })
    await press()
    cleanup()
    await letGo()
    await vi.waitFor(() => expect(lateFailure.get()).toBe(new SaveError('full').message))
    lateFailure.set('')
  })

  it('says that it is saved once everything that was pressed is', async () => {
    const { letGo } = heldLocks()
    draw()
    const said: string[] = []
    onTestFinished(onAnnouncement((text) => said.push(text)))
    await press()
    await press()
    await letGo()
    await letGo()
    await vi.waitFor(() => expect(said).toEqual(['', '', 'Saved.']))
    expect(stored()).toEqual({ isOn: false, presses: 2 })
    await press()
    await letGo()
    await vi.waitFor(() => expect(said.slice(3)).toEqual(['', 'Saved.']))
  })

  it('ends in what was pressed last, however fast it is pressed, and counts every press', async () => {
    const { letGo } = heldLocks()
    draw()
    const shown: boolean[] = []
    for (let count = 0; count < 10; count++) {
      await press()
      shown.push(checkbox().checked)
    }
    expect(shown).toEqual(Array.from({ length: 10 }, (_, at) => at % 2 === 0))
    await vi.waitFor(async () => {
      await letGo()
      expect(stored()).toEqual({ isOn: false, presses: 10 })
    })
    expect(checkbox().checked).toBe(false)
  })
})

describe('A form', () => {
  it('shows nothing as saved before it is stored, and hears why where it is not', async () => {
    const { letGo } = heldLocks()
    draw()
    const { result } = renderHook(() => useSave(box), {
      wrapper: ({ children }) => (
        <RepositoryProvider repository={repository}>{children}</RepositoryProvider>
      ),
    })
    const saving = result.current(() => ({ isOn: true, presses: 1 }))
    await act(async () => Promise.resolve())
    expect(checkbox().checked).toBe(false)
    await letGo()
    await expect(saving).resolves.toEqual({ isOn: true, presses: 1 })
    await vi.waitFor(() => expect(checkbox().checked).toBe(true))

    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full()
    })
    const refused = result.current(() => ({ isOn: false, presses: 2 }))
    const refusal = vi.fn()
    refused.catch(refusal)
    await vi.waitFor(async () => {
      await letGo()
      expect(refusal).toHaveBeenCalledWith(expect.objectContaining({ reason: 'full' }))
    })
    expect(checkbox().checked).toBe(true)
  })
})
