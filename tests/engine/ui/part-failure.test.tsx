import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PartFailure } from '@/engine/ui/PartFailure'

it.each([
  ['a part does not load', new TypeError('Failed to fetch dynamically imported module: /a.js')],
  ['a part has a fault', new Error('Broken.')],
])(
  'Where the browser denies its storage and %s, the message says that a reload clears everything',
  (_, error) => {
    const denied = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError')
    })
    render(<PartFailure message="It did not open." error={error} />)
    denied.mockRestore()
    screen.getByText(/Reloading the page clears what you entered\.$/)
    expect(screen.queryByText(/What you saved is safe|Nothing you saved was changed/)).toBeNull()
  },
)
