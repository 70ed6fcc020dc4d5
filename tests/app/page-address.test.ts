import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageAddress } from '@/app/pages/page-address'
import { sitePages } from '@/app/pages/site-pages'

describe('The address of a page', () => {
  it.each(sitePages.map(({ path }) => path))('%s is found by each of its files', (path) => {
    const folder = path === '/' ? '' : path
    for (const asked of [path, `${folder}/`, `${folder}/index.html`]) {
      expect(pageAddress(asked), asked).toBe(path)
    }
    expect(pageAddress(`${folder || '/index'}.html`)).toBe(path)
  })

  it('is left as it is where it names no file', () => {
    for (const path of ['/nowhere', '/app/nowhere', '/indexhtml', '/app/index', '/a.htm']) {
      expect(pageAddress(path)).toBe(path)
    }
  })

  it('is its own address, and begins with a slash, whatever was asked for', () => {
    const parts = fc.array(fc.constantFrom('/', 'index', '.html', 'about', 'a'), { maxLength: 8 })
    fc.assert(
      fc.property(parts, (rest) => {
        const page = pageAddress(`/${rest.join('')}`)
        expect(page).toMatch(/^\//)
      }),
    )
  })
})
