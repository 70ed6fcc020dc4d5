import { expect, test } from '../support/fixtures'
import { hub } from '../support/job-search-hub'

test('Pages come with headers that close every door the app does not need', async ({ request }) => {
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

test('A page carries the same policy itself, for hosts that send no headers', async ({
  page,
  request,
}) => {
  const sent = (await request.get(hub)).headers()['content-security-policy']
  await page.goto(hub)
  const carried = page.locator('meta[http-equiv="Content-Security-Policy"]')
  // A <meta> cannot say frame-ancestors.
  const expected = String(sent).replace("; frame-ancestors 'none'", '')
  await expect(carried).toHaveAttribute('content', expected)
})

test('Files that never change are cached for a year', async ({ page, request }) => {
  await page.goto(hub)
  const script = await page.locator('script[type=module]').last().getAttribute('src')
  const response = await request.get(String(script))
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

const missing = [
  '/nowhere',
  '/app/nowhere',
  '/job-search',
  '/assets/gone.js',
  // A route has no slash at its end, whether or not a folder has its name.
  '/faq/',
  '/app/',
  '/onboarding/',
]
for (const path of missing) {
  test(`${path} is answered with status 404 and the same headers`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    expect(response.headers()['content-security-policy']).toContain("default-src 'none'")
    expect(await response.text()).toContain('<title>Page Not Found')
  })
}

test('The policy lets no request out to another host', async ({ page, problems }) => {
  problems.expect(/Policy violated: connect-src/)
  problems.expect(/violates the .*Content Security Policy/)
  await page.goto(hub)
  const violation = page.waitForEvent('console', (message) =>
    message.text().startsWith('Policy violated'),
  )
  const answer = await page.evaluate(() =>
    fetch('https://jobs.example.com/').then(
      () => 'answered',
      () => 'refused',
    ),
  )
  expect(answer).toBe('refused')
  await violation
})
