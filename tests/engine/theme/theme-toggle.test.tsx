import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ThemeToggle } from '@/engine/theme/ThemeToggle'
import { THEME_KEY } from '@/engine/store/storage'
import { denied, full, refuseWrites } from '../../support/refuse-writes'

const toggle = () => screen.getByRole('button', { name: 'Dark mode' })
const theme = () => document.documentElement.dataset.theme
const message = () => screen.queryByRole('alert')?.textContent

/** Makes the browser refuse even to read. */
const denyStorage = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw denied()
  })

afterEach(() => void vi.restoreAllMocks())

describe('The dark mode switch', () => {
  it.each([
    [
      'is full',
      () => refuseWrites(full()),
      /^Your browser’s storage is full, so this choice was not saved\./,
    ],
    ['is denied', denyStorage, /^Your browser refused to save this choice\./],
  ])(
    'still changes the theme if the storage %s, and says why and for how long',
    async (_, refuse, reason) => {
      const user = userEvent.setup()
      refuse()
      render(<ThemeToggle />)
      expect(message()).toBeUndefined()
      const before = theme()

      await user.click(toggle())
      expect(theme()).not.toBe(before)
      expect(message()).toMatch(reason)
      expect(message()).toContain('until you close or reload this page.')
    },
  )

  it('says nothing when the choice is stored, and takes its message back when a later one is', async () => {
    const user = userEvent.setup()
    const refused = refuseWrites(full())
    render(<ThemeToggle />)
    await user.click(toggle())
    expect(message()).toBeDefined()

    refused.mockRestore()
    await user.click(toggle())
    expect(message()).toBeUndefined()
    expect(localStorage.getItem(THEME_KEY)).toBe(String(theme() === 'dark'))
  })

  it('sets a stored text aside only if it is no choice', async () => {
    const user = userEvent.setup()
    localStorage.clear()
    render(<ThemeToggle />)
    // A restore or another page has stored it, and this page has not read it yet.
    localStorage.setItem(THEME_KEY, 'true')
    await user.click(toggle())
    expect(Object.keys(localStorage)).toEqual([THEME_KEY])

    localStorage.setItem(THEME_KEY, 'dark')
    await user.click(toggle())
    expect(Object.values(localStorage)).toContain('dark')
  })

  it('shows the choice of a later page when Back returns to this one', () => {
    localStorage.clear()
    render(<ThemeToggle />)
    expect(theme()).toBe('light')
    localStorage.setItem(THEME_KEY, 'true')
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(theme()).toBe('dark')
  })

  it('has a message that can be dismissed, which returns the focus to the switch', async () => {
    const user = userEvent.setup()
    refuseWrites(full())
    render(<ThemeToggle />)
    await user.click(toggle())
    await user.click(screen.getByRole('button', { name: 'Dismiss this message' }))
    expect(message()).toBeUndefined()
    expect(document.activeElement).toBe(toggle())
  })
})
