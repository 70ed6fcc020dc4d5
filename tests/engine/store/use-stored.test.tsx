import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addRecord } from '@/engine/store/records'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { useStoredValues } from '@/engine/store/use-stored'
import { buildToy, buildToyRecord, toys } from '../../support/toy-entity'

beforeEach(() => localStorage.clear())

describe('The values of several keys', () => {
  const read = [toys]
  const renderValues = () => {
    const repository = createRepository()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <RepositoryProvider repository={repository}>{children}</RepositoryProvider>
    )
    return { repository, ...renderHook(() => useStoredValues(read), { wrapper }) }
  }

  it('are those of the repository, not copies of its records', async () => {
    const { repository, result } = renderValues()
    for (const name of ['Kite', 'Ball']) {
      await act(() => repository.update(toys, addRecord(toys, buildToy({ name }))))
    }
    expect(result.current[0]).toBe(repository.load(toys))
  })

  it('are the same array until one of them changes', async () => {
    localStorage.setItem('toys', JSON.stringify([buildToyRecord({ name: 'Kite' })]))
    const { repository, result, rerender } = renderValues()
    const before = result.current
    rerender()
    expect(result.current).toBe(before)
    await act(() => repository.update(toys, addRecord(toys, buildToy({ name: 'Ball' }))))
    expect(result.current).not.toBe(before)
  })

  it('follow a change of the keys while a change waits to be stored', () => {
    const repository = createRepository()
    repository.applyOptimistic(toys, addRecord(toys, buildToy({ name: 'Kite' })))
    const wrapper = ({ children }: { children: ReactNode }) => (
      <RepositoryProvider repository={repository}>{children}</RepositoryProvider>
    )
    const { result, rerender } = renderHook(({ keys }) => useStoredValues(keys), {
      wrapper,
      initialProps: { keys: [] as (typeof toys)[] },
    })
    rerender({ keys: [toys] })
    expect(result.current).toMatchObject([[{ name: 'Kite' }]])
  })
})
