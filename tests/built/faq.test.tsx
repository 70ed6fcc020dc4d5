import { describe, expect, it } from 'vitest'
import { faq } from '@/data/public/faq'
import { site } from '@/data/site'
import { builtPage, textOf } from '../support/built-page'

const main = builtPage('/faq').querySelector('main')!

describe('The FAQ, before any script runs', () => {
  it('has every question, each with its answer collapsed', () => {
    const entries = faq.rows.map(({ id }) => main.querySelector(`details[id="${id}"]`))
    expect(entries.map((entry) => textOf(entry?.querySelector('summary h3')))).toEqual(
      faq.rows.map(({ question }) => question),
    )
    expect(main.querySelectorAll('summary h3')).toHaveLength(faq.rows.length)
    for (const [at, { id, answer }] of faq.rows.entries()) {
      expect(entries[at]?.hasAttribute('open'), id).toBe(false)
      for (const part of answer) expect(textOf(entries[at]), id).toContain(part)
    }
  })

  it('says how to reach us', () => {
    const contact = Array.from(main.querySelectorAll('a')).find(
      (link) => textOf(link) === site.contactEmail,
    )
    expect(contact?.getAttribute('href')).toBe(`mailto:${site.contactEmail}`)
    expect(textOf(main)).toContain(`We reply within ${site.supportReply}.`)
  })
})
