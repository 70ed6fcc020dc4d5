import type { BrowserContext, Locator, Page } from '@playwright/test'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import { expect, test } from '../support/fixtures'
import { unthrottledFrames } from '../support/unthrottled-frames'
import {
  applicationCard,
  applicationCards,
  applicationForm,
  fillApplication,
  hub,
  openApplicationForm,
} from '../support/job-search-hub'
import { readStored } from '../support/storage'

/*
 * Two people share a browser, each in a tab, and work at the same time: they add, edit and delete
 * applications and check checklist items, with pauses of 0 to 300 ms. Each changes only their own records,
 * so a model can predict the final state. Both write to the same lists, so a lost update shows.
 *
 * `SEED=7` repeats a run.
 */

test.use(unthrottledFrames)

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

const pcs = '/app/pcs-prep'
/** Few enough that none moves: five finished ones would collapse. */
const boxes = pcsTimeline.rows[0]!.items.slice(0, 4).map(({ id }) => id)
const section = pcsTimeline.rows[0]!.id

/** A seeded generator of numbers from 0 up to 1 (mulberry32). */
function randomNumbers(start: number) {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One person at one tab, with the model of what they have done. */
class Person {
  /** Position → location, of the applications that are theirs. */
  readonly applications = new Map<string, string>()
  readonly checked = new Set<string>()
  private added = 0

  constructor(
    private readonly name: string,
    private readonly page: Page,
    private readonly random: () => number,
    /** The checklist items that are theirs. */
    private readonly items: readonly number[],
  ) {}

  async work(count: number) {
    for (let done = 0; done < count; done++) {
      await this.page.waitForTimeout(this.random() * 300)
      await this.step()
    }
  }

  private async step() {
    if (this.random() < 0.3) return this.toggleItem()
    await this.open(hub)
    const kind = this.random()
    const mine = [...this.applications.keys()]
    if (mine.length === 0 || (kind < 0.45 && mine.length < 6)) return this.add()
    const position = mine[Math.floor(this.random() * mine.length)]!
    return kind < 0.75 ? this.edit(position) : this.remove(position)
  }

  private async add() {
    const position = `${this.name} ${++this.added}`
    await openApplicationForm(this.page)
    await fillApplication(this.page, { Company: 'Acme', Position: position })
    await press(applicationForm(this.page), 'Save')
    await expect(applicationCard(this.page, position)).toBeVisible()
    this.applications.set(position, '')
  }

  private async edit(position: string) {
    const location = `Place ${Math.floor(this.random() * 1000)}`
    await press(this.page, `Edit ${position} at Acme`)
    await fillApplication(this.page, { Location: location })
    await press(applicationForm(this.page), 'Save')
    await expect(applicationForm(this.page)).toHaveCount(0)
    await expect(applicationCard(this.page, position)).toContainText(location)
    this.applications.set(position, location)
  }

  private async remove(position: string) {
    await press(this.page, `Delete ${position} at Acme`)
    await press(this.page.getByRole('dialog'), 'Delete')
    await expect(applicationCard(this.page, position)).toHaveCount(0)
    this.applications.delete(position)
  }

  private async toggleItem() {
    await this.open(pcs)
    const at = this.items[Math.floor(this.random() * this.items.length)]!
    const id = boxes[at]!
    const box = this.page.getByRole('checkbox').nth(at)
    await box.click()
    if (this.checked.has(id)) {
      await expect(box).not.toBeChecked()
      this.checked.delete(id)
    } else {
      await expect(box).toBeChecked()
      this.checked.add(id)
    }
  }

  /** Goes to a screen by the navigation, without a reload. */
  private async open(path: string) {
    if (new URL(this.page.url()).pathname === path) return
    const link = this.page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`)
    await link.click()
    await expect(this.page).toHaveURL(path)
    await expect(this.page.getByRole('tabpanel')).toBeVisible()
  }
}

/** Presses a button by keyboard. A click can miss, because the other tab's changes move the list under the pointer. */
async function press(within: Page | Locator, name: string) {
  await within.getByRole('button', { name, exact: true }).press('Enter')
}

test('Two tabs that work at once lose nothing', async ({ page, context }) => {
  await workAtOnce(page, context, 40)
})

test(
  'Two tabs that work at once for a long time lose nothing',
  { tag: '@full' },
  async ({ page, context }) => {
    await workAtOnce(page, context, 500)
  },
)

/** Lets both do their share of the operations, and compares the storage and both pages with the models. */
async function workAtOnce(page: Page, context: BrowserContext, operations: number) {
  test.setTimeout(60_000 + operations * 6_000)
  console.log(`Two tabs: ${operations} operations, seed ${seed}`)
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(hub)
  const even = boxes.map((_, at) => at).filter((at) => at % 2 === 0)
  const odd = boxes.map((_, at) => at).filter((at) => at % 2 === 1)
  const people = [
    new Person('Analyst', page, randomNumbers(seed), even),
    new Person('Nurse', other, randomNumbers(seed + 1), odd),
  ]

  await Promise.all(people.map((person) => person.work(operations / 2)))

  const expected = new Map(people.flatMap(({ applications }) => [...applications]))
  const checked = people.flatMap((person) => [...person.checked])

  // What is stored is what both have done.
  await expect
    .poll(async () => {
      const stored = (await readStored(page, 'jobApplications')) as
        { position: string; location: string }[] | null
      return Object.fromEntries((stored ?? []).map((one) => [one.position, one.location]))
    })
    .toEqual(Object.fromEntries(expected))
  await expect
    .poll(async () => {
      const progress = (await readStored(page, 'checklistProgress')) as Record<
        string,
        Record<string, boolean>
      > | null
      const items = Object.entries(progress?.[section] ?? {})
      return items.flatMap(([id, isDone]) => (isDone ? [id] : [])).toSorted()
    })
    .toEqual(checked.toSorted())

  // Both tabs show it, without a reload.
  for (const tab of [page, other]) {
    if (new URL(tab.url()).pathname !== hub) {
      await tab.getByRole('navigation', { name: 'Main' }).locator(`a[href="${hub}"]`).click()
    }
    await expect(applicationCards(tab)).toHaveCount(expected.size)
    for (const [position, location] of expected) {
      await expect(applicationCard(tab, position)).toContainText(location)
    }
    await tab.getByRole('navigation', { name: 'Main' }).locator(`a[href="${pcs}"]`).click()
    for (const [at, id] of boxes.entries()) {
      await expect(tab.getByRole('checkbox').nth(at)).toBeChecked({ checked: checked.includes(id) })
    }
  }
}
