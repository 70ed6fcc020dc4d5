import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { appPages } from '@/app/pages/app-pages'
import { onboardingPages } from '@/app/pages/onboarding-pages'
import { publicPages } from '@/app/pages/public-pages'
import { site } from '@/data/site'
import { screens } from '@/screens'
import { builtFile, builtPage, textOf } from '../support/built-page'
import { sitePages } from '../support/site-pages'

const heading = (page: Document) => page.querySelector('main h1')

describe('Each page of the route table', () => {
  it.each(sitePages.map(({ path, title }) => [path, title]))(
    '%s has the title "%s" in its file',
    (path, title) => {
      expect(builtPage(path).title).toBe(title === site.name ? title : `${title} · ${site.name}`)
    },
  )

  it.each(sitePages.map(({ path }) => path))(
    '%s declares its charset in the first 1,024 bytes, where browsers look for it',
    (path) => {
      const start = readFileSync(builtFile(path)).subarray(0, 1024)
      expect(start.toString('latin1')).toContain('<meta charset="utf-8">')
    },
  )
})

describe('The first visit to a module on a slow connection', () => {
  it.each(screens.map(({ path }) => path))(
    '%s loads at most thirteen files: the smallest, the largest, the third and second largest, then the rest by size',
    (path) => {
      const page = builtPage(path)
      const hrefs = (selector: string) =>
        Array.from(page.querySelectorAll(selector), (link) => link.getAttribute('href') ?? '')
      const scripts = hrefs('link[rel=modulepreload]').filter((href) => !href.includes('runtime'))
      const sizes = scripts.map((href) => statSync(`dist${href}`).size)
      const [largest, second, third, ...rest] = sizes.toSorted((one, other) => other - one)
      expect(sizes).toEqual([rest.pop(), largest, third, second, ...rest])
      const all = page.querySelectorAll(
        'script[src], link[rel=modulepreload], link[rel=stylesheet]',
      )
      expect(all.length).toBeLessThanOrEqual(13)
    },
  )
})

describe('A host that serves only files and folders', () => {
  it.each(sitePages.map(({ path }) => path).filter((path) => path !== '/'))(
    'finds %s in a folder, with the same page',
    (path) => {
      const inFolder = readFileSync(`dist${path}/index.html`, 'utf8')
      expect(inFolder).toBe(readFileSync(builtFile(path), 'utf8'))
    },
  )
})

describe('Without JavaScript', () => {
  it.each(publicPages.map(({ path }) => path))('%s can be read', (path) => {
    const page = builtPage(path)
    expect(textOf(heading(page))).not.toBe('')
    expect(textOf(page.querySelector('footer'))).toContain('Not affiliated')
    const words = textOf(page.querySelector('main')).split(' ')
    expect(words.length).toBeGreaterThan(100)
    expect(words).not.toContain('Loading…')
    expect(page.querySelector('noscript')).toBeNull()
  })

  it.each([...appPages, ...onboardingPages].map(({ path }) => path))(
    '%s says that it needs JavaScript, and what can be read without',
    (path) => {
      const message = builtPage(path).querySelector('noscript main')
      expect(textOf(message?.querySelector('h1'))).toBe('This part needs JavaScript')
      expect(textOf(message?.querySelector('p'))).toBe(
        'You can read the home page, About and the FAQ without it.',
      )
      const links = Array.from(message?.querySelectorAll('a') ?? [])
      expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
        ['home page', '/'],
        ['About', '/about'],
        ['FAQ', '/faq'],
      ])
    },
  )
})
