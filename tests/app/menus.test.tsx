import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { MobileMenu } from '@/app/shell/MobileMenu'
import { navigation, profileItem } from '@/app/shell/navigation'
import { Subpages } from '@/app/shell/Subpages'
import { unlisted, screens } from '@/screens'

/** Each place with subpages: their labels, and the path of the last one. */
const under = [
  ['Job Search', ['My Work'], '/app/work'],
  ['PCS Prep', ['My Move', 'Child Care File'], '/app/move/child-care'],
  ['Profile', ['Settings'], '/app/settings'],
] as const
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const specified = [...navigation, profileItem].map(({ label }) => label)

beforeEach(() => window.history.replaceState(null, '', '/app'))

it('A module that a menu lists under another names one that is in the navigation', () => {
  const parents = unlisted.flatMap(({ menuParent }) => menuParent ?? [])
  expect(screens.map(({ id }) => id)).toEqual(expect.arrayContaining(parents))
})

describe.each(under)('In the menus, under %s,', (place, subpages, path) => {
  const subpage = subpages.at(-1)

  it('the phone lists them once they are asked for, and from the start on its own pages', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<MobileMenu path="/app" />)
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    expect(links()).toEqual(specified)
    await user.click(screen.getByRole('button', { name: `More under ${place}` }))
    expect(links()).toEqual(specified.toSpliced(specified.indexOf(place) + 1, 0, ...subpages))
    await user.click(screen.getByRole('button', { name: `More under ${place}` }))
    expect(links()).toEqual(specified)

    await user.click(screen.getByRole('button', { name: `More under ${place}` }))
    await user.click(screen.getByRole('link', { name: subpage }))
    expect(window.location.pathname).toBe(path)
    expect(screen.queryByRole('link')).toBeNull()
    rerender(<MobileMenu key="again" path={path} />)
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const link = screen.getByRole('link', { name: subpage })
    expect(link.getAttribute('aria-current')).toBe('page')
  })

  it('the bar lists them once they are asked for; Escape closes the list and gives back the focus', async () => {
    const user = userEvent.setup()
    const item = [...navigation, profileItem].find(({ label }) => label === place)
    if (!item) throw new Error(`No place ${place}`)
    render(<Subpages item={item} path="/app" />)
    const button = screen.getByRole('button', { name: `More under ${place}` })
    expect(screen.queryByRole('link')).toBeNull()
    await user.click(button)
    expect(links()).toEqual(subpages)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('link')).toBeNull()
    expect(document.activeElement).toBe(button)

    await user.click(button)
    await user.click(screen.getByRole('link', { name: subpage }))
    expect(window.location.pathname).toBe(path)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
