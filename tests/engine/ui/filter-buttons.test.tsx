import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FilterButtons } from '@/engine/ui/FilterButtons'

afterEach(() => vi.restoreAllMocks())

const options = ['All', 'Health', 'Teaching', 'Remote'] as const

/** Each button is 100 pixels wide, in a row of 250 that begins at the left. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = options.findIndex((option) => option === this.textContent)
    const row = this.closest('[role=group]')
    return at === -1 ? new DOMRect(0, 0, 250, 44) : new DOMRect(at * 100 - (row?.scrollLeft ?? 0))
  })
}

const draw = (chosen: (typeof options)[number]) =>
  render(<FilterButtons label="Category" options={options} chosen={chosen} onChange={vi.fn()} />)

it('scrolls the pressed button to where the fade at the start ends', () => {
  layOut()
  draw('Remote')
  const row = screen.getByRole('group', { name: 'Category' })
  expect(row.scrollLeft).toBe(300 - 32)
})

it('fades at the start only while something is hidden there', () => {
  layOut()
  draw('All')
  const row = screen.getByRole('group', { name: 'Category' })
  expect(row.hasAttribute('data-scrolled')).toBe(false)
  row.scrollLeft = 40
  fireEvent.scroll(row)
  expect(row.hasAttribute('data-scrolled')).toBe(true)
})
