import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { MANY, manyApplications } from '../../scripts/bench/full-storage'
import { buildApplications } from '../support/applications'
import { addApplication, applicationCard, counter, hub } from '../support/job-search-hub'
import { expect, test, type OpenBrowser } from '../support/killable-browser'
import { waitForAnnouncement } from '../support/wait-for-announcement'
import { seed, seedRaw } from '../support/storage'

/*
 * What the page announces as saved survives a kill of all processes of the browser. A test launches browsers
 * one after another on the same profile. Each launch checks what earlier ones saved, saves once and is killed.
 */

/** Milliseconds from "Saved" to the kill. */
const delays = [0, 300, 1_500]

/** A save to check in later launches. A later save with the same `what` replaces it. */
interface Saved {
  what: string
  expectShown(page: Page): Promise<void>
}

/** A kind of save. */
interface Kind {
  name: string
  path: string
  /** The beginning of the live region's message once it is stored; "Saved" by default. */
  message?: string
  /** The time of a launch; that of the machine by default. */
  today?(turn: number): Date
  /** Submits the next save; does not wait until it is stored. */
  save(page: Page, turn: number): Promise<Saved>
}

const application: Kind = {
  name: 'an application',
  path: hub,
  save: async (page, turn) => {
    const position = `Nurse of turn ${turn}`
    await addApplication(page, { Company: 'Acme Logistics', Position: position })
    return {
      what: position,
      expectShown: (page) => expect(applicationCard(page, position)).toBeVisible(),
    }
  },
}

const kinds: readonly Kind[] = [
  application,
  {
    name: 'a tick',
    path: '/app/pcs-prep',
    save: async (page, turn) => {
      // Only three items: five finished ones would collapse and move.
      const at = (turn + 3) % 3
      const box = page.getByRole('checkbox').nth(at)
      const checked = !(await box.isChecked())
      // By keyboard: a notice that appears between mouse down and mouse up would swallow a click.
      await box.press('Space')
      return {
        what: `item ${at}`,
        expectShown: (page) => expect(page.getByRole('checkbox').nth(at)).toBeChecked({ checked }),
      }
    },
  },
  {
    name: 'a profile',
    path: '/app/profile',
    save: async (page, turn) => {
      const location = `Base of turn ${turn}`
      await page.getByRole('button', { name: 'Edit Profile' }).click()
      const form = page.getByRole('form', { name: 'Edit Profile' })
      await form.getByLabel('Location').fill(location)
      await form.getByRole('button', { name: 'Save Changes' }).click()
      return {
        what: 'the profile',
        expectShown: (page) => expect(page.getByText(location, { exact: true })).toBeVisible(),
      }
    },
  },
  {
    name: 'a switch',
    path: '/app/settings',
    save: async (page) => {
      const master = (page: Page) => page.getByRole('switch', { name: 'Share my profile' })
      const checked = !(await master(page).isChecked())
      await master(page).click()
      return {
        what: 'the switch',
        expectShown: (page) => expect(master(page)).toBeChecked({ checked }),
      }
    },
  },
  {
    name: 'a goal',
    path: '/app/professional-dev?tab=goals',
    save: async (page, turn) => {
      const title = `Goal of turn ${turn}`
      await page.getByRole('button', { name: '+ Add Goal' }).click()
      const form = page.getByRole('form', { name: 'Add Goal' })
      await form.getByLabel('Goal Title').fill(title)
      await form.getByLabel('Target Date').fill('2030-01-01')
      await form.getByRole('button', { name: 'Save' }).click()
      return {
        what: title,
        expectShown: (page) =>
          expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible(),
      }
    },
  },
  {
    name: 'a delete',
    path: hub,
    message: 'Deleted',
    save: async (page, turn) => {
      const [kept, deleted] = [`Kept in turn ${turn}`, `Deleted in turn ${turn}`]
      for (const position of [kept, deleted]) {
        await Promise.all([
          waitForAnnouncement(page, `Saved ${position}`),
          addApplication(page, { Company: 'Acme Logistics', Position: position }),
        ])
      }
      await page.getByRole('button', { name: `Delete ${deleted} at Acme Logistics` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
      return {
        what: kept,
        expectShown: async (page) => {
          await expect(applicationCard(page, kept)).toBeVisible()
          await expect(applicationCard(page, deleted)).toHaveCount(0)
        },
      }
    },
  },
]

interface Outcome {
  /** Milliseconds from "Saved" to each kill. */
  kills: number[]
  /** The saves that were lost, each with the delay of its kill. */
  lost: { delay: number; what: string; found: string }[]
}

/** Launches browsers one after another on one profile, and kills each after a save. The last one only checks. */
async function saveAndKill(open: OpenBrowser, kind: Kind, kills: number): Promise<Outcome> {
  const outcome: Outcome = { kills: [], lost: [] }
  const saved = new Map<string, { delay: number; expectShown: Saved['expectShown'] }>()

  for (let turn = 0; turn <= kills; turn++) {
    const { page, kill, close } = await open()
    if (kind.today) await page.clock.setFixedTime(kind.today(turn))
    await page.goto(kind.path)
    // Messages about the last launch have appeared by then, so nothing moves under the pointer anymore.
    await page.waitForLoadState('networkidle')
    for (const [what, { delay, expectShown }] of saved) {
      try {
        await expectShown(page)
      } catch (error) {
        outcome.lost.push({ delay, what, found: String(error).slice(0, 300) })
        saved.delete(what)
      }
    }
    if (turn === kills) {
      await close()
      break
    }
    const [next] = await Promise.all([
      kind.save(page, turn),
      waitForAnnouncement(page, kind.message ?? 'Saved'),
    ])
    const delay = delays[turn % delays.length]!
    await wait(delay)
    await kill()
    saved.set(next.what, { delay, expectShown: next.expectShown })
    outcome.kills.push(delay)
  }
  return outcome
}

/** Saves once and closes the browser normally, so that the profile has earlier data on disk. */
async function saveAndClose(open: OpenBrowser, kind: Kind) {
  const { page, close } = await open()
  await page.goto(kind.path)
  await Promise.all([kind.save(page, -1), waitForAnnouncement(page, kind.message ?? 'Saved')])
  await close()
}

function expectNoneLost(name: string, { kills, lost }: Outcome) {
  for (const delay of delays) {
    const killed = kills.filter((each) => each === delay).length
    const missing = lost.filter((each) => each.delay === delay).length
    console.log(
      `${name.padEnd(26)}${String(delay).padStart(5)} ms  ${killed} kills  ${missing} lost`,
    )
  }
  expect(lost).toEqual([])
}

test('An application shown as saved survives a kill of the browser', async ({ open }) => {
  await saveAndClose(open, application)
  expectNoneLost(application.name, await saveAndKill(open, application, delays.length))
})

test.describe('What is shown as saved survives many kills', { tag: '@full' }, () => {
  for (const kind of kinds) {
    test(kind.name, async ({ open }) => {
      test.setTimeout(600_000)
      await saveAndClose(open, kind)
      expectNoneLost(kind.name, await saveAndKill(open, kind, 12))
    })
  }

  test('the first change of a day, which copies everything to the mirror', async ({ open }) => {
    test.setTimeout(600_000)
    const { page, close } = await open()
    await seed(page, 'jobApplications', buildApplications(1_500))
    await page.goto(hub)
    await expect(counter(page, 'Total')).toHaveText('1500')
    await close()
    const today = (turn: number) => new Date(Date.UTC(2027, 0, 1 + turn, 20))
    expectNoneLost('the first of a day', await saveAndKill(open, { ...application, today }, 6))
    const { page: last, close: end } = await open()
    await last.goto(hub)
    await expect(counter(last, 'Total')).toHaveText('1506')
    await end()
  })

  test(`an application when ${MANY} are already stored`, async ({ open }) => {
    test.setTimeout(600_000)
    const { page, close } = await open()
    await seedRaw(page, 'jobApplications', manyApplications())
    await page.goto(hub)
    await expect(counter(page, 'Total')).toHaveText('8000')
    await recordSaveTimes(page)
    await Promise.all([application.save(page, -1), waitForAnnouncement(page, 'Saved')])
    const { write, saved, press } = await page.evaluate(() => window.saveTimes)
    console.log(
      `With ${MANY} applications: ${Math.round(saved - press)} ms from the press to “Saved”, ` +
        `${Math.round(write.end - write.start)} of them the bare write, ` +
        `${Math.round(saved - write.end)} after it`,
    )
    await close()
    expectNoneLost(`${MANY} and an application`, await saveAndKill(open, application, 6))
  })
})

declare global {
  interface Window {
    /** The times of the last click, of the write of the applications, and of the "Saved" message. */
    saveTimes: { press: number; write: { start: number; end: number }; saved: number }
  }
}

/** Records when the next save is clicked, written and announced. */
function recordSaveTimes(page: Page) {
  return page.evaluate(() => {
    const times = { press: 0, write: { start: 0, end: 0 }, saved: 0 }
    window.saveTimes = times
    document.addEventListener('click', () => (times.press = performance.now()), true)
    const setItem: (this: Storage, key: string, value: string) => void = Storage.prototype.setItem
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      const start = performance.now()
      setItem.call(this, key, value)
      if (key === 'jobApplications') times.write = { start, end: performance.now() }
    }
    const status = document.querySelector('[role=status]')
    if (!status) throw new Error('The page has no live region.')
    new MutationObserver(() => {
      if (status.textContent.startsWith('Saved')) times.saved = performance.now()
    }).observe(status, { childList: true, subtree: true, characterData: true })
  })
}

test(
  'The first record on a new profile survives a kill or is offered for restore, with no earlier data on disk',
  { tag: '@full' },
  async ({ open }) => {
    const { page, kill } = await open()
    await page.goto(hub)
    const [first] = await Promise.all([
      application.save(page, 0),
      waitForAnnouncement(page, 'Saved'),
    ])
    await kill()

    const { page: next, close } = await open()
    await next.goto(hub)
    const offer = next.getByRole('button', { name: 'Bring It Back' })
    await expect(offer.or(applicationCard(next, first.what))).toBeVisible()
    if (await offer.isVisible()) await offer.click()
    await first.expectShown(next)
    await close()
  },
)
