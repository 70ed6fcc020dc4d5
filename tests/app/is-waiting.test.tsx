import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { useHeldLocation, useIsWaiting } from '@/app/pages/held-location'

function Waiting() {
  return <p>{useIsWaiting() ? 'Loading' : 'Loaded'}</p>
}

it('A page at a path with an escaped character is not waiting for its code', () => {
  history.replaceState(null, '', '/some%20page')
  render(
    <Router hook={useHeldLocation}>
      <Waiting />
    </Router>,
  )
  expect(screen.getByText('Loaded')).toBeDefined()
})
