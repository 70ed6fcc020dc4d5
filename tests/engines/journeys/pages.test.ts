import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { sitePages } from '../../support/site-pages.ts'
import { emptyTracker, hub } from '../driver/applications.ts'
import { journey } from '../driver/journey.ts'
import type { Tab } from '../driver/tab.ts'

journey('Every page starts and fits a phone', async ({ tab }) => {
  for (const { path } of sitePages) {
    await tab.goto(path)
    await tab.waitForVisible({ role: 'heading' })
    const isStarted = () => tab.evaluate(() => !document.querySelector('[data-frame]'), null)
    await tab.waitUntil(isStarted, `${path} starts`)
    expect(await tab.text(), path).not.toContain('Unexpected Application Error')
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await tab.evaluate(overflow, null), path).toBeLessThanOrEqual(0)
  }
})

journey(
  'Leaving a page while it saves does not block the database for the next page',
  async ({ tab }) => {
    const box = { css: 'main input[type=checkbox]' }
    for (let round = 0; round < 6; round++) {
      await tab.goto('/app/pcs-prep')
      await tab.waitForVisible(box)
      await tab.evaluateOn(box, (element) => {
        if (element instanceof HTMLElement) element.click()
        location.assign('/app/job-search')
      })
      await tab.waitForVisible(emptyTracker)
      await tab.goto('/app/settings')
      await tab.waitForVisible({ role: 'heading', name: 'Data Health' })
      expect(await tab.text()).not.toContain('The second copy on this device is not responding')
    }
  },
  {
    only: { engine: 'webkit', because: 'Firefox did not have this bug' },
    // WebKit aborts the loads of a page that navigates away.
    expects: /Importing a module script failed/,
  },
)

journey('Back to a page with a fragment restores the scroll position', async ({ tab }) => {
  const heading = { role: 'heading', name: 'Data Analyst' } as const
  const waitForScroll = (y: number) =>
    tab.waitUntil(() => tab.evaluate((y) => Math.round(scrollY) === y, y), `scrollY is ${y}`)
  await tab.goto('/app/career-planner?tab=browse#careers/data-analyst')
  await tab.waitForFocus(heading)
  await tab.evaluate(() => scrollTo(0, 2_000), null)
  // The driver's click would scroll to the link.
  await tab.evaluateOn({ css: 'footer a[href="/faq"]' }, (link) => {
    if (link instanceof HTMLElement) link.click()
  })
  await tab.waitForVisible({ role: 'heading', name: /^Frequently Asked/ })
  await waitForScroll(0)
  // Right after a page has opened, WebKit itself scrolls to the fragment.
  await wait(1_000)
  await tab.back()
  await tab.waitForVisible(heading)
  await wait(500)
  await waitForScroll(2_000)
})

journey('The search opens and leads to a page by keyboard alone', async ({ tab }) => {
  await tab.goto('/app')
  await tab.waitForVisible({ role: 'button', name: 'Search' })
  await tab.waitUntil(async () => {
    await tab.press(['Control', 'k'])
    return tab.isVisible({ css: '[role=combobox]' })
  }, 'the search opens')
  await tab.waitForFocus({ css: '[role=combobox]' })
  await tab.typeText('licens')
  await tab.waitForVisible({ role: 'option', name: /^Licensing Navigator/ })
  await tab.press('Enter')
  await tab.waitForUrl('/app/licensing')
})

journey('The phone menu opens, and Escape returns the focus to its button', async ({ tab }) => {
  await tab.goto(hub)
  const menu = { role: 'button', name: 'Menu' } as const
  const link = { css: 'nav a[href="/app/housing"]' }
  await tab.click(menu)
  await tab.waitForVisible(link)
  await tab.focus(link)
  await tab.press('Escape')
  await tab.waitForFocus(menu)
})

const more = { role: 'button', name: /More tabs?/ } as const
const inMenu = { css: 'ul.fixed button' }

journey('The More Tabs menu is closed at first, and selects a tab', async ({ tab }) => {
  await tab.goto('/app/licensing')
  await expectMoreTabsWork(tab)
})

journey(
  'Without popovers, the More Tabs menu is closed at first, and selects a tab',
  async ({ tab }) => {
    await tab.goto('/app/licensing')
    await expectMoreTabsWork(tab)
    // The engine itself still supports these attributes.
    expect(await tab.isVisible({ css: '[popover], [popovertarget]' })).toBe(false)
  },
  { before: () => Reflect.deleteProperty(HTMLElement.prototype, 'popover') },
)

journey(
  'Without URL.canParse, the app starts',
  async ({ tab }) => {
    await tab.goto(hub)
    await tab.waitForVisible(emptyTracker)
  },
  { before: () => Reflect.deleteProperty(URL, 'canParse') },
)

journey('Notes on a question can be written by keyboard alone', async ({ tab }) => {
  await tab.goto(`${hub}?tab=interview`)
  const question = { css: 'main details', nth: 0 }
  await tab.waitForVisible([question, { css: 'summary' }])
  await tab.focus([question, { css: 'summary' }])
  await tab.press('Enter', 'Tab')
  await tab.waitForFocus([question, { role: 'button', name: 'Add Your Notes' }])
  await tab.press('Enter')
  await tab.waitForFocus([question, { css: 'textarea' }])
  await tab.typeText('By hand')
  await tab.press('Tab', 'Enter')
  await tab.waitForVisible([question, { text: 'By hand' }])
})

journey('A chosen theme persists after a reload', async ({ tab }) => {
  await tab.goto(hub)
  await tab.click({ role: 'button', name: 'Menu' })
  await tab.click({ role: 'button', name: 'Dark mode' })
  const theme = () => tab.evaluate(() => document.documentElement.dataset['theme'], null)
  const chosen = await theme()
  await tab.reload()
  expect(await theme()).toBe(chosen)
  expect(await tab.stored('darkMode')).toBe(chosen === 'dark')
})

journey('A checked item of a checklist stays checked after a reload', async ({ tab }) => {
  await tab.goto('/app/pcs-prep')
  await tab.focus({ role: 'checkbox' })
  await tab.press('Space')
  await tab.waitForAnnouncement('Saved')
  await tab.reload()
  const isChecked = () =>
    tab.evaluateOn({ role: 'checkbox' }, (box) => box instanceof HTMLInputElement && box.checked)
  await tab.waitUntil(isChecked, 'the first item is checked')
})

journey('The setup leads from its first step to the dashboard', async ({ tab }) => {
  await tab.goto('/onboarding/profile')
  await tab.fill({ label: 'Name' }, 'Jamie')
  await tab.click({ role: 'button', name: 'Continue' })
  await tab.click({ css: 'summary', nth: 0 })
  await tab.click({ role: 'switch', name: 'Share my profile' })
  await tab.click({ role: 'button', name: 'Continue' })
  await tab.click({ role: 'checkbox', name: /^Housing Hub/ })
  await tab.click({ role: 'button', name: /Finish|Continue|Done|Complete/ })
  await tab.waitForVisible({ role: 'heading', name: /, Jamie$/ })
})

/** Opens the menu, selects its first tab, and expects that tab to be selected. */
async function expectMoreTabsWork(tab: Tab) {
  await tab.waitForVisible(more)
  expect(await tab.isVisible(inMenu)).toBe(false)
  await tab.click(more)
  await tab.waitForVisible(inMenu)
  const name = await tab.evaluateOn(inMenu, (button) => button?.textContent ?? '')
  await tab.click(inMenu)
  await tab.waitForHidden(inMenu)
  await tab.waitForVisible({ css: '[role=tab][aria-selected=true]' })
  const selected = await tab.evaluateOn(
    { css: '[role=tab][aria-selected=true]' },
    (element) => element?.textContent,
  )
  expect(selected).toBe(name)
}

journey(
  'An empty date field shows no date until it has the focus',
  async ({ tab }) => {
    const field = { label: 'Report Date' }
    await tab.goto('/app/move')
    await tab.waitForVisible(field)
    const color = await tab.evaluateOn(field, (input) => input && getComputedStyle(input).color)
    // WebKit shows today's date in an empty field, in a color that it derives from that of the field.
    expect(color).toBe('rgba(0, 0, 0, 0)')
    await tab.focus(field)
    expect(await tab.evaluateOn(field, (input) => input?.matches(':focus-within'))).toBe(true)
    const focused = await tab.evaluateOn(field, (input) => input && getComputedStyle(input).color)
    expect(focused).not.toBe(color)
  },
  { only: { engine: 'webkit', because: 'Firefox shows mm/dd/yyyy in an empty field' } },
)
