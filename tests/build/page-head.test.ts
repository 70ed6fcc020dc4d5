import { describe, expect, it } from 'vitest'
import { headTags, robots, sitemap, structuredData } from '../../build/page-head'

const page = { title: 'FAQ', description: 'Answers & "more".', path: '/faq' }

describe('The head of a public page', () => {
  it('has the title and description, with attribute values escaped', () => {
    const tags = headTags(page, 'Site')
    expect(tags).toContain('<meta property="og:title" content="FAQ" />')
    expect(tags).toContain('content="Answers &#38; &#34;more&#34;."')
  })

  it('has absolute URLs only if the build knows the origin of the site', () => {
    expect(headTags(page, 'Site')).not.toMatch(/canonical|og:url|og:image/)
    const tags = headTags(page, 'Site', 'https://example.org')
    expect(tags).toContain('<link rel="canonical" href="https://example.org/faq" />')
    expect(tags).toContain('<meta property="og:image" content="https://example.org/card.png" />')
  })
})

it('Structured data cannot close its script element', () => {
  expect(structuredData({ name: '</script><b>' })).toBe(
    '<script type="application/ld+json">{"@context":"https://schema.org","name":"\\u003c/script>\\u003cb>"}</script>',
  )
})

it('robots.txt keeps crawlers out of the app, and names the sitemap if there is one', () => {
  expect(robots()).toBe('User-agent: *\nDisallow: /app\nDisallow: /onboarding\n')
  expect(robots('https://example.org')).toContain('Sitemap: https://example.org/sitemap.xml')
})

it('sitemap.xml lists the public pages', () => {
  expect(sitemap(['/', '/faq'], 'https://example.org')).toContain(
    '<loc>https://example.org/faq</loc>',
  )
})
