import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPart } from '@/engine/ui/lazy-part'
import { PendingView } from '@/engine/ui/PendingView'

const loaded = { default: () => <p>The form</p> }

afterEach(() => void vi.useRealTimers())

it('A view renders as soon as its code has loaded, without the 300 ms that React waits', async () => {
  vi.useFakeTimers()
  let arrive = () => {}
  const Form = lazyPart<object>(() => new Promise((resolve) => (arrive = () => resolve(loaded))))
  render(
    <PendingView part={Form} meanwhile="Opening the form…">
      <Form />
    </PendingView>,
  )
  expect(screen.getByText('Opening the form…')).toBeTruthy()
  await act(async () => {
    arrive()
    await Promise.resolve()
  })
  expect(document.body.textContent).toBe('The form')
})

it('A view whose code has loaded renders at once, without a placeholder', async () => {
  const Form = lazyPart(() => Promise.resolve(loaded))
  await Form.preload()
  const meanwhile = vi.fn(() => null)
  const Meanwhile = () => meanwhile()
  render(
    <PendingView part={Form} meanwhile={<Meanwhile />}>
      <Form />
    </PendingView>,
  )
  expect(document.body.textContent).toBe('The form')
  expect(meanwhile).not.toHaveBeenCalled()
})
