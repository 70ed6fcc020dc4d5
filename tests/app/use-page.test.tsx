import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { useHeldLocation } from '@/app/pages/held-location'
import { usePage } from '@/app/pages/use-page'
import { getArrival } from '@/engine/url/arrival'

/** A page that the user leaves by Back right after it is rendered, before its effects run. */
function PageLeftAtOnce() {
  usePage('Housing Hub')
  useLayoutEffect(() => {
    history.replaceState(null, '', '/app/career-planner#careers/data-analyst')
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, [])
  return <h1>Housing Hub</h1>
}

function Site() {
  const [path] = useHeldLocation()
  return path === '/app/housing' && <PageLeftAtOnce />
}

it('Back counts as Back for the next page, even right after a page is rendered', () => {
  history.replaceState(null, '', '/app/housing')
  render(<Site />)
  expect(getArrival()).toBe('history')
})

it('A page renders at a path that starts with two slashes and has a space', () => {
  history.replaceState(null, '', `${location.origin}//some%20page`)
  const PageNotFound = () => {
    usePage('Page Not Found')
    return <h1>Page Not Found</h1>
  }
  render(<PageNotFound />)
  expect(document.title).toContain('Page Not Found')
})
