import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalPath } from '@/app/pages/canonical-path'
import { sitePages } from '../support/site-pages'

describe('The canonical path of a page', () => {
  it.each(sitePages.map(({ path }) => path))('%s is the same for each URL of the page', (path) => {
    const folder = path === '/' ? '' : path
    for (const requested of [path, `${folder}/`, `${folder}/index.html`]) {
      expect(canonicalPath(requested), requested).toBe(path)
    }
    expect(canonicalPath(`${folder || '/index'}.html`)).toBe(path)
  })

  it('is the path itself if it does not name a file', () => {
    for (const path of ['/nowhere', '/app/nowhere', '/indexhtml', '/app/index', '/a.htm']) {
      expect(canonicalPath(path)).toBe(path)
    }
  })

  it('begins with a slash, whatever path was requested', () => {
    const parts = fc.array(fc.constantFrom('/', 'index', '.html', 'about', 'a'), { maxLength: 8 })
    fc.assert(
      fc.property(parts, (rest) => {
        const page = canonicalPath(`/${rest.join('')}`)
        expect(page).toMatch(/^\//)
      }),
    )
  })
})
