import { expect, it } from 'vitest'
import { builtPage, textOf } from '../support/built-page'

it.each(['/about', '/faq', '/privacy', '/terms'])(
  'The “On This Page” list of %s links to each section, in order, before any script runs',
  (path) => {
    const page = builtPage(path)
    const sections = Array.from(page.querySelectorAll('main h2')).filter(
      (heading) => textOf(heading) !== 'On This Page',
    )
    const lists = Array.from(page.querySelectorAll('nav[aria-label="On This Page"]'))
    const links = lists.flatMap((list) => Array.from(list.querySelectorAll('a')))
    // Once collapsed for a phone, and once beside the text.
    const titles = sections.map(textOf)
    expect(links.map(textOf)).toEqual([...titles, ...titles])
    for (const link of links) {
      const target = page.getElementById((link.getAttribute('href') ?? '').replace(/^#/, ''))
      expect(textOf(target), `what the link "${textOf(link)}" leads to`).toContain(textOf(link))
    }
  },
)
