import type { Page } from '@playwright/test'
import { buildApplication } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { seed } from '../support/storage'

/** A single grapheme, which a browser never breaks. */
const unbreakable = `a${'\u20dd'.repeat(4_799)}`
const short = unbreakable.slice(0, 200)

test.use({ viewport: { width: 320, height: 640 } })

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('Text that cannot wrap makes no page wider, on screen or in print', async ({ page }) => {
  await seed(page, 'userProfile', { name: short, location: short, careerField: short })
  await seed(page, 'jobApplications', [
    buildApplication({ company: short, position: short, location: short, notes: unbreakable }),
  ])
  await seed(page, 'professionalCertifications', [
    {
      id: '1',
      createdAt: '2026-11-20T18:30:00.000Z',
      name: short,
      issuingOrg: short,
      isTarget: false,
      dateEarned: '2026-01-01',
      expirationDate: '',
      renewalRequirements: unbreakable,
      cost: '',
      timeToComplete: '',
      prerequisites: '',
      studyProgress: 0,
    },
  ])
  for (const path of [
    '/app',
    '/app/job-search',
    '/app/job-search?edit=1',
    '/app/professional-dev?tab=certifications',
    '/app/profile',
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Loading…')).toHaveCount(0)
      if (path !== '/app' && path !== '/app/profile') {
        await expect(page.getByRole('button', { name: /^(Edit|Delete) a/ }).first()).toBeVisible()
      }
      expect(await widthOf(page)).toBe(320)
      await page.emulateMedia({ media: 'print' })
      expect(await widthOf(page)).toBe(320)
      await page.emulateMedia({ media: null })
    })
  }
})
