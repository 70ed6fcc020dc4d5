import { describe, expect, it, vi } from 'vitest'
import { createStore, clearPageState } from '@/engine/page-store'

describe('A page store', () => {
  it('holds a value and notifies a listener of each change until it unsubscribes', () => {
    const store = createStore('')
    const heard: string[] = []
    const stop = store.subscribe(() => heard.push(store.get()))
    store.set('a')
    store.set('b')
    stop()
    store.set('c')
    expect(heard).toEqual(['a', 'b'])
    expect(store.get()).toBe('c')
  })

  it('is cleared by a reset and notifies its listeners, unless it outlives resets', () => {
    const person = createStore<readonly string[]>([])
    const site = createStore('', { outlivesReset: true })
    person.set(['typed'])
    site.set('new version')
    const listener = vi.fn()
    person.subscribe(listener)
    clearPageState()
    expect(person.get()).toEqual([])
    expect(site.get()).toBe('new version')
    expect(listener).toHaveBeenCalledOnce()
  })
})
