import { describe, expect, it } from 'vitest'
import { headTags, robots, sitemap, structuredData } from '../../build/page-head'

const page = { title: 'FAQ', description: 'Answers & "more".', path: '/faq' }

describe('A public page tells search engines and shared links', () => {
  it('its title and description, with what could end an attribute escaped', () => {
    const tags = headTags(page, 'Site')
    expect(tags).toContain('<meta property="og:title" content="FAQ" />')
    expect(tags).toContain('content="Answers &#38; &#34;more&#34;."')
  })

  it('full addresses only where the build knows where the site stands', () => {
    expect(headTags(page, 'Site')).not.toMatch(/canonical|og:url|og:image/)
    const tags = headTags(page, 'Site', 'https://example.org')
    expect(tags).toContain('<link rel="canonical" href="https://example.org/faq" />')
    expect(tags).toContain('<meta property="og:image" content="https://example.org/card.png" />')
  })
})

it('Structured data cannot end its block', () => {
  expect(structuredData({ name: '</script><b>' })).toBe(
    '<script type="application/ld+json">{"@context":"https://schema.org","name":"\\u003c/script>\\u003cb>"}</script>',
  )
})

it('robots.txt keeps searches out of the app, and names the sitemap where there is one', () => {
  expect(robots()).toBe('User-agent: *\nDisallow: /app\nDisallow: /onboarding\n')
  expect(robots('https://example.org')).toContain('Sitemap: https://example.org/sitemap.xml')
})

it('sitemap.xml lists the public pages', () => {
  expect(sitemap(['/', '/faq'], 'https://example.org')).toContain(
    '<loc>https://example.org/faq</loc>',
  )
})
