import { card } from './card.ts'

interface Described {
  title: string
  description: string
  /** The page's address in the site. */
  path: string
}

/**
 * What search engines and shared links read of a public page. Full addresses need to know where the
 * site stands (`SITE_URL`); without it they are left out.
 */
export function headTags(
  { title, description, path }: Described,
  siteName: string,
  siteUrl?: string,
): string {
  const full = (address: string) => new URL(address, siteUrl).href
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    ...(siteUrl && {
      'og:url': full(path),
      'og:image': full(card.path),
      'og:image:width': String(card.width),
      'og:image:height': String(card.height),
      'og:image:alt': card.alt,
    }),
  }
  return [
    `<meta name="description" content="${escapeText(description)}" />`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeText(content)}" />`,
    ),
    `<meta name="twitter:card" content="summary_large_image" />`,
    ...(siteUrl ? [`<link rel="canonical" href="${full(path)}" />`] : []),
  ].join('')
}

/** A block of structured data. It is data, not a script: the policy does not concern it. */
export function structuredData(content: object): string {
  // A "<" could end the block.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...content })
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`
}

/** `robots.txt`: everything may be read; the pages of the app have nothing for a search. */
export function robots(siteUrl?: string): string {
  const sitemap = siteUrl ? `\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n` : ''
  return `User-agent: *\nDisallow: /app\nDisallow: /onboarding\n${sitemap}`
}

/** `sitemap.xml` of the public pages. */
export function sitemap(paths: readonly string[], siteUrl: string): string {
  const urls = paths.map((path) => `  <url><loc>${new URL(path, siteUrl).href}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
