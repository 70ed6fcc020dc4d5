import { describe, expect, it } from 'vitest'
import { landingComingSoon, landingPictures } from '@/data/public/landing'
import { site } from '@/data/site'
import { screens } from '@/screens'
import { builtPage, textOf } from '../support/built-page'

const page = builtPage('/')
const main = page.querySelector('main')!

/** The part of the page under this heading. */
function region(title: string): Element {
  const found = Array.from(main.querySelectorAll('section')).find(
    (section) => textOf(section.querySelector('h2')) === title,
  )
  if (!found) throw new Error(`The landing page has no section "${title}".`)
  return found
}

describe('The landing page, before any script runs', () => {
  it('links only to the setup, My Move, About, what its pictures show and every module', () => {
    const links = Array.from(main.querySelectorAll('a'))
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      ['Get Started Free', '/welcome'],
      ['We Got Orders', '/app/move'],
      ['How It Works', '/about'],
      ...landingPictures.rows.map(({ title, href }) => [title, href]),
      ['Get Started Free', '/welcome'],
      ...screens.map(({ title, path }) => [title, path]),
      ['Get Started Free', '/welcome'],
    ])
  })

  it('announces the coming modules without links', () => {
    const modules = Array.from(region('Seven Modules, Ready Now').querySelectorAll('li'))
    expect(modules).toHaveLength(screens.length + landingComingSoon.rows.length)
    const announced = modules.filter((item) => textOf(item).includes(`Coming ${site.comingSoon}`))
    expect(announced.map((item) => textOf(item.querySelector('h3')))).toEqual(
      landingComingSoon.rows.map(({ title }) => title),
    )
    expect(announced.flatMap((item) => Array.from(item.querySelectorAll('a')))).toEqual([])
  })

  it('explains in three steps how it works', () => {
    expect(region('How It Works').querySelectorAll('h3')).toHaveLength(3)
  })
})

it.each([
  ['/welcome', 'Get Started', '/onboarding/profile'],
  ['/welcome', 'Skip to Dashboard', '/'],
  ['/about', 'Get Started', '/welcome'],
  ['/faq', 'Get Started', '/welcome'],
  ['/privacy', 'Back to the Home Page', '/'],
  ['/terms', 'Back to the Home Page', '/'],
])('%s links with "%s" to %s, before any script runs', (from, name, to) => {
  const links = Array.from(builtPage(from).querySelectorAll('main a'))
  const named = links.filter((link) => textOf(link) === name)
  expect(named.map((link) => link.getAttribute('href'))).toEqual([to])
})
