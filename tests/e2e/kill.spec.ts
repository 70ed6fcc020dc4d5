import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { MANY, manyApplications } from '../../scripts/bench/full-storage'
import { buildApplications } from '../support/applications'
import { addApplication, applicationCard, counter, hub } from '../support/job-search-hub'
import { expect, test, type OpenBrowser } from '../support/killable-browser'
import { heard } from '../support/heard'
import { seed, seedRaw } from '../support/storage'

/*
 * "Saved" is true: what the page says is saved is there when a browser starts on the profile of one whose
 * processes were all killed. A test goes through one profile, life after life: each starts with a look at
 * what was saved in those before, saves one thing more and is killed.
 */

/** Milliseconds from "Saved" to the kill. */
const delays = [0, 300, 1_500]

/** What was saved: a later save of the same takes its place. */
interface Saved {
  what: string
  expectShown(page: Page): Promise<void>
}

/** Something that people save. */
interface Kind {
  name: string
  path: string
  /** What the live region begins with once it is stored; "Saved" by default. */
  says?: string
  /** When it is saved; by the machine's clock by default. */
  today?(turn: number): Date
  /** Saves the next one, up to the press. */
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
      // Five finished ones would collapse, and change their places.
      const at = (turn + 3) % 3
      const box = page.getByRole('checkbox').nth(at)
      const checked = !(await box.isChecked())
      // A notice may come while a mouse button is down; its click is then lost.
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
    says: 'Deleted',
    save: async (page, turn) => {
      const [kept, deleted] = [`Kept in turn ${turn}`, `Deleted in turn ${turn}`]
      for (const position of [kept, deleted]) {
        await Promise.all([
          heard(page, `Saved ${position}`),
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
  /** The same, of those that took with them what was saved. */
  lost: { delay: number; what: string; found: string }[]
}

/** One life after the other on one profile, each killed after it saved something. */
async function liveAndDie(open: OpenBrowser, kind: Kind, kills: number): Promise<Outcome> {
  const outcome: Outcome = { kills: [], lost: [] }
  const saved = new Map<string, { delay: number; expectShown: Saved['expectShown'] }>()

  for (let life = 0; life <= kills; life++) {
    const { page, kill, close } = await open()
    if (kind.today) await page.clock.setFixedTime(kind.today(life))
    await page.goto(kind.path)
    // What is said of the last life has come by then, and moves nothing under the pointer any more.
    await page.waitForLoadState('networkidle')
    for (const [what, { delay, expectShown }] of saved) {
      try {
        await expectShown(page)
      } catch (error) {
        outcome.lost.push({ delay, what, found: String(error).slice(0, 300) })
        saved.delete(what)
      }
    }
    if (life === kills) {
      await close()
      break
    }
    const [next] = await Promise.all([kind.save(page, life), heard(page, kind.says ?? 'Saved')])
    const delay = delays[life % delays.length]!
    await wait(delay)
    await kill()
    saved.set(next.what, { delay, expectShown: next.expectShown })
    outcome.kills.push(delay)
  }
  return outcome
}

/** Somebody who has used the product before: the browser has all of it on disk. */
async function useBefore(open: OpenBrowser, kind: Kind) {
  const { page, close } = await open()
  await page.goto(kind.path)
  await Promise.all([kind.save(page, -1), heard(page, kind.says ?? 'Saved')])
  await close()
}

function expectNoneLost(name: string, { kills, lost }: Outcome) {
  for (const delay of delays) {
    const killed = kills.filter((of) => of === delay).length
    const missing = lost.filter((of) => of.delay === delay).length
    console.log(
      `${name.padEnd(26)}${String(delay).padStart(5)} ms  ${killed} kills  ${missing} lost`,
    )
  }
  expect(lost).toEqual([])
}

test('An application that is shown as saved is there after a kill', async ({ open }) => {
  await useBefore(open, application)
  expectNoneLost(application.name, await liveAndDie(open, application, delays.length))
})

test.describe('What is shown as saved is there after many kills', { tag: '@full' }, () => {
  for (const kind of kinds) {
    test(kind.name, async ({ open }) => {
      test.setTimeout(600_000)
      await useBefore(open, kind)
      expectNoneLost(kind.name, await liveAndDie(open, kind, 12))
    })
  }

  test('the first change of a day, with which everything is copied', async ({ open }) => {
    test.setTimeout(600_000)
    const { page, close } = await open()
    await seed(page, 'jobApplications', buildApplications(1_500))
    await page.goto(hub)
    await expect(counter(page, 'Total')).toHaveText('1500')
    await close()
    const today = (turn: number) => new Date(Date.UTC(2027, 0, 1 + turn, 20))
    expectNoneLost('the first of a day', await liveAndDie(open, { ...application, today }, 6))
    const { page: last, close: end } = await open()
    await last.goto(hub)
    await expect(counter(last, 'Total')).toHaveText('1506')
    await end()
  })

  test(`an application where ${MANY} are stored`, async ({ open }) => {
    test.setTimeout(600_000)
    const { page, close } = await open()
    await seedRaw(page, 'jobApplications', manyApplications())
    await page.goto(hub)
    await expect(counter(page, 'Total')).toHaveText('8000')
    await watchSave(page)
    await Promise.all([application.save(page, -1), heard(page, 'Saved')])
    const { write, saved, press } = await page.evaluate(() => window.saveTimes)
    console.log(
      `With ${MANY} applications: ${Math.round(saved - press)} ms from the press to “Saved”, ` +
        `${Math.round(write.end - write.start)} of them the bare write, ` +
        `${Math.round(saved - write.end)} after it`,
    )
    await close()
    expectNoneLost(`${MANY} and an application`, await liveAndDie(open, application, 6))
  })
})

declare global {
  interface Window {
    /** When the last press came, the write of the applications, and the word that it is saved. */
    saveTimes: { press: number; write: { start: number; end: number }; saved: number }
  }
}

/** Notes when the next save was pressed, written and said to be saved. */
function watchSave(page: Page) {
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
  'The very first record is there after a kill, or is offered: nothing of the browser’s storage was on disk',
  { tag: '@full' },
  async ({ open }) => {
    const { page, kill } = await open()
    await page.goto(hub)
    const [first] = await Promise.all([application.save(page, 0), heard(page, 'Saved')])
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
