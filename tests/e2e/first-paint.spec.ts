import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { holdScripts } from '../support/hold-scripts'

/** Holds back the code that renders pages. @returns lets it load */
const holdBackCode = (page: Page) => holdScripts(page, 'start-*.js')

const frame = (page: Page) => page.locator('[data-frame]')

test.describe('Before its code arrives', () => {
  test('a public page can be read and its answers opened, and shows no button that would do nothing', async ({
    page,
  }) => {
    await test.step('a public page can be read, and shows no button that would do nothing', async () => {
      const release = await holdBackCode(page)
      await page.goto('/')
      const toggle = page.getByRole('button', { name: 'Dark mode' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible()
      await expect(toggle).toHaveCount(0)
      release()
      await toggle.click()
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    })

    await test.step('an answer can be opened, and closes once the next one opens', async () => {
      const release = await holdBackCode(page)
      await page.goto('/faq')
      const questions = page.locator('main details[id] summary')
      const open = page.locator('main details[id][open]')
      await questions.nth(0).click()
      await expect(open).toHaveCount(1)
      release()
      await expect(page.getByRole('button', { name: 'Dark mode' })).toBeVisible()
      await expect(page).toHaveURL(/#/)
      await questions.nth(1).click()
      await expect(open).toHaveCount(1)
      await expect(open.locator('summary')).toHaveText((await questions.nth(1).textContent()) ?? '')
    })
  })

  test('a page of the app shows its title and summary without controls, and nothing shifts when it opens', async ({
    page,
  }) => {
    await test.step('a module shows its title and summary without controls, and nothing shifts when it opens', async () => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry) shifts.push(Number(entry.value))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const release = await holdBackCode(page)
      await page.goto('/app/networking')
      await expect(frame(page).getByText('Networking', { exact: true })).toBeVisible()
      await expect(frame(page).getByText(/^Real groups to join, and a demo/)).toBeVisible()
      await expect(frame(page).getByText('Loading…')).toBeVisible()
      await expect(page.getByRole('button')).toHaveCount(0)
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')

      release()
      await expect(page.getByRole('heading', { level: 1, name: 'Networking' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'This Is a Demo Directory' })).toBeVisible()
      await expect(frame(page)).toHaveCount(0)
      const shifts = await page.evaluate(async () => {
        // The browser reports the shifts of a frame after it.
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
        return 'shifts' in window && window.shifts
      })
      expect(shifts).toEqual([])
    })

    await test.step('a step of the setup shows its number', async () => {
      const release = await holdBackCode(page)
      await page.goto('/onboarding/profile')
      await expect(frame(page).getByText('Step 1 of 3')).toBeVisible()
      await expect(frame(page).getByText('Loading…')).toBeVisible()
      release()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(frame(page)).toHaveCount(0)
    })

    await test.step('the dashboard greets nobody before it knows the name', async () => {
      const release = await holdBackCode(page)
      await page.goto('/app')
      await expect(frame(page).getByText(/^You are using the free beta/)).toBeVisible()
      await expect(page.getByText(/^Good (morning|afternoon|evening)/)).toHaveCount(0)
      release()
      await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
    })

    await test.step('a module shows its banner, and Settings its title', async () => {
      await holdBackCode(page)
      await page.goto('/app/career-planner')
      await expect(frame(page).getByText(/every 2-3 years/)).toBeVisible()
      await page.goto('/app/settings')
      await expect(frame(page).getByRole('main', { includeHidden: true })).toHaveText(
        'SettingsLoading…',
      )
    })
  })
})

for (const script of ['main', 'start']) {
  test.describe(`If the script ${script} does not load`, () => {
    test.beforeEach(async ({ page, problems }) => {
      problems.expect(/Failed to load resource: net::ERR_FAILED/)
      if (script === 'start') problems.expect(/The page did not start/)
      await page.route(`**/assets/${script}-*.js`, (route) => route.abort())
    })

    test('a public page can still be read, and a page of the app says so and can be loaded again', async ({
      page,
    }) => {
      await page.goto('/faq')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const question = page.locator('details').filter({ visible: true }).first()
      await question.locator('summary').click()
      await expect(question).toHaveAttribute('open')
      await expect(page.getByRole('alert')).toHaveCount(0)

      await page.goto('/app/receive?from=mail#h=1.2.3.4')
      const message = page.getByRole('heading', { level: 1, name: 'This page did not load' })
      await expect(message).toBeVisible()
      await expect(page.getByRole('alert')).toHaveText(/What you saved is safe/)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(frame(page)).toBeHidden()
      await page.unrouteAll()
      await page.getByRole('link', { name: 'Load Again' }).click()
      // The same address, with the fragment that holds the content of a link.
      await expect(page.getByRole('alert')).toHaveText(/link/)
      await expect(page).toHaveURL('/app/receive?from=mail')
      await expect(message).toBeHidden()
    })
  })
}

test('Every icon that a page uses is rendered', async ({ page }) => {
  for (const path of ['/', '/app', '/app/career-planner?tab=browse', '/app/settings']) {
    await page.goto(path)
    const icons = page.locator('.icon:visible')
    await expect(icons.first()).toBeVisible()
    const missing = () =>
      icons.evaluateAll((all) =>
        all.flatMap((icon) => {
          const use = icon.querySelector('use')
          return use && use.getBBox().width > 0 ? [] : [use?.getAttribute('href')]
        }),
      )
    await expect.poll(missing).toEqual([])
  }
})
