import { restorable } from '@/schemas/account/stored'
import { buildApplication } from '../support/applications'
import { enableDataSaver } from '../support/data-saver'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'
import { applicationCard, hub } from '../support/job-search-hub'
import { escapeRegExp } from '../support/look-for'
import { samples } from '../support/samples'
import { sitePages } from '../support/site-pages'
import { seed } from '../support/storage'

/*
 * Every test here also fails on a request to another origin and on a violation of the policy: the
 * fixtures watch for both on every page.
 */

const hostile = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>"'\${7*7}{{7*7}}`

/** A sample of everything that is stored, with hostile text wherever a schema accepts it. */
function hostileData(): Record<string, unknown> {
  return Object.fromEntries(
    restorable.map((stored) => {
      const isValid = (value: unknown) => {
        const checked = stored.check(value)
        return checked !== undefined && checked.refused.length === 0 && !checked.isPartial
      }
      return [stored.key, poison(samples[stored.key], isValid)]
    }),
  )
}

/** Replaces each string of a value, except ids, with hostile text if the value is still valid with it. */
function poison(value: unknown, isValid: (changed: unknown) => boolean): unknown {
  if (typeof value === 'string') return isValid(hostile) ? hostile : value
  if (Array.isArray(value)) {
    return value.map((part: unknown, at) =>
      poison(part, (changed) => isValid(value.with(at, changed))),
    )
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      name === 'id' ? part : poison(part, (changed) => isValid({ ...value, [name]: changed })),
    ]),
  )
}

test('Hostile text that a person has stored stays text, on every tab of every page', async ({
  page,
}) => {
  test.slow()
  await enableDataSaver(page)
  for (const [key, value] of Object.entries(hostileData())) await seed(page, key, value)
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`)
  })
  await page.goto('/app')
  for (const { path, title } of sitePages.filter(({ path }) => path.startsWith('/app'))) {
    await goWithin(page, path)
    await expect(page).toHaveTitle(new RegExp(escapeRegExp(title)))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    if (path === hub) await expect(page.getByText(hostile).first()).toBeVisible()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect(page.getByRole('tabpanel')).toBeVisible()
    }
    expect(await page.evaluate(() => 'hacked' in window), path).toBe(false)
    await expect(page.locator('img[src="x"]'), path).toHaveCount(0)
  }
})

const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'https://good.example/\u0000\r\nbad',
]

test('A stored address that is not a web address never becomes a link', async ({
  page,
  problems,
}) => {
  problems.expect(/Error loading job applications/)
  const web = 'https://jobs.example.com/1'
  await seed(
    page,
    'jobApplications',
    [web, ...addresses].map((applicationUrl, at) =>
      buildApplication({ id: String(at + 1), applicationUrl, position: `Job ${at}` }),
    ),
  )
  await page.goto(hub)
  await expect(applicationCard(page, 'Job 0').locator(`a[href="${web}"]`)).toBeVisible()
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) {
    expect(link).toMatch(/^(https?:|mailto:|tel:)/)
    expect(link).not.toContain('good.example')
  }
})

test('No page sets a cookie, and each has a content security policy', async ({ request }) => {
  for (const { path } of sitePages) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['set-cookie'], path).toBeUndefined()
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
  }
})

test('A script of the page cannot turn text into code or markup', async ({ page, problems }) => {
  problems.expect(/Policy violated|Trusted/)
  await page.goto('/app')
  const outcome = await page.evaluate(() => {
    const attempts = [
      () => (document.body.innerHTML = '<b>markup</b>'),
      () => document.body.setAttribute('onclick', 'window.hacked = 1'),
      () => (document.createElement('script').text = 'window.hacked = 1'),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'done'
      } catch {
        return 'refused'
      }
    })
  })
  expect(outcome).toEqual(['refused', 'refused', 'refused'])
})
