import { card } from './card.ts'

interface PageDescription {
  title: string
  description: string
  /** The page's path on the site. */
  path: string
}

/**
 * The tags of a public page for search engines and link previews. Absolute URLs need the URL of the site
 * (`SITE_URL`); without it they are left out.
 */
export function headTags(
  { title, description, path }: PageDescription,
  siteName: string,
  siteUrl?: string,
): string {
  const absolute = (relative: string) => new URL(relative, siteUrl).href
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    ...(siteUrl && {
      'og:url': absolute(path),
      'og:image': absolute(card.path),
      'og:image:width': String(card.width),
      'og:image:height': String(card.height),
      'og:image:alt': card.alt,
    }),
  }
  return [
    `<meta name="description" content="${escapeHtml(description)}" />`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}" />`,
    ),
    `<meta name="twitter:card" content="summary_large_image" />`,
    ...(siteUrl ? [`<link rel="canonical" href="${absolute(path)}" />`] : []),
  ].join('')
}

/** A JSON-LD block. It is data, not a script, so the Content-Security-Policy does not apply to it. */
export function structuredData(content: object): string {
  // A "<" could end the block.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...content })
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`
}

/** `robots.txt`: crawlers may read everything except the app's pages, which have no content to index. */
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

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
