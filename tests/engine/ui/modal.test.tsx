import { act, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { announce } from '@/engine/announcer'
import { LiveRegion } from '@/engine/ui/LiveRegion'
import { Modal } from '@/engine/ui/Modal'

test('The page behind a dialog is inaccessible, for the first dialog and each later one', () => {
  const { rerender } = render(<h1>Page</h1>)
  for (let time = 0; time < 3; time++) {
    rerender(
      <>
        <h1>Page</h1>
        <Modal onClose={() => {}}>
          <p>Question</p>
        </Modal>
      </>,
    )
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.getByRole('dialog').textContent).toBe('Question')
    rerender(<h1>Page</h1>)
    expect(screen.getByRole('heading').textContent).toBe('Page')
  }
})

test('A dialog announces what happens while it is open', () => {
  render(
    <>
      <LiveRegion />
      <Modal onClose={() => {}}>
        <p>Question</p>
      </Modal>
    </>,
  )
  act(() => announce('Still waiting.'))
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('Still waiting.')
})
