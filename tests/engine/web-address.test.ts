import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAllowedHref, isWebAddress } from '@/engine/web-address'

const accepted = [
  'https://example.com',
  'http://example.com',
  'HTTPS://Example.COM/Jobs',
  'https://example.com/jobs?id=1&page=2#top',
  'https://example.com:8443/',
  'https://jobs.example.com/a%20b',
  'https://bücher.example/straße',
  'https://北海道.example/求人',
  'http://localhost:3000',
  'http://192.0.2.1/',
  'http://[2001:db8::1]/',
]

const refused = [
  '',
  'example.com',
  'www.example.com/jobs',
  '//example.com',
  '/jobs',
  '#',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'javascript:https://example.com',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com',
  'ws://example.com',
  'view-source:https://example.com',
  'https:',
  'https://',
  'http://',
  'http:///',
  'https://?jobs',
  'https://#jobs',
  'https:x',
  'https:/x',
  'https:example.com/jobs',
  'http:\\\\example.com',
  'https:\\/example.com',
  ' https://example.com',
  'https://example.com ',
  'https://example.com/a b',
  'https://exa\tmple.com',
  'https://exa\nmple.com',
  'https://exa\rmple.com',
  'https://example.com/\u0000',
  'https://example.com/\u007f',
  'https://exa mple.com',
  'https://exam<ple.com',
  'https://example.com:99999',
  'https://[::1',
]

const mailOrPhone = [
  'mailto:hello@example.com',
  'mailto:hello@example.com?subject=Hello',
  'tel:+18003429647',
  'TEL:988',
]

describe('An address that a person enters', () => {
  it.each(accepted)('may be %j', (text) => {
    expect(isWebAddress(text)).toBe(true)
  })

  it.each(refused)('may not be %j', (text) => {
    expect(isWebAddress(text)).toBe(false)
  })

  it.each(mailOrPhone)('may not open the mail or phone app: %j', (text) => {
    expect(isWebAddress(text)).toBe(false)
  })
})

describe('An address that ships with the product', () => {
  it.each([...accepted, ...mailOrPhone])('may be %j', (text) => {
    expect(isAllowedHref(text)).toBe(true)
  })

  it.each(refused)('may not be %j', (text) => {
    expect(isAllowedHref(text)).toBe(false)
  })

  it.each(['mailto:a b@example.com', 'tel:1 800', 'mail\tto:a@example.com', 'sms:988'])(
    'may not be %j',
    (text) => {
      expect(isAllowedHref(text)).toBe(false)
    },
  )
})

describe('For any text', () => {
  it('an address that is accepted is http or https as a browser parses it, and the same from every page', () => {
    checkAccepted(isWebAddress, (text) => {
      expect(new URL(text).protocol).toMatch(/^https?:$/)
      expect(new URL(text).hostname).not.toBe('')
      for (const page of ['https://here.example/app/', 'http://here.example/app/']) {
        expect(new URL(text, page).href).toBe(new URL(text).href)
      }
    })
  })

  it('a shipped address that is accepted starts with one of four schemes, as a browser parses it', () => {
    checkAccepted(isAllowedHref, (text) => {
      expect(new URL(text).protocol).toMatch(/^(https?|mailto|tel):$/)
      expect(text.toLowerCase().startsWith(new URL(text).protocol)).toBe(true)
    })
  })
})

/** Texts that resemble an address: schemes, separators and hosts with odd characters between them. */
const nearAddress = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom('https', 'http', 'javascript', 'data', 'mailto', 'tel'),
      },
      {
        weight: 4,
        arbitrary: fc.constantFrom(':', '/', '//', '://', '\\', '@', '?', '#', '.', '&'),
      },
      {
        weight: 3,
        arbitrary: fc.constantFrom('example.com', 'x', 'alert(1)', '[::1]', '%0a', '1'),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom('\t', '\n', '\r', ' ', '\u0000', '\u00a0', '\u202e'),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

const anyText = fc.oneof(nearAddress, fc.webUrl(), fc.string({ unit: 'binary' }))

function checkAccepted(accepts: (text: string) => boolean, check: (text: string) => void) {
  let count = 0
  const property = fc.property(anyText, (text) => {
    if (!accepts(text)) return
    count++
    check(text)
  })
  const numRuns = Number(process.env.RANDOM_RUNS ?? 2000)
  fc.assert(property, { numRuns })
  expect(count, 'accepted texts').toBeGreaterThan(numRuns / 10)
}
