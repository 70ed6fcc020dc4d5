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

/** What is seen of My Move, after what is done there on the day of all these pictures. */
function played(...acts: readonly Act[]): Scene {
  return { day: '2026-11-23', path: myMove, show: inTurn(...acts) }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** From the heading of a card up to where the card begins, and a little more. */
const CARD_EDGE = 36

/** Brings the part with a heading into sight. */
function part(name: string): Act {
  return async (page) => {
    await heading(page, name).waitFor()
    await bringToTop(heading(page, name), CARD_EDGE)
  }
}

/** Scrolls back to where the page begins. */
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

/** What is stored of somebody with one certificate, which runs out soon after the report date. */
function soonExpired(): Stored {
  const [, earned] = sampleData.professionalCertifications
  const certificate = { ...earned, expirationDate: '2026-12-30' }
  return { professionalCertifications: JSON.stringify([certificate]) }
}

/** What is seen of the move on short notice, some time after it was entered. */
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

/** Every change comes some time after what was before it. */
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

/** A family with certificates and open applications that has done nothing of the plan yet. */
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
        // The print dialog of the page would still be printing when the sheets are.
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

/** The pictures of docs/moves.md: its three moves are played through, and one is printed. */
export const moves: readonly Picture[] = [...inNinetyDays, ...inThreeWeeks, ...changed, binder]
