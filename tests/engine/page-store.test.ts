import { describe, expect, it, vi } from 'vitest'
import { createStore, emptyPage } from '@/engine/page-store'

describe('A store of the page', () => {
  it('holds a value and tells of each change, until one stops listening', () => {
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

  it('is emptied by a reset, and tells of it; one that is about the site is not', () => {
    const person = createStore<readonly string[]>([])
    const site = createStore('', { outlivesReset: true })
    person.set(['typed'])
    site.set('new version')
    const listener = vi.fn()
    person.subscribe(listener)
    emptyPage()
    expect(person.get()).toEqual([])
    expect(site.get()).toBe('new version')
    expect(listener).toHaveBeenCalledOnce()
  })
})
