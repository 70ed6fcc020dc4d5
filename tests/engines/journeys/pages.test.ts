import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { sitePages } from '@/app/pages/site-pages'
import { emptyTracker, hub } from '../driver/applications.ts'
import { journey } from '../driver/journey.ts'
import type { Tab } from '../driver/tab.ts'

journey('Every page starts, and fits a phone', async ({ tab }) => {
  for (const { path } of sitePages) {
    await tab.goto(path)
    await tab.shows({ role: 'heading' })
    const isStarted = () => tab.evaluate(() => !document.querySelector('[data-frame]'), null)
    await tab.until(isStarted, `${path} starts`)
    expect(await tab.text(), path).not.toContain('Unexpected Application Error')
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await tab.evaluate(beyond, null), path).toBeLessThanOrEqual(0)
  }
})

journey(
  'A page that is left while it saves keeps no other page from the database',
  async ({ tab }) => {
    const box = { css: 'main input[type=checkbox]' }
    for (let round = 0; round < 6; round++) {
      await tab.goto('/app/pcs-prep')
      await tab.shows(box)
      await tab.look(box, (element) => {
        if (element instanceof HTMLElement) element.click()
        location.assign('/app/job-search')
      })
      await tab.shows(emptyTracker)
      await tab.goto('/app/settings')
      await tab.shows({ role: 'heading', name: 'Data Health' })
      expect(await tab.text()).not.toContain('The copy on the disk does not answer')
    }
  },
  {
    only: { engine: 'webkit', because: 'No page of Firefox kept another one waiting' },
    // WebKit aborts the loads of a page that is being left.
    expects: /Importing a module script failed/,
  },
)

journey('Back to a part of a page ends where the person was', async ({ tab }) => {
  const named = { role: 'heading', name: 'Data Analyst' } as const
  const scrollsTo = (y: number) =>
    tab.until(() => tab.evaluate((y) => Math.round(scrollY) === y, y), `it is at ${y}`)
  await tab.goto('/app/career-planner?tab=browse#careers/data-analyst')
  await tab.focuses(named)
  await tab.evaluate(() => scrollTo(0, 2_000), null)
  // A click of the driver would scroll to the link.
  await tab.look({ css: 'footer a[href="/faq"]' }, (link) => {
    if (link instanceof HTMLElement) link.click()
  })
  await tab.shows({ role: 'heading', name: /^Frequently Asked/ })
  await scrollsTo(0)
  // Sooner after the page has opened, WebKit itself goes to the part.
  await wait(1_000)
  await tab.back()
  await tab.shows(named)
  await wait(500)
  await scrollsTo(2_000)
})

journey('The search opens and leads on by the keyboard alone', async ({ tab }) => {
  await tab.goto('/app')
  await tab.shows({ role: 'button', name: 'Search' })
  await tab.until(async () => {
    await tab.press(['Control', 'k'])
    return tab.has({ css: '[role=combobox]' })
  }, 'the search opens')
  await tab.focuses({ css: '[role=combobox]' })
  await tab.typeText('licens')
  await tab.shows({ role: 'option', name: /^Licensing Navigator/ })
  await tab.press('Enter')
  await tab.arrives('/app/licensing')
})

journey('The menu of a phone opens, and Escape gives the focus back', async ({ tab }) => {
  await tab.goto(hub)
  const menu = { role: 'button', name: 'Menu' } as const
  const place = { css: 'nav a[href="/app/housing"]' }
  await tab.click(menu)
  await tab.shows(place)
  await tab.focus(place)
  await tab.press('Escape')
  await tab.focuses(menu)
})

const more = { role: 'button', name: /More tabs?/ } as const
const inMenu = { css: 'ul.fixed button' }

journey(
  'The menu of further tabs is closed until it is pressed, and opens a tab',
  async ({ tab }) => {
    await tab.goto('/app/licensing')
    await usesFurtherTabs(tab)
  },
)

journey(
  'Without popovers the menu of further tabs is closed until it is pressed, and opens a tab',
  async ({ tab }) => {
    await tab.goto('/app/licensing')
    await usesFurtherTabs(tab)
    // The engine itself still obeys these attributes.
    expect(await tab.has({ css: '[popover], [popovertarget]' })).toBe(false)
  },
  { before: () => Reflect.deleteProperty(HTMLElement.prototype, 'popover') },
)

journey(
  'Without URL.canParse the app starts',
  async ({ tab }) => {
    await tab.goto(hub)
    await tab.shows(emptyTracker)
  },
  { before: () => Reflect.deleteProperty(URL, 'canParse') },
)

journey('Notes under a question are written by the keyboard alone', async ({ tab }) => {
  await tab.goto(`${hub}?tab=interview`)
  const question = { css: 'main details', nth: 0 }
  await tab.shows([question, { css: 'summary' }])
  await tab.focus([question, { css: 'summary' }])
  await tab.press('Enter', 'Tab')
  await tab.focuses([question, { role: 'button', name: 'Add Your Notes' }])
  await tab.press('Enter')
  await tab.focuses([question, { css: 'textarea' }])
  await tab.typeText('By hand')
  await tab.press('Tab', 'Enter')
  await tab.shows([question, { text: 'By hand' }])
})

journey('A theme that is chosen outlasts a reload', async ({ tab }) => {
  await tab.goto(hub)
  await tab.click({ role: 'button', name: 'Menu' })
  await tab.click({ role: 'button', name: 'Dark mode' })
  const theme = () => tab.evaluate(() => document.documentElement.dataset['theme'], null)
  const chosen = await theme()
  await tab.reload()
  expect(await theme()).toBe(chosen)
  expect(await tab.stored('darkMode')).toBe(chosen === 'dark')
})

journey('A tick of a checklist outlasts a reload', async ({ tab }) => {
  await tab.goto('/app/pcs-prep')
  await tab.focus({ role: 'checkbox' })
  await tab.press('Space')
  await tab.hears('Saved')
  await tab.reload()
  const isTicked = () =>
    tab.look({ role: 'checkbox' }, (box) => box instanceof HTMLInputElement && box.checked)
  await tab.until(isTicked, 'the first item is ticked')
})

journey('The setup leads from the first step to the dashboard', async ({ tab }) => {
  await tab.goto('/onboarding/profile')
  await tab.fill({ label: 'Name' }, 'Jamie')
  await tab.click({ role: 'button', name: 'Continue' })
  await tab.click({ css: 'summary', nth: 0 })
  await tab.click({ role: 'switch', name: 'Share my profile' })
  await tab.click({ role: 'button', name: 'Continue' })
  await tab.click({ role: 'checkbox', name: /^Housing Hub/ })
  await tab.click({ role: 'button', name: /Finish|Continue|Done|Complete/ })
  await tab.shows({ role: 'heading', name: /, Jamie$/ })
})

async function usesFurtherTabs(tab: Tab) {
  await tab.shows(more)
  expect(await tab.has(inMenu)).toBe(false)
  await tab.click(more)
  await tab.shows(inMenu)
  const name = await tab.look(inMenu, (button) => button?.textContent ?? '')
  await tab.click(inMenu)
  await tab.hides(inMenu)
  await tab.shows({ css: '[role=tab][aria-selected=true]' })
  const selected = await tab.look(
    { css: '[role=tab][aria-selected=true]' },
    (one) => one?.textContent,
  )
  expect(selected).toBe(name)
}

journey(
  'An empty date field shows no date until it has the focus',
  async ({ tab }) => {
    const field = { label: 'Report Date' }
    await tab.goto('/app/move')
    await tab.shows(field)
    const color = await tab.look(field, (input) => input && getComputedStyle(input).color)
    // WebKit derives the color of today's date, which it shows in an empty field, from that of the field.
    expect(color).toBe('rgba(0, 0, 0, 0)')
    await tab.focus(field)
    expect(await tab.look(field, (input) => input?.matches(':focus-within'))).toBe(true)
    expect(await tab.look(field, (input) => input && getComputedStyle(input).color)).not.toBe(color)
  },
  { only: { engine: 'webkit', because: 'Firefox shows mm/dd/yyyy in an empty field' } },
)
