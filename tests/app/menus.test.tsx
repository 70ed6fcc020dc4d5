import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { MobileMenu } from '@/app/shell/MobileMenu'
import { navigation, profileItem } from '@/app/shell/navigation'
import { Subpages } from '@/app/shell/Subpages'
import { unlisted, screens } from '@/screens'

/** Each navigation item with subpages: their labels, and the path of the last one. */
const under = [
  ['Job Search', ['My Work'], '/app/work'],
  ['PCS Prep', ['My Move', 'Child Care File'], '/app/move/child-care'],
  ['Profile', ['Settings'], '/app/settings'],
] as const
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const topLevel = [...navigation, profileItem].map(({ label }) => label)

beforeEach(() => window.history.replaceState(null, '', '/app'))

it('A menu lists a module only under one that is in the navigation', () => {
  const parents = unlisted.flatMap(({ menuParent }) => menuParent ?? [])
  expect(parents).not.toEqual([])
  expect(screens.map(({ id }) => id)).toEqual(expect.arrayContaining(parents))
})

describe.each(under)('In the menus, under %s,', (place, subpages, path) => {
  const subpage = subpages.at(-1)

  it('the phone menu lists the subpages when expanded, and starts expanded on one of them', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<MobileMenu path="/app" />)
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    expect(links()).toEqual(topLevel)
    await user.click(screen.getByRole('button', { name: `More under ${place}` }))
    expect(links()).toEqual(topLevel.toSpliced(topLevel.indexOf(place) + 1, 0, ...subpages))
    await user.click(screen.getByRole('button', { name: `More under ${place}` }))
    expect(links()).toEqual(topLevel)

    await user.click(screen.getByRole('button', { name: `More under ${place}` }))
    await user.click(screen.getByRole('link', { name: subpage }))
    expect(window.location.pathname).toBe(path)
    expect(screen.queryByRole('link')).toBeNull()
    rerender(<MobileMenu key="again" path={path} />)
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const link = screen.getByRole('link', { name: subpage })
    expect(link.getAttribute('aria-current')).toBe('page')
  })

  it('the bar lists the subpages when expanded; Escape and a choice close the list and return the focus', async () => {
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
    expect(document.activeElement).toBe(button)
  })
})

describe('The menu of a phone', () => {
  const button = () => screen.getByRole('button', { name: 'Menu' })
  const isOpen = () => {
    const menu = screen.queryByRole('navigation', { name: 'Main' })
    expect(button().getAttribute('aria-expanded')).toBe(String(menu !== null))
    return menu !== null
  }

  /** Opens the menu on a page that has something below it. */
  async function open() {
    const user = userEvent.setup()
    render(
      <>
        <MobileMenu path="/app/job-search" />
        <button type="button">Below</button>
      </>,
    )
    expect(isOpen()).toBe(false)
    await user.click(button())
    expect(isOpen()).toBe(true)
    return { user, below: screen.getByRole('button', { name: 'Below' }) }
  }

  it('marks the current page, and no other', async () => {
    await open()
    const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Job Search'])
    expect(marked[0]?.getAttribute('aria-current')).toBe('page')
  })

  it('closes on Escape, and returns the focus to its button', async () => {
    const { user } = await open()
    screen.getAllByRole('link')[0]?.focus()
    await user.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(button())
  })

  it('closes when the current page is chosen, and returns the focus to its button', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'Job Search' }))
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(button())
  })

  it('closes when the focus leaves it, so that it covers no focused element', async () => {
    const { user, below } = await open()
    within(screen.getByRole('navigation')).getAllByRole('button').at(-1)?.focus()
    expect(isOpen()).toBe(true)
    await user.tab()
    expect(document.activeElement).toBe(below)
    expect(isOpen()).toBe(false)
  })

  it('closes on a press outside or on its button', async () => {
    const { user } = await open()
    await user.click(button())
    expect(isOpen()).toBe(false)
    await user.click(button())
    expect(isOpen()).toBe(true)
    await user.click(document.body)
    expect(isOpen()).toBe(false)
  })
})
