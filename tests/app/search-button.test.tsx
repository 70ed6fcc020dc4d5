import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SearchButton } from '@/app/shell/SearchButton'

vi.mock('@/app/palette/Palette', () => ({
  get default() {
    throw new TypeError('Importing a module script failed.')
  },
}))

it('The message that the search did not open can be closed, and the focus returns to the Search button', async () => {
  const user = userEvent.setup()
  render(<SearchButton isShort={false} />)
  await user.keyboard('{Control>}k{/Control}')
  expect((await screen.findByRole('alert')).textContent).toContain('The search did not open.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }))
})
