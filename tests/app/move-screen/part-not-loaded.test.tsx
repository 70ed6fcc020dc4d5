import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { MoveActions } from '@/screens/my-move/MoveActions'
import { MoveHead } from '@/screens/my-move/MoveHead'
import { useMoveChange } from '@/screens/my-move/use-move-change'
import { buildMove } from '../../support/moves'

const network = vi.hoisted(() => ({ isOnline: false }))
vi.mock('@/screens/my-move/binder/MoveBinder', () => ({
  get default() {
    return partOnline()
  },
}))
vi.mock('@/engine/ui/ConfirmDialog', () => ({
  get default() {
    return partOnline()
  },
}))
function partOnline() {
  if (!network.isOnline) throw new TypeError('Failed to fetch dynamically imported module: x')
  return () => <p>The part</p>
}

const ignore = () => {}
function Actions() {
  return (
    <MoveActions move={buildMove()} change={useMoveChange()} onStart={ignore} onEnded={ignore} />
  )
}

it.each<[string, string, ReactNode]>([
  [
    'Print Move Binder',
    'The printout did not open.',
    <MoveHead move={undefined} isFormOpen={false} canPrint onChange={ignore} />,
  ],
  ['Cancel This Move', 'The question did not open, so your move is unchanged.', <Actions />],
])('“%s” that does not load leaves the page, and loads when pressed again', async (...row) => {
  const [name, failure, part] = row
  network.isOnline = false
  render(
    <RepositoryProvider repository={createRepository()}>
      <p>The plan</p>
      {part}
    </RepositoryProvider>,
  )
  const button = await screen.findByRole('button', { name })
  fireEvent.click(button)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(failure))
  screen.getByText('The plan')
  network.isOnline = true
  fireEvent.click(button)
  await screen.findByText('The part')
  expect(screen.queryByRole('alert')).toBeNull()
})
