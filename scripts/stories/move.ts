import type { Page } from '@playwright/test'
import sampleData from '../../tests/support/sample-data.json' with { type: 'json' }
import {
  agree,
  cancel,
  fetchCalendar,
  fill,
  go,
  inTurn,
  myMove,
  plan,
  propose,
  type Act,
} from './move-acts.ts'
import { bringToTop, picture, type Picture, type Scene } from './picture.ts'
import { printedSheets } from './sheets.ts'

type Stored = NonNullable<Scene['stored']>

/** A picture of My Move after some actions, on the day of all these pictures. */
function played(...acts: readonly Act[]): Scene {
  return { day: '2026-11-23', path: myMove, show: inTurn(...acts) }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** The distance from the heading of a card to its top edge, and a little more. */
const CARD_EDGE = 36

/** Scrolls to the section with a heading. */
function part(name: string): Act {
  return async (page) => {
    await heading(page, name).waitFor()
    await bringToTop(heading(page, name), CARD_EDGE)
  }
}

/** Scrolls to the top of the page. */
const toTop: Act = (page) => page.evaluate(() => scrollTo(0, 0))

const byPhase: Act = async (page) => {
  await page.getByRole('button', { name: 'By Stage' }).press('Enter')
  await heading(page, 'On the Way').click()
}

const oneDate = { 'Report Date': '2027-02-21' }
const toLewis = {
  ...oneDate,
  To: 'WA',
  'Moving To': 'Joint Base Lewis-McChord',
}
const inNinetyDays: readonly Picture[] = [
  picture(
    'move-90-days-390-light',
    played(fill(oneDate)),
    played(plan(oneDate), go(myMove)),
    played(plan(oneDate), go(myMove), byPhase, part('Later')),
    played(plan(oneDate), go('/app')),
  ),
  picture('move-90-days-1280-dark', played(plan(toLewis))),
]

const overseas = {
  'Report Date': '2026-12-14',
  'Orders Date': '2026-11-20',
  'Pack-Out Date': '2026-12-04',
  To: 'overseas',
  'Moving To': 'Ramstein',
}

/** The storage of a user with one certification, which expires soon after the report date. */
function soonExpired(): Stored {
  const [, earned] = sampleData.professionalCertifications
  const certificate = { ...earned, expirationDate: '2026-12-30' }
  return { professionalCertifications: JSON.stringify([certificate]) }
}

/** A picture of the short-notice move, some time after it was entered. */
function onShortNotice(...acts: readonly Act[]): Scene {
  return { ...played(plan(overseas), go(myMove), ...acts), stored: soonExpired() }
}

const inThreeWeeks: readonly Picture[] = [
  picture(
    'move-21-days-390-dark',
    onShortNotice(),
    onShortNotice(part('Later')),
    onShortNotice(part('Renew Before You Go')),
    onShortNotice(go('/app')),
  ),
  picture('move-21-days-1280-light', onShortNotice()),
]

/** Actions that enter a move, and others that change it twice. */
const planned = inTurn(plan({ ...oneDate, To: 'WA' }), fetchCalendar, go(myMove))
const firstChange = inTurn(planned, propose('2027-03-07'), toTop)
const secondChange = inTurn(
  firstChange,
  agree,
  fetchCalendar,
  go(myMove),
  propose('2026-12-20'),
  toTop,
)
const changedTwice = inTurn(secondChange, agree, toTop)
const canceled = inTurn(changedTwice, go(myMove), cancel)

const changed: readonly Picture[] = [
  picture(
    'move-changed-390-light',
    played(firstChange),
    played(secondChange),
    played(changedTwice),
    played(canceled, go(myMove)),
  ),
  picture('move-changed-1280-dark', played(secondChange)),
]

/** A family with certifications and open applications that has done none of the plan's tasks. */
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
const binder: Picture = {
  name: 'move-binder',
  look: { width: 1280, theme: 'light' },
  scenes: [
    {
      ...played(plan(fromSchofield), async (page) => {
        // The print dialog of the page would otherwise still be open when the sheets are printed.
        await page.evaluate(() => void (window.print = () => undefined))
        await page.getByRole('button', { name: 'Print Move Binder' }).press('Enter')
        await page.locator('.printed-alone').waitFor({ state: 'attached' })
      }),
      stored: family,
      shoot: async (page) => {
        const sheets = await printedSheets(page)
        return [...sheets.slice(0, 2), ...sheets.slice(-2)]
      },
    },
  ],
}

/** The pictures of docs/moves.md. Runs its three moves and prints one. */
export const moves: readonly Picture[] = [...inNinetyDays, ...inThreeWeeks, ...changed, binder]
