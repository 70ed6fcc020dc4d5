import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import Palette from '@/app/palette/Palette'
import { appScreens } from '@/app/palette/page-groups'
import type { Index } from '@/app/palette/build-index'
import { usePalette } from '@/app/palette/use-palette'
import { onAnnouncement } from '@/engine/announcer'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'

const building = vi.hoisted((): { finish?: (index: Index) => void } => ({}))
vi.mock('@/app/palette/build-index', () => ({
  buildIndex: () => new Promise<Index>((resolve) => (building.finish = resolve)),
}))

it('The result that the person moved to stays active when more results arrive', async () => {
  const repository = createRepository()
  const { result } = renderHook(() => usePalette('hub'), {
    wrapper: ({ children }) => (
      <RepositoryProvider repository={repository}>{children}</RepositoryProvider>
    ),
  })
  const active = () => result.current.results[result.current.active]?.title
  act(() => result.current.setActive(1))
  const chosen = active()
  expect(chosen).toBeDefined()
  const first = { ...appScreens.entries[0]!, title: 'Hub of Toys' }
  const all: Index = {
    groups: [{ kind: 'Toys', isFirst: true, entries: [first] }, appScreens],
    missing: [],
  }
  await act(() => Promise.resolve(building.finish?.(all)))
  expect(result.current.results[0]?.title).toBe('Hub of Toys')
  expect(active()).toBe(chosen)
  act(() => result.current.ask('hub of'))
  expect(active()).toBe('Hub of Toys')
})

it('Enter that ends an IME composition in Safari does not open a result', async () => {
  const onClose = vi.fn()
  render(
    <RepositoryProvider repository={createRepository()}>
      <Palette typed="hub" onClose={onClose} />
    </RepositoryProvider>,
  )
  const input = await screen.findByRole('combobox')
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
  expect(onClose).toHaveBeenCalledOnce()
})

it('“Nothing found.” is announced with the modules that could not be searched', async () => {
  const announced: string[] = []
  onTestFinished(onAnnouncement((text) => void announced.push(text)))
  const { result } = renderHook(() => usePalette('zzqqx'), {
    wrapper: ({ children }) => (
      <RepositoryProvider repository={createRepository()}>{children}</RepositoryProvider>
    ),
  })
  const missing = ['Licensing Navigator', 'Job Search Hub']
  await act(() => Promise.resolve(building.finish?.({ groups: [appScreens], missing })))
  expect(result.current.results).toEqual([])
  await waitFor(() =>
    expect(announced).toEqual([
      'Nothing found. Could not load, so not searched: Licensing Navigator, Job Search Hub. Try again once you are online.',
    ]),
  )
})
