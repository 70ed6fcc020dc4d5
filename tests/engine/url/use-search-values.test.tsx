import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { useSearchValues, withSearchValues } from '@/engine/url/use-search-values'

describe('withSearchValues', () => {
  it('keeps the other values, and removes those that are blank or undefined', () => {
    const before = new URLSearchParams('tab=all&size=small&color=red')
    const after = withSearchValues(before, { size: 'large', color: '', name: undefined })
    expect(after.toString()).toBe('tab=all&size=large')
    expect(before.toString()).toBe('tab=all&size=small&color=red')
  })
})

describe('The search values of the URL', () => {
  function open(path: string) {
    const { hook, searchHook, history } = memoryLocation({ path, record: true })
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Router hook={hook} searchHook={searchHook}>
        {children}
      </Router>
    )
    return { history, ...renderHook(() => useSearchValues(), { wrapper }) }
  }

  it('are changed without a new history entry, and the others stay', () => {
    const { result, history } = open('/toys?tab=all')
    act(() => result.current.change({ size: 'large' }))
    expect(history).toEqual(['/toys?tab=all&size=large'])
    expect(result.current.search.get('size')).toBe('large')
    act(() => result.current.change({ tab: undefined, size: '' }))
    expect(history).toEqual(['/toys'])
  })

  it('are changed with a new history entry on request', () => {
    const { result, history } = open('/toys?tab=all')
    act(() => result.current.change({ size: 'large' }, 'push'))
    expect(history).toEqual(['/toys?tab=all', '/toys?tab=all&size=large'])
  })

  it('are all kept after two changes in one batch', () => {
    const { result, history } = open('/toys')
    act(() => {
      result.current.change({ size: 'large' })
      result.current.change({ color: 'red' })
    })
    expect(history).toEqual(['/toys?size=large&color=red'])
  })

  it('are replaced as a whole by setOnly', () => {
    const { result, history } = open('/toys?tab=all&size=large')
    act(() => result.current.setOnly({ tab: 'few' }))
    expect(history).toEqual(['/toys?tab=few'])
  })

  it('are changed by functions that stay the same across renders', () => {
    const { result } = open('/toys')
    const { change, setOnly } = result.current
    act(() => change({ size: 'large' }))
    expect(result.current.change).toBe(change)
    expect(result.current.setOnly).toBe(setOnly)
  })

  it('are changed from the current URL, even if it has just been replaced', () => {
    window.history.replaceState(null, '', '/toys?came=kite')
    onTestFinished(() => window.history.replaceState(null, '', '/'))
    const { result } = renderHook(() => [useSearchValues(), useSearchValues()] as const)
    act(() => {
      // Both change before either renders again.
      window.history.replaceState(null, '', '/toys')
      result.current[0].change({ edit: 'new' })
      result.current[1].change({ size: 'large' })
    })
    expect(window.location.search).toBe('?edit=new&size=large')
  })
})
