import { describe, expect, it, vi } from 'vitest'
import { createStore, clearTabState } from '@/engine/page-store'

describe('A page store', () => {
  it('holds a value and notifies a listener of each change until it unsubscribes', () => {
    const store = createStore('')
    const values: string[] = []
    const unsubscribe = store.subscribe(() => values.push(store.get()))
    store.set('a')
    store.set('b')
    unsubscribe()
    store.set('c')
    expect(values).toEqual(['a', 'b'])
    expect(store.get()).toBe('c')
  })

  it('is cleared by a reset and notifies its listeners, unless it outlives resets', () => {
    const userStore = createStore<readonly string[]>([])
    const siteStore = createStore('', { outlivesReset: true })
    userStore.set(['typed'])
    siteStore.set('new version')
    const listener = vi.fn()
    userStore.subscribe(listener)
    clearTabState()
    expect(userStore.get()).toEqual([])
    expect(siteStore.get()).toBe('new version')
    expect(listener).toHaveBeenCalledOnce()
  })
})
