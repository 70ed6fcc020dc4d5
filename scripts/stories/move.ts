import type { Page } from '@playwright/test'
import sampleData from '../../tests/support/sample-data.json' with { type: 'json' }
import {
  acceptDates,
  cancelMove,
  downloadCalendar,
  fill,
  myMove,
  previewReportDate,
  saveMove,
  sequence,
  visit,
  type Action,
} from './move-actions.ts'
import { printedSheets } from './printed-sheets.ts'
import { scrollToTop, screenshot, type Scene, type Screenshot } from './screenshot.ts'

type Stored = NonNullable<Scene['stored']>

/** My Move after some actions, on the day of all these screenshots. */
function after(...actions: readonly Action[]): Scene {
  return { day: '2026-11-23', path: myMove, show: sequence(...actions) }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** The distance in pixels from the heading of a card to a little above the card. */
const CARD_EDGE = 36

/** Scrolls to the card with a heading. */
function scrollToCard(name: string): Action {
  return async (page) => {
    await heading(page, name).waitFor()
    await scrollToTop(heading(page, name), CARD_EDGE)
  }
}

/** Scrolls to the start of the page. */
const toTop: Action = (page) => page.evaluate(() => scrollTo(0, 0))

const byPhase: Action = async (page) => {
  await page.getByRole('button', { name: 'By Stage' }).press('Enter')
  await heading(page, 'On the Way').click()
}

const oneDate = { 'Report Date': '2027-02-21' }
const toLewis = {
  ...oneDate,
  To: 'WA',
  'Moving To': 'Joint Base Lewis-McChord',
}
const inNinetyDays: readonly Screenshot[] = [
  screenshot(
    'move-90-days-390-light',
    after(fill(oneDate)),
    after(saveMove(oneDate), visit(myMove)),
    after(saveMove(oneDate), visit(myMove), byPhase, scrollToCard('Later')),
    after(saveMove(oneDate), visit('/app')),
  ),
  screenshot('move-90-days-1280-dark', after(saveMove(toLewis))),
]

const overseas = {
  'Report Date': '2026-12-14',
  'Orders Date': '2026-11-20',
  'Pack-Out Date': '2026-12-04',
  To: 'overseas',
  'Moving To': 'Ramstein',
}

/** One certificate, which expires soon after the report date. */
function expiringCertificate(): Stored {
  const [, earned] = sampleData.professionalCertifications
  const certificate = { ...earned, expirationDate: '2026-12-30' }
  return { professionalCertifications: JSON.stringify([certificate]) }
}

/** My Move on a later visit after a move on short notice was saved. */
function onShortNotice(...actions: readonly Action[]): Scene {
  return { ...after(saveMove(overseas), visit(myMove), ...actions), stored: expiringCertificate() }
}

const inThreeWeeks: readonly Screenshot[] = [
  screenshot(
    'move-21-days-390-dark',
    onShortNotice(),
    onShortNotice(scrollToCard('Later')),
    onShortNotice(scrollToCard('Renew Before You Go')),
    onShortNotice(visit('/app')),
  ),
  screenshot('move-21-days-1280-light', onShortNotice()),
]

// Each change is on a later visit.
const planned = sequence(saveMove({ ...oneDate, To: 'WA' }), downloadCalendar, visit(myMove))
const firstChange = sequence(planned, previewReportDate('2027-03-07'), toTop)
const secondChange = sequence(
  firstChange,
  acceptDates,
  downloadCalendar,
  visit(myMove),
  previewReportDate('2026-12-20'),
  toTop,
)
const changedTwice = sequence(secondChange, acceptDates, toTop)
const canceled = sequence(changedTwice, visit(myMove), cancelMove)

const changed: readonly Screenshot[] = [
  screenshot(
    'move-changed-390-light',
    after(firstChange),
    after(secondChange),
    after(changedTwice),
    after(canceled, visit(myMove)),
  ),
  screenshot('move-changed-1280-dark', after(secondChange)),
]

/** A family with certificates and open applications that has not completed any task of the plan. */
const family: Stored = {
  professionalCertifications: JSON.stringify(sampleData.professionalCertifications),
  jobApplications: JSON.stringify(sampleData.jobApplications),
}
const fromSchofield = {
  ...toLewis,
  From: 'HI',
  'Leaving From': 'Schofield Barracks',
  'Pack-Out Date': '2027-02-04',
}
const binder: Screenshot = {
  name: 'move-binder',
  look: { width: 1280, theme: 'light' },
  scenes: [
    {
      ...after(saveMove(fromSchofield), async (page) => {
        // Without this, the page would still be in its own print dialog while the sheets are printed.
        await page.evaluate(() => void (window.print = () => undefined))
        await page.getByRole('button', { name: 'Print Move Binder' }).press('Enter')
        await page.locator('.printed-alone').waitFor({ state: 'attached' })
      }),
      stored: family,
      capture: async (page) => {
        const sheets = await printedSheets(page)
        return [...sheets.slice(0, 2), ...sheets.slice(-2)]
      },
    },
  ],
}

/** The screenshots of docs/moves.md: three moves, and the printed binder of one. */
export const moves: readonly Screenshot[] = [...inNinetyDays, ...inThreeWeeks, ...changed, binder]
