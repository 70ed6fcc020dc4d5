import { expect, test } from '../support/fixtures'
import { hub } from '../support/job-search-hub'

test('Pages are served with security headers that allow only what the app needs', async ({
  request,
}) => {
  const response = await request.get(hub)
  expect(response.status()).toBe(200)
  const headers = response.headers()
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/html/),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': 'no-cache',
  })
  const directives = headers['content-security-policy']?.split('; ') ?? []
  expect(directives).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "connect-src 'self'",
      "style-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  )
  const scripts = directives.find((directive) => directive.startsWith('script-src '))
  expect(scripts).toMatch(/^script-src 'self' 'sha256-[A-Za-z0-9+/]+={0,2}'$/)
})

test('Files with a hash in their name are cached for a year', async ({ request }) => {
  const html = await (await request.get(hub)).text()
  const [script] = /\/assets\/main-[^"]+\.js/.exec(html) ?? []
  const response = await request.get(String(script))
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

const missing = [
  '/nowhere',
  '/app/nowhere',
  '/app/job-search/nowhere',
  '/job-search',
  '/career-planner',
  '/pcs-prep',
  '/networking',
  '/licensing',
  '/housing',
  '/settings',
  '/assets/gone.js',
  // A folder without an index page does not list its files.
  '/onboarding/',
  '/assets/',
]
test('An unknown path is answered with status 404, the 404 page and the same policy', async ({
  request,
}) => {
  for (const path of missing) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['content-security-policy'], path).toContain("default-src 'none'")
    expect(await response.text(), path).toContain('<title>Page Not Found')
  }
})

test('Each alternative URL of a page opens it at its canonical URL', async ({ page, request }) => {
  const aliases = [
    ['/index.html', '/'],
    ['/about.html', '/about'],
    ['/about/?from=mail#mission', '/about?from=mail#mission'],
    ['/app.html', '/app'],
    ['/app/', '/app'],
    ['/app/job-search.html?tab=interview', '/app/job-search?tab=interview'],
    ['/app/job-search/index.html', hub],
  ] as const
  for (const [alias, canonical] of aliases) {
    const [, title = ''] = /<title>([^<]+)/.exec(await (await request.get(canonical)).text()) ?? []
    await page.goto(alias)
    await expect(page).toHaveURL(canonical)
    // The app has taken over the prerendered page.
    await expect(page.locator('[data-page], [data-frame]'), alias).toHaveCount(0)
    await expect(page, alias).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 }), alias).not.toHaveText('Page Not Found')
  }
})

test('The content security policy blocks requests to other hosts', async ({ page, problems }) => {
  problems.expect(/Policy violated: connect-src/)
  problems.expect(/violates the .*Content Security Policy/)
  await page.goto(hub)
  const violation = page.waitForEvent('console', (message) =>
    message.text().startsWith('Policy violated'),
  )
  const outcome = await page.evaluate(() =>
    fetch('https://jobs.example.com/').then(
      () => 'answered',
      () => 'refused',
    ),
  )
  expect(outcome).toBe('refused')
  await violation
})
