import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseHeaders } from '../../build/preview-like-a-host'
import { builtPage } from '../support/built-page'
import { sitePages } from '../support/site-pages'

const rules = parseHeaders(readFileSync('dist/_headers', 'utf8'))
const sent = Object.fromEntries(rules.find(({ prefix }) => prefix === '/')?.headers ?? [])

it('Every page has the Content-Security-Policy of the headers in a <meta>, for hosts that send no headers', () => {
  // A <meta> cannot set frame-ancestors.
  const expected = String(sent['Content-Security-Policy']).replace("; frame-ancestors 'none'", '')
  expect(expected).toContain("default-src 'none'")
  for (const path of [...sitePages.map(({ path }) => path), '/404', '/200']) {
    const meta = builtPage(path).querySelector('meta[http-equiv="Content-Security-Policy"]')
    expect(meta?.getAttribute('content'), path).toBe(expected)
  }
})
