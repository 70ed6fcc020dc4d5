import { expect, it, vi } from 'vitest'
import { goTo } from '@/app/palette/go-to'

it('A chosen record whose form is already open moves the focus to the form, not to the title of the page', async () => {
  document.body.innerHTML =
    '<main><h1 tabindex="-1">Toys</h1><form><h3 tabindex="-1" data-focus-fallback>Edit Kite</h3></form></main>'
  const navigate = vi.fn()
  goTo('/app/toys?edit=1', navigate)
  await expect.poll(() => document.activeElement?.textContent).toBe('Edit Kite')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/app/toys?edit=1')
  goTo('/app/toys', navigate)
  await expect.poll(() => document.activeElement?.textContent).toBe('Toys')
})
