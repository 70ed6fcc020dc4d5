import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** The path of the Career Planner, and the URLs of two of its tabs. */
export const planner = '/app/career-planner'
export const browse = `${planner}?tab=browse`
export const saved = `${planner}?tab=saved`

/** Each question with its number of options and the answer of a user who likes computers. */
export const questions = [
  { title: 'How do you like to work?', options: 4, answer: /^On my own and online/ },
  {
    title: 'What are you good at, or want to be?',
    options: 6,
    answer: /^Using computers/,
  },
  { title: 'What matters most to you right now?', options: 4, answer: /^Work I can keep/ },
  { title: 'How much training fits your life?', options: 4, answer: /^None right now/ },
] as const

/** A tab by part of its name, because some names end in a count. */
export function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name })
}

/** The tab with the questions and their result. */
export function assessment(page: Page): Locator {
  return page.getByRole('region', { name: 'Skills Assessment' })
}

/** Answers the open question. */
export async function choose(page: Page, answer: RegExp) {
  await assessment(page).getByRole('button', { name: answer }).click()
}

/** Answers every question, up to the result. */
export async function answerAll(page: Page) {
  for (const { answer } of questions) await choose(page, answer)
  await expect(page.getByRole('heading', { name: 'Assessment Complete!' })).toBeVisible()
}

/** The region that lists all careers. */
export function catalogue(page: Page): Locator {
  return page.getByRole('region', { name: 'Browse All Careers' })
}

/** The region that lists the saved careers. */
export function shelf(page: Page): Locator {
  return page.getByRole('region', { name: 'Saved Careers' })
}

/** The career cards within a locator, from the top. */
export function cardsIn(container: Locator): Locator {
  const title = container.page().getByRole('heading', { level: 3 })
  return container.getByRole('listitem').filter({ has: title })
}

/** The card of a career in the catalogue. */
export function card(page: Page, title: string): Locator {
  const heading = page.getByRole('heading', { level: 3, name: title, exact: true })
  return page.getByRole('listitem').filter({ has: heading })
}

/** The bookmark button of a career. */
export function bookmark(page: Page, title: string): Locator {
  return page.getByRole('button', { name: `Save ${title}`, exact: true })
}

/** The summary that opens the details of each card within a locator. */
export function more(container: Locator): Locator {
  return container.locator('summary', { hasText: 'More about ' })
}

/** Opens another module and comes back through the links of the header, without a reload. */
export async function visitHousingAndComeBack(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Housing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Housing Hub' })).toBeVisible()
  await menu.getByRole('link', { name: 'Career Planner' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Career Planner' })).toBeVisible()
}

/** The select for the state whose pay is shown. */
export function payIn(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Pay In' })
}

/** Saves four careers and compares the first three for a move between two states. */
export async function compareCareers(page: Page, to: string, from: string) {
  for (const title of comparable) await bookmark(page, title).press('Enter')
  await tab(page, 'Saved Careers').press('Enter')
  await page.getByRole('button', { name: 'Compare', exact: true }).press('Enter')
  await expect(page.getByRole('table')).toBeVisible()
  await payIn(page).selectOption(to)
  await page.getByRole('combobox', { name: 'Coming From' }).selectOption(from)
}

/** Careers that a first page shows on a phone too, in the order of the catalogue: blank in Hawaii, licensed, few. */
const comparable = [
  'Web Developer',
  'Cybersecurity Analyst',
  'Registered Nurse (Including Telehealth)',
  'Medical Coder / Biller',
]
