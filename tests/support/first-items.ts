import type { Locator, Page } from '@playwright/test'

/** A tab of a module, and the first item of its main content. */
export interface FirstItem {
  path: string
  /** The first of the user's own records, or of the content they came to read. */
  item: (panel: Locator) => Locator
  /** The lowest top edge allowed, in pixels from the top of the page; the usual limit by default. */
  limit?: number
}

const card = (panel: Locator) => panel.locator('li:has(h3, h4), tbody tr').first()
const box = (panel: Locator) => panel.getByRole('checkbox').first()
const paragraph = (panel: Locator) =>
  panel.locator('section :is(p, li, summary)').filter({ visible: true }).first()
const row = (panel: Locator) => panel.locator('section li:has(a)').first()

/** Every tab of every module, and My Move. The catalogue has a higher limit for its search and filters. */
export const firstItems: readonly FirstItem[] = [
  { path: '/app/job-search?tab=tracker', item: card },
  { path: '/app/job-search?tab=boards', item: row },
  { path: '/app/job-search?tab=interview', item: paragraph },
  {
    path: '/app/career-planner?tab=assessment',
    item: (panel) => panel.locator('li').getByRole('button').first(),
  },
  { path: '/app/career-planner?tab=browse', item: card, limit: 520 },
  {
    path: '/app/career-planner?tab=saved',
    item: (panel) => panel.locator('section > p + div > div'),
  },
  { path: '/app/pcs-prep?tab=timeline', item: box },
  { path: '/app/pcs-prep?tab=specialized', item: (panel) => panel.locator('summary').first() },
  { path: '/app/move', item: box },
  { path: '/app/professional-dev?tab=skills', item: card },
  { path: '/app/professional-dev?tab=certifications', item: card },
  { path: '/app/professional-dev?tab=goals', item: card },
  { path: '/app/professional-dev?tab=resources', item: paragraph },
  { path: '/app/professional-dev?tab=guide', item: row },
  { path: '/app/networking?tab=directory', item: row },
  { path: '/app/licensing?tab=overview', item: paragraph },
  { path: '/app/licensing?tab=professions', item: card },
  {
    path: '/app/licensing?tab=professions&profession=registered-nurse',
    item: (panel) => panel.locator('section p').first(),
  },
  { path: '/app/licensing?tab=checklist', item: card },
  { path: '/app/licensing?tab=resources', item: row },
  // Above the answer, a two-word label names what decides it.
  {
    path: '/app/licensing?tab=answer',
    item: (panel) => panel.locator('span:has(+ h3)').first(),
  },
  { path: '/app/licensing?tab=licenses', item: card },
  // Above the tabs, people with a move see what their allowance still needs.
  {
    path: '/app/housing?tab=overview',
    item: (panel) => panel.getByRole('heading', { name: 'Commute' }),
    limit: 460,
  },
  { path: '/app/housing?tab=checklist', item: card, limit: 460 },
  {
    path: '/app/housing?tab=decisions',
    item: (panel) => panel.locator('section li').first(),
    limit: 460,
  },
  { path: '/app/housing?tab=resources', item: row, limit: 460 },
]

/** Two usual screens, and the lowest the main content of a page may begin there. */
export const firstScreens = {
  phone: { width: 390, height: 844, defaultLimit: 420 },
  laptop: { width: 1280, height: 900, defaultLimit: 400 },
} as const

/** Where what a user came for begins, in pixels from the top of the page. */
export async function startOf(page: Page, item: FirstItem['item']): Promise<number> {
  // A screen renders for a phone or a laptop one frame after the window was resized.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  })
  // A screen with one tab has no panel.
  const panel = page.locator('[role=tabpanel], main:not(:has([role=tabpanel]))')
  return item(panel).evaluate((element) => element.getBoundingClientRect().top + scrollY)
}
