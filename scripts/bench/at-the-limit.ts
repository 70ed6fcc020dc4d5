import type { Browser, Page } from '@playwright/test'
import { buildApplication } from '../../tests/support/applications.ts'
import { openPhone, type Phone, type Work } from './browser.ts'
import { compare, type Comparison } from './comparison.ts'
import { historySince, manyApplications } from './full-storage.ts'
import { drawPlainList, type Markup } from './plain-list.ts'
import { BARE } from './serve.ts'
import { elapsed, opened } from './stopwatch.ts'

const FIELD = 'A key in a form field, with the form open over the list'
const hub = '/app/job-search'
const checklist = '/app/pcs-prep'
/** Screens that show no applications. */
const otherScreens = [
  '/app/career-planner',
  checklist,
  '/app/professional-dev',
  '/app/networking',
  '/app/licensing',
  '/app/housing',
]

/** Compares the app with 8,000 stored applications with the least time that the same work can take. */
export async function measureAtTheLimit(browser: Browser, origin: string): Promise<Comparison[]> {
  const stored = { jobApplications: manyApplications() }
  const markup = await readMarkup(browser, origin)
  const phones = await Promise.all([
    openPhone(browser, { origin, stored }),
    openPhone(browser, { origin, stored }),
    openPhone(browser, { origin }),
    openPhone(browser, { origin }),
  ])
  const [product, bare, empty, single] = phones
  try {
    await single.page.goto(BARE)
    return [
      await compareSearch(product, bare, { markup, layout: 'rows' }),
      await compareSearch(product, bare, { markup, layout: 'board' }),
      // The last of the three, because the comparison of fields below needs its plain list.
      await compareSearch(product, bare, { markup, layout: 'cards' }),
      await compareFieldWithItself(product),
      await compareField(product, bare, 'the same key in a bare input over that plain list'),
      await compareField(product, single, 'the same key in a bare input on an empty page'),
      await compareSaves('Editing an application', product, editFirst),
      await compareSaves('Adding an application', product, addOne),
      await compareTicks(product, empty),
      await compareScreens(product, empty),
    ]
  } finally {
    await Promise.all(phones.map((phone) => phone.close()))
  }
}

/** The markup of the product's list, from one application with every field filled. */
async function readMarkup(browser: Browser, origin: string): Promise<Markup> {
  const filled = buildApplication({
    location: 'Remote',
    jobType: 'remote',
    salaryRange: '$1',
    applicationUrl: 'https://example.com',
    notes: 'A note.',
    history: historySince('2026-11-18'),
  })
  const stored = { jobApplications: JSON.stringify([filled]) }
  const phone: Phone = await openPhone(browser, { origin, stored })
  await open(phone.page, hub)
  await phone.page.locator('main li h3').first().waitFor()
  const markup = await phone.page.evaluate(() => {
    const card = document.querySelector('main h3')?.closest('li')
    return {
      main: document.querySelector('main')?.className ?? '',
      list: card?.parentElement?.className ?? '',
      card: card?.outerHTML ?? '',
    }
  })
  await phone.close()
  return markup
}

async function open(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return opened(page)
}

interface SearchOptions {
  markup: Markup
  layout: 'cards' | 'rows' | 'board'
}

async function compareSearch(product: Phone, bare: Phone, { markup, layout }: SearchOptions) {
  await open(product.page, `${hub}?layout=${layout}`)
  const records = product.page.getByRole('main').getByRole('button', { name: /^Edit / })
  await records.first().waitFor()
  const pageSize = await records.count()
  await bare.page.goto(BARE)
  await bare.page.evaluate(drawPlainList, { ...markup, pageSize })
  return compare({
    name: `A key in the search of 8,000 applications, as ${layout}`,
    floor: 'the same key in a list of as many cards in plain DOM',
    target: 1.5,
    phones: { floor: bare, product },
    measureFloor: search,
    measureProduct: search,
  })
}

/** Types a word and deletes it. Each key changes which records match. */
async function search(page: Page): Promise<number[]> {
  await page.getByRole('searchbox').focus()
  return press(page, [...'nurse', ...Array<string>(5).fill('Backspace')])
}

async function press(page: Page, keys: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const key of keys) {
    await page.keyboard.press(key)
    times.push(await elapsed(page))
  }
  return times
}

/** Compares the field with itself while its events do not reach the listeners of the page. */
async function compareFieldWithItself(product: Phone) {
  const { page } = product
  await open(page, hub)
  await openForm(page, /^Add Job/)
  await page.evaluate(() => {
    const stop = (event: Event) => {
      if (document.body.hasAttribute('data-silent')) event.stopImmediatePropagation()
    }
    // After the stopwatch's own listeners, and before any of the page's.
    for (const type of ['keydown', 'keypress', 'beforeinput', 'textInput', 'input', 'keyup']) {
      addEventListener(type, stop, { capture: true })
    }
    document.addEventListener('selectionchange', stop, { capture: true })
  })
  const typeSilently = async (isSilent: boolean) => {
    await page.evaluate((on) => document.body.toggleAttribute('data-silent', on), isSilent)
    return typeCompany(page)
  }
  return compare({
    name: FIELD,
    floor: 'the same key in the same page, without listeners',
    target: 1.25,
    phones: { floor: product, product },
    measureFloor: () => typeSilently(true),
    measureProduct: () => typeSilently(false),
  })
}

async function compareField(product: Phone, bare: Phone, floor: string) {
  await open(product.page, hub)
  await openForm(product.page, /^Add Job/)
  return compare({
    name: FIELD,
    floor,
    target: 1.25,
    phones: { floor: bare, product },
    measureFloor: typeCompany,
    measureProduct: typeCompany,
  })
}

/** Types into the first field and deletes the text. */
async function typeCompany(page: Page): Promise<number[]> {
  await page.getByRole('textbox').first().focus()
  return press(page, [...'Acme', ...Array<string>(4).fill('Backspace')])
}

async function openForm(page: Page, button: RegExp) {
  await page.getByRole('button', { name: button }).first().tap()
  await page.getByRole('form').waitFor()
  await elapsed(page)
}

async function save(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: 'Save' }).tap()
  const time = await elapsed(page)
  await page.getByRole('form').waitFor({ state: 'detached' })
  await waitForFlush(page)
  return [time]
}

/** Waits until the browser has passed a write on to its other processes. */
const waitForFlush = (page: Page) => page.waitForTimeout(500)

async function editFirst(page: Page) {
  await openForm(page, /^Edit /)
  await page.getByLabel('Salary Range').fill(`$${Date.now()}`)
  await elapsed(page)
  return save(page)
}

async function addOne(page: Page) {
  await openForm(page, /^Add Job/)
  await page.getByLabel('Company').fill('Acme Logistics')
  await page.getByLabel('Position').fill(`Analyst ${Date.now()}`)
  await elapsed(page)
  return save(page)
}

async function compareSaves(name: string, product: Phone, measure: Work<number[]>) {
  await open(product.page, hub)
  return compare({
    name,
    floor: 'JSON.stringify and setItem of that list, without any drawing',
    target: 1.6,
    phones: { floor: product, product },
    measureFloor: writeDirectly,
    measureProduct: measure,
  })
}

/** Writes the list without the app, in its page, and restores the stored value afterwards. */
async function writeDirectly(page: Page): Promise<number[]> {
  const time = await page.evaluate(() => {
    const before = localStorage.getItem('jobApplications') ?? '[]'
    const list = JSON.parse(before) as object[]
    list[0] = { ...list[0], salaryRange: `$${Date.now()}` }
    const start = performance.now()
    localStorage.setItem('jobApplications', JSON.stringify(list))
    const time = performance.now() - start
    localStorage.setItem('jobApplications', before)
    return time
  })
  await waitForFlush(page)
  return [time]
}

async function compareTicks(product: Phone, empty: Phone) {
  await open(product.page, checklist)
  await open(empty.page, checklist)
  const tick = async (page: Page) => {
    const times: number[] = []
    for (let at = 0; at < 4; at++) {
      await page.getByRole('checkbox').nth(at).tap()
      times.push(await elapsed(page))
    }
    return times
  }
  return compare({
    name: 'Ticking a checklist item with 8,000 applications stored',
    floor: 'the same with an empty storage',
    target: 1.25,
    phones: { floor: empty, product },
    measureFloor: tick,
    measureProduct: tick,
  })
}

async function compareScreens(product: Phone, empty: Phone) {
  const openAll = async (page: Page) => {
    const times: number[] = []
    for (const path of otherScreens) times.push(await open(page, path))
    return times
  }
  return compare({
    name: 'Opening a screen that shows no applications, with 8,000 stored',
    floor: 'the same with an empty storage',
    target: 1.25,
    phones: { floor: empty, product },
    measureFloor: openAll,
    measureProduct: openAll,
  })
}
