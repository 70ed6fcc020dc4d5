import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { onAnnouncement } from '@/engine/announcer'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { heldLocks } from '../../support/held-locks'
import { writeInAnotherTab } from '../../support/render-view'
import { denied, full, refuseWrites } from '../../support/refuse-writes'
import { storedBytes } from '../../support/stored-bytes'
import { buildToyRecord } from '../../support/toy-entity'
import {
  ball,
  drum,
  kite,
  names,
  openList,
  pressDelete,
  search,
  type User,
} from '../../support/toy-list'

failOnConsoleError()

describe('Deleting', () => {
  it('asks first, and Cancel keeps the record and gives the focus back', async () => {
    const { user } = await openList()
    const bytes = storedBytes()
    const dialog = await pressDelete(user, 'Ball')
    dialog.getByText('Delete this toy?')
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }))
    expect(storedBytes()).toEqual(bytes)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
    expect(storedBytes()).toEqual(bytes)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Ball' })),
    )
  })

  it('is cancelled by Escape', async () => {
    const { user } = await openList()
    await pressDelete(user, 'Ball')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Ball' })),
    )
  })

  it('removes one record, announces it, and moves the focus to the next one', async () => {
    const { user } = await openList()
    await user.click((await pressDelete(user, 'Ball')).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Drum' })),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(names()).toEqual(['Kite', 'Drum'])
    expect(screen.getByRole('status').textContent).toContain('Deleted Ball.')
    expect(storedBytes()).toEqual({ toys: JSON.stringify([kite, drum]) })
  })

  it('moves the focus to the next one that the filter shows', async () => {
    const { user } = await openList([ball, kite, drum], '/?size=small')
    await user.click((await pressDelete(user, 'Ball')).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kite' })),
    )
  })

  it('moves the focus to the list’s heading after the last one', async () => {
    const { user } = await openList([kite])
    await user.click((await pressDelete(user, 'Kite')).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your toys' })),
    )
    screen.getByRole('heading', { name: 'No Toys Yet' })
  })

  it('is no longer asked about once another tab has deleted the record, which is announced, even if that tab brings it back', async () => {
    const { user } = await openList()
    await pressDelete(user, 'Ball')
    act(() => writeInAnotherTab('toys', [kite, drum]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your toys' })),
    )
    expect(screen.getByRole('status').textContent).toBe('Ball was deleted in another tab already.')
    act(() => writeInAnotherTab('toys', [kite, ball, drum]))
    await waitFor(() => expect(names()).toEqual(['Kite', 'Ball', 'Drum']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows why it failed, and keeps the record', async () => {
    const { user } = await openList()
    const bytes = storedBytes()
    refuseWrites(denied())
    await user.click((await pressDelete(user, 'Ball')).getByRole('button', { name: 'Delete' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your browser refused to save this.',
    )
    expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
    expect(storedBytes()).toEqual(bytes)
    expect(screen.getByRole('status').textContent).not.toContain('Deleted')
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete Ball'),
    )
  })

  it('succeeds if another tab has already deleted the record', async () => {
    const { user } = await openList()
    const dialog = await pressDelete(user, 'Ball')
    localStorage.setItem('toys', JSON.stringify([kite, drum]))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(names()).toEqual(['Kite', 'Drum']))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('A delete that waits for another tab', () => {
  it('completes after the user leaves the list, without changing the URL of the next page', async () => {
    const { release } = heldLocks()
    const { user, unmount } = await openList([kite, ball, drum], '/?edit=2')
    await user.click((await pressDelete(user, 'Ball')).getByRole('button', { name: 'Delete' }))
    unmount()
    window.history.replaceState(null, '', '/other?edit=2')
    await release()
    await waitFor(() => expect(storedBytes()).toEqual({ toys: JSON.stringify([kite, drum]) }))
    expect(window.location.search).toBe('?edit=2')
  })

  it('leaves the focus in the field that the user types in by then', async () => {
    const { release } = heldLocks()
    const { user } = await openList()
    await user.click((await pressDelete(user, 'Ball')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.type(search(), 'k')
    await release()
    await screen.findByRole('button', { name: 'Undo: bring back Ball' })
    await twoFrames()
    await user.keyboard('ite')
    expect(search()).toHaveProperty('value', 'kite')
  })
})

/** Waits until a requested move of the focus is done. */
const twoFrames = () =>
  act(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })

describe('A delete that waits while another tab saves the record', () => {
  it('is undone to what that tab saved, in its former place', async () => {
    const { release } = heldLocks()
    const { user } = await openList()
    await user.click((await pressDelete(user, 'Ball')).getByRole('button', { name: 'Delete' }))
    const saved = { ...ball, notes: 'Lost in the garden.' }
    localStorage.setItem('toys', JSON.stringify([kite, saved, drum]))
    await release()
    await waitFor(() => expect(names()).toEqual(['Kite', 'Drum']))
    const doll = buildToyRecord({ id: '4', name: 'Doll' })
    act(() => writeInAnotherTab('toys', [doll, kite, drum]))
    await user.click(await screen.findByRole('button', { name: 'Undo: bring back Ball' }))
    await release()
    await waitFor(() => expect(names()).toEqual(['Doll', 'Kite', 'Ball', 'Drum']))
    expect(storedBytes()).toEqual({ toys: JSON.stringify([doll, kite, saved, drum]) })
  })

  it('offers no Undo if that tab has already deleted it: Undo is offered there', async () => {
    const { release } = heldLocks()
    const { user } = await openList()
    await user.click((await pressDelete(user, 'Ball')).getByRole('button', { name: 'Delete' }))
    localStorage.setItem('toys', JSON.stringify([kite, drum]))
    await release()
    await waitFor(() => expect(names()).toEqual(['Kite', 'Drum']))
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('A delete that is requested twice while it waits', () => {
  it('is not announced as one of another tab if it ends while it is asked about again', async () => {
    const { release } = heldLocks()
    const { user } = await openList()
    const announced: string[] = []
    onTestFinished(onAnnouncement((text) => void (text && announced.push(text))))
    await user.click((await pressDelete(user, 'Ball')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await pressDelete(user, 'Ball')
    await release()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(names()).toEqual(['Kite', 'Drum']))
    expect(announced).toEqual(['Deleted Ball. Undo is at the end of the list.'])
  })

  it('happens once, and one Undo restores the record', async () => {
    const { release } = heldLocks()
    const { user } = await openList()
    for (let time = 0; time < 2; time++) {
      await user.click((await pressDelete(user, 'Ball')).getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await release()
    await waitFor(() => expect(names()).toEqual(['Kite', 'Drum']))
    await user.click(await screen.findByRole('button', { name: 'Undo: bring back Ball' }))
    await release()
    await waitFor(() => expect(names()).toEqual(['Kite', 'Ball', 'Drum']))
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })
})

describe('A delete', () => {
  const remove = async (user: User, name: string) => {
    const dialog = await pressDelete(user, name)
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await screen.findByRole('button', { name: `Undo: bring back ${name}` })
  }
  const undo = (user: User, name: string) =>
    user.click(screen.getByRole('button', { name: `Undo: bring back ${name}` }))

  it('can be undone: the record returns to its place unchanged', async () => {
    const { user } = await openList()
    const bytes = storedBytes()
    await remove(user, 'Ball')
    await undo(user, 'Ball')
    await waitFor(() => expect(names()).toEqual(['Kite', 'Ball', 'Drum']))
    expect(storedBytes()).toEqual(bytes)
    expect(screen.getByRole('status').textContent).toBe('Brought back Ball.')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ball' })),
    )
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('of the only record can be undone', async () => {
    const { user } = await openList([kite])
    await remove(user, 'Kite')
    screen.getByRole('heading', { name: 'No Toys Yet' })
    await undo(user, 'Kite')
    await waitFor(() => expect(names()).toEqual(['Kite']))
  })

  it('can be undone one at a time, even after leaving the list', async () => {
    const { user, unmount } = await openList()
    await remove(user, 'Ball')
    await remove(user, 'Drum')
    unmount()
    await openList([])
    await undo(user, 'Ball')
    await waitFor(() => expect(names()).toEqual(['Kite', 'Ball']))
    await undo(user, 'Drum')
    await waitFor(() => expect(names()).toEqual(['Kite', 'Ball', 'Drum']))
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('moves the focus to the list’s heading when its message is dismissed', async () => {
    const { user } = await openList()
    await remove(user, 'Ball')
    await user.click(screen.getByRole('button', { name: 'Dismiss this message' }))
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your toys' })),
    )
  })

  it('can still be undone after a failed attempt', async () => {
    const { user } = await openList()
    await remove(user, 'Ball')
    const refusal = refuseWrites(full())
    await undo(user, 'Ball')
    expect((await screen.findByRole('alert')).textContent).toContain('storage is full')
    refusal.mockRestore()
    await undo(user, 'Ball')
    await waitFor(() => expect(names()).toEqual(['Kite', 'Ball', 'Drum']))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('applies to the same record even if another tab writes while the dialog is open', async () => {
    const { user } = await openList()
    const dialog = await pressDelete(user, 'Ball')
    const doll = buildToyRecord({ id: '4', name: 'Doll' })
    act(() => writeInAnotherTab('toys', [doll, kite, { ...ball, notes: 'Red dots.' }, drum]))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Drum' })),
    )
    await undo(user, 'Ball')
    await waitFor(() => expect(names()).toEqual(['Doll', 'Kite', 'Ball', 'Drum']))
    screen.getByText('Red dots.')
  })
})
