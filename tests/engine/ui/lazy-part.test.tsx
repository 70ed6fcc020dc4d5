import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, Suspense, type ComponentType, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart, renewFailedParts } from '@/engine/ui/lazy-part'

type Loaded = { default: ComponentType<{ name: string }> }

const part: Loaded = { default: ({ name }) => <p>Hello {name}</p> }

/** A load that the test settles. */
function controlledLoad() {
  let pending: { resolve: (loaded: Loaded) => void; reject: (error: Error) => void } | undefined
  const load = vi.fn(
    () => new Promise<Loaded>((resolve, reject) => void (pending = { resolve, reject })),
  )
  const settle = (how: (promise: NonNullable<typeof pending>) => void) =>
    act(() => {
      if (pending) how(pending)
      return Promise.resolve()
    })
  return {
    load,
    succeed: (loaded = part) => settle(({ resolve }) => resolve(loaded)),
    fail: () => settle(({ reject }) => reject(new Error('offline'))),
  }
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { isFailed: false }
  static getDerivedStateFromError = () => ({ isFailed: true })
  override render() {
    return this.state.isFailed ? 'Failed' : this.props.children
  }
}

const renderPart = (Part: ComponentType<{ name: string }>) =>
  act(() => {
    render(
      <Boundary>
        <Suspense fallback="Loading…">
          <Part name="Ada" />
        </Suspense>
      </Boundary>,
    )
    return Promise.resolve()
  })
const text = () => document.body.textContent

beforeEach(() => {
  // React logs the errors that the boundary catches.
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => void vi.restoreAllMocks())

it('A part loads when it first renders, and only once for all its uses', async () => {
  const { load, succeed } = controlledLoad()
  const Part = lazyPart(load)
  expect(load).not.toHaveBeenCalled()
  await renderPart(Part)
  expect(text()).toBe('Loading…')
  await succeed()
  expect(screen.getByText('Hello Ada')).toBeTruthy()
  await renderPart(Part)
  expect(screen.getAllByText('Hello Ada')).toHaveLength(2)
  expect(load).toHaveBeenCalledTimes(1)
})

it('A preloaded part renders at once, without the fallback', async () => {
  const Part = lazyPart(() => Promise.resolve(part))
  await Part.preload()
  const fallback = vi.fn(() => 'Loading…')
  const Fallback = () => fallback()
  render(
    <Suspense fallback={<Fallback />}>
      <Part name="Ada" />
    </Suspense>,
  )
  expect(screen.getByText('Hello Ada')).toBeTruthy()
  expect(fallback).not.toHaveBeenCalled()
})

it('A preload that fails rejects, and the part loads again when it renders', async () => {
  const { load, succeed, fail } = controlledLoad()
  const Part = lazyPart(load)
  const preloaded = expect(Part.preload()).rejects.toThrow('offline')
  await fail()
  await preloaded
  await renderPart(Part)
  await succeed()
  expect(text()).toBe('Hello Ada')
})

const Fallback = ({ name, error }: { name: string; error: unknown }) => (
  <p>
    No page for {name}: {String(error)}
  </p>
)

it.each([
  ['the error boundary', undefined, 'Failed'],
  ['its own fallback', Fallback, 'No page for Ada: Error: offline'],
])(
  'A part that failed to load is replaced by %s, and loads again once it is renewed',
  async (_, fallback, failed) => {
    const { load, succeed, fail } = controlledLoad()
    const Part = lazyPart(load, fallback)
    await renderPart(Part)
    await fail()
    expect(text()).toBe(failed)
    cleanup()
    renewFailedParts()
    await renderPart(Part)
    expect(load).toHaveBeenCalledTimes(2)
    await succeed()
    expect(text()).toBe('Hello Ada')
  },
)

it('A renewed part loads after the loads in progress, whose request for the same file may fail', async () => {
  const { load, succeed, fail } = controlledLoad()
  const Part = lazyPart(load)
  await renderPart(Part)
  await fail()
  cleanup()
  const other = controlledLoad()
  const preloaded = expect(lazyPart(other.load).preload()).rejects.toThrow('offline')
  renewFailedParts()
  await renderPart(Part)
  expect(load).toHaveBeenCalledTimes(1)
  await other.fail()
  await preloaded
  expect(load).toHaveBeenCalledTimes(2)
  await succeed()
  expect(text()).toBe('Hello Ada')
})
