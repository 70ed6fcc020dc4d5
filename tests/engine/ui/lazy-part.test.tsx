import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, Suspense, type ComponentType, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart, renewFailedParts } from '@/engine/ui/lazy-part'

type Loaded = { default: ComponentType<{ name: string }> }

const part: Loaded = { default: ({ name }) => <p>Hello {name}</p> }

/** A load that is answered when the test says so. */
function heldLoad() {
  let answer: { resolve: (loaded: Loaded) => void; reject: (error: Error) => void } | undefined
  const load = vi.fn(
    () => new Promise<Loaded>((resolve, reject) => void (answer = { resolve, reject })),
  )
  const settle = (how: (held: NonNullable<typeof answer>) => void) =>
    act(() => {
      if (answer) how(answer)
      return Promise.resolve()
    })
  return {
    load,
    arrive: (loaded = part) => settle(({ resolve }) => resolve(loaded)),
    fail: () => settle(({ reject }) => reject(new Error('no line'))),
  }
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { isFailed: false }
  static getDerivedStateFromError = () => ({ isFailed: true })
  override render() {
    return this.state.isFailed ? 'Failed' : this.props.children
  }
}

const draw = (Part: ComponentType<{ name: string }>) =>
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
  // React reports what the boundary catches.
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('A part loads when it is first drawn, and once for all places', async () => {
  const { load, arrive } = heldLoad()
  const Part = lazyPart(load)
  expect(load).not.toHaveBeenCalled()
  await draw(Part)
  expect(text()).toBe('Loading…')
  await arrive()
  expect(screen.getByText('Hello Ada')).toBeTruthy()
  await draw(Part)
  expect(screen.getAllByText('Hello Ada')).toHaveLength(2)
  expect(load).toHaveBeenCalledTimes(1)
})

it('A part that was loaded ahead is drawn at once, with nothing in its place before', async () => {
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

it('A load ahead that fails says so, and the part loads again when it is drawn', async () => {
  const { load, arrive, fail } = heldLoad()
  const Part = lazyPart(load)
  const ahead = expect(Part.preload()).rejects.toThrow('no line')
  await fail()
  await ahead
  await draw(Part)
  await arrive()
  expect(text()).toBe('Hello Ada')
})

const Fallback = ({ name, error }: { name: string; error: unknown }) => (
  <p>
    No page for {name}: {String(error)}
  </p>
)

it.each([
  ['the boundary around', undefined, 'Failed'],
  ['what stands in for it', Fallback, 'No page for Ada: Error: no line'],
])(
  'A part that failed gives way to %s, and loads again once it was made ready',
  async (_, instead, failed) => {
    const { load, arrive, fail } = heldLoad()
    const Part = lazyPart(load, instead)
    await draw(Part)
    await fail()
    expect(text()).toBe(failed)
    cleanup()
    renewFailedParts()
    await draw(Part)
    expect(load).toHaveBeenCalledTimes(2)
    await arrive()
    expect(text()).toBe('Hello Ada')
  },
)
