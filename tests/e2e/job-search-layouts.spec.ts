import type { Locator, Page } from '@playwright/test'
import { buildApplication, buildApplications } from '../support/applications'
import { arrangementOf, isUnmoved } from '../support/checks/arrangement'
import { expect, test } from '../support/fixtures'
import { holdScripts } from '../support/hold-scripts'
import { inItsFont } from '../support/in-its-font'
import { applicationCard, applicationForm, counter, hub } from '../support/job-search-hub'
import { openTab } from '../support/open-tab'
import { seed } from '../support/storage'

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 900 }

const statusOf = (page: Page, position: string) =>
  page.getByRole('combobox', { name: `Status: ${position} at Acme Logistics` })
const two = [
  buildApplication({ id: '2', position: 'Newer' }),
  buildApplication({ id: '1', position: 'Older' }),
]

test('Changing a status with the keyboard keeps the focus, on a card and on the board', async ({
  page,
}) => {
  await test.step('On a card, the badge and the counters update', async () => {
    await seed(page, 'jobApplications', two)
    // The button that an offer adds to its card loads late, and must neither resize the card nor take the focus.
    const release = await holdScripts(page, 'TookJob-*.js')
    await page.goto(hub)
    await statusOf(page, 'Older').focus()
    await page.keyboard.type('Off')
    await expect(statusOf(page, 'Older')).toHaveValue('offer')
    await expect(
      applicationCard(page, 'Older').locator('span', { hasText: 'Offer Received' }),
    ).toBeVisible()
    await expect(counter(page, 'Offers')).toHaveText('1')
    await expect(page.getByRole('status')).toHaveText('Saved Older at Acme Logistics.')
    await expect(statusOf(page, 'Older')).toBeFocused()
    const before = await boxOf(applicationCard(page, 'Older'))
    release()
    await expect(page.getByRole('button', { name: /^I Took This Job/ })).toBeVisible()
    await expect(statusOf(page, 'Older')).toBeFocused()
    expect(isUnmoved(before, await boxOf(applicationCard(page, 'Older')))).toBe(true)
  })

  await test.step('On the board, the application changes columns; on a phone, the columns are stacked', async () => {
    await page.setViewportSize(laptop)
    await openTab(page, `${hub}?layout=board`)
    const columns = page.getByRole('heading', { level: 3 })
    await expect(columns).toHaveText([
      'Applied (1)',
      'Interview Scheduled (0)',
      'Offer Received (1)',
      'Rejected (0)',
      'Withdrawn (0)',
    ])
    expect(await arrangementOf(columns)).toBe('row')
    await statusOf(page, 'Newer').focus()
    await page.keyboard.press('ArrowDown')
    await expect(columns.nth(1)).toHaveText('Interview Scheduled (1)')
    await expect(statusOf(page, 'Newer')).toBeFocused()

    await page.setViewportSize({ width: 320, height: 640 })
    expect(await arrangementOf(columns)).toBe('column')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

const sizes = [
  ['a phone', phone],
  ['a laptop', laptop],
] as const

test('The list starts close below its heading; the form opens in place of its card, and Save stays in view and covers no field', async ({
  page,
}) => {
  await seed(page, 'jobApplications', buildApplications(12))
  await inItsFont(page)
  await page.goto(hub)
  for (const [name, size] of sizes) {
    await test.step(`${name}: the search and the status filter share a line`, async () => {
      await page.setViewportSize(size)
      await page.evaluate(() => scrollTo(0, 0))
      const search = page.getByRole('search')
      const status = search.getByRole('combobox', { name: 'Status' })
      await expect(status).toBeVisible()
      expect(await arrangementOf(search.getByRole('searchbox'), status)).toBe('row')
      await expect(page.getByRole('button', { name: 'Add Job Application' })).toBeInViewport()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const heading = await topOf(page.getByRole('heading', { name: 'Your Applications' }))
      const first = await topOf(page.getByRole('tabpanel').getByRole('listitem').first())
      expect(first - heading).toBeLessThanOrEqual(120)
    })

    await test.step(`${name}: the form`, async () => {
      await page
        .getByRole('button', { name: /^Edit / })
        .nth(6)
        .click()
      const form = applicationForm(page)
      await expect(form.getByRole('heading')).toBeFocused()
      await expect(form.getByRole('heading')).toBeInViewport()
      const item = page.getByRole('listitem').filter({ has: form })
      await expect(item.locator('xpath=preceding-sibling::li')).toHaveCount(6)

      const save = form.getByRole('button', { name: 'Save' })
      await page.keyboard.press('Tab')
      while (!(await isFocused(save))) {
        await expect(save).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(whatCoversFocus)).toBe('')
        await page.keyboard.press('Tab')
      }
      await form.getByRole('button', { name: 'Cancel' }).click()
      await expect(form).toHaveCount(0)
    })
  }
  await test.step('In a low window, as with large text or an on-screen keyboard, the Save bar leaves room for the fields', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(`${hub}?edit=new`)
    await expect(applicationForm(page).getByLabel('Company')).toBeVisible()
    const save = applicationForm(page).getByRole('button', { name: 'Save' })
    await expect(save).not.toBeInViewport()
    await applicationForm(page).getByLabel('Location').focus()
    expect(await page.evaluate(whatCoversFocus)).toBe('')
  })
})

test('Rows are a table that leaves room beside a very long name, and small cards on a phone', async ({
  page,
}) => {
  await page.setViewportSize(laptop)
  const unbroken = 'Warehouse'.repeat(20)
  const long = buildApplication({ position: unbroken, company: unbroken, status: 'interview' })
  await seed(page, 'jobApplications', [{ ...long, nextAction: 'Call Dana' }])
  await page.goto(`${hub}?layout=rows`)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Position',
    'Company',
    'Status',
    'Date Applied',
    'Next Action',
    'Edit or Delete',
  ])
  const { width } = await boxOf(page.getByRole('row').getByRole('combobox'))
  expect(width, 'for the longest status').toBeGreaterThan(150)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(laptop.width)
  await page.setViewportSize(phone)
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(applicationCard(page, unbroken)).toContainText('Call Dana')
})

test('Every layout prints its records, and no controls', async ({ page }) => {
  await seed(page, 'jobApplications', two)
  await test.step('Cards, rows and the board', async () => {
    for (const [layout, role] of [
      ['cards', 'heading'],
      ['rows', 'rowheader'],
      ['board', 'heading'],
    ] as const) {
      await page.emulateMedia({ media: 'screen' })
      await openTab(page, `${hub}?layout=${layout}`)
      await expect(statusOf(page, 'Newer')).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole(role, { name: 'Newer' })).toBeVisible()
      await expect(
        page.getByText('Applied', { exact: true }).filter({ visible: true }),
      ).toHaveCount(2)
      await expect(page.getByRole('combobox')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    }
  })

  await test.step('An application that is being edited prints as it is stored, without its form', async () => {
    for (const [layout, role] of [
      ['', 'heading'],
      ['&layout=rows', 'rowheader'],
    ] as const) {
      await page.emulateMedia({ media: 'screen' })
      await openTab(page, `${hub}?edit=2${layout}`)
      await expect(applicationForm(page)).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(applicationForm(page)).toHaveCount(0)
      const name = page.getByRole(role, { name: 'Newer', includeHidden: true })
      await expect(name).toBeVisible()
    }
  })
})

test('On a phone, a card keeps its history, status and link in place, whatever its text', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await inItsFont(page)
  const common = {
    status: 'interview',
    company: 'Lakewood District',
    applicationUrl: 'https://jobs.example.com/1',
  } as const
  const titles = ['Nurse', 'Program Coordinator', 'Senior Program Coordinator for Family Readiness']
  const short = ['Receptionist', 'Communications Specialist']
  await seed(page, 'jobApplications', [
    ...two,
    ...titles.map((position, at) => buildApplication({ ...common, id: `1${at}`, position })),
    ...short.map((position, at) =>
      buildApplication({ id: `2${at}`, position, status: 'interview' }),
    ),
  ])
  await page.goto(hub)
  await test.step('The history shares a row with the buttons, and has its own row once it is open', async () => {
    const card = applicationCard(page, 'Newer')
    const history = card.locator('summary', { hasText: 'History' })
    const edit = card.getByRole('button', { name: /^Edit Newer/ })
    await expect(history).toBeVisible()
    expect(await arrangementOf(history, edit)).toBe('row')
    await history.press('Enter')
    const add = card.getByRole('button', { name: /^Add an Interview, Follow-Up or Note/ })
    await expect(add).toBeVisible()
    expect(await topOf(edit)).toBeGreaterThan(await topOf(add))
  })

  await test.step('The status is at the top right, and the link below it, however long the title', async () => {
    await Promise.all(
      titles.map(async (position) => {
        const card = applicationCard(page, position)
        const [title, badge, link] = await Promise.all([
          boxOf(card.getByRole('heading')),
          boxOf(card.locator('span', { hasText: /^Interview Scheduled$/ }).first()),
          boxOf(card.getByRole('link', { name: /^View Posting/ })),
        ])
        expect(badge.y).toBeLessThan(title.y + 10)
        expect(link.y + link.height / 2).toBeGreaterThan(title.y + title.height)
        expect(badge.x).toBeGreaterThanOrEqual(title.x + title.width)
      }),
    )
  })

  await test.step('On the smallest phone no word of a title breaks beside its status', async () => {
    await page.setViewportSize({ width: 320, height: 568 })
    for (const [position, words] of [
      ['Receptionist', 1],
      ['Communications Specialist', 2],
      ['Nurse', 1],
    ] as const) {
      const title = applicationCard(page, position).getByRole('heading')
      const lines = await title.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
      })
      expect(lines, position).toBeLessThanOrEqual(words)
    }
  })
})

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return box
}

async function topOf(element: Locator): Promise<number> {
  await expect(element).toBeVisible()
  return (await element.boundingBox())?.y ?? NaN
}

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement)

/** Names what covers the bottom of the focused element; blank if nothing does. */
function whatCoversFocus(): string {
  const focused = document.activeElement
  if (!focused) return 'nothing has the focus'
  const { left, bottom, width } = focused.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, bottom - 3)
  return found && focused.contains(found)
    ? ''
    : `${focused.id} is covered by ${found?.textContent ?? 'the edge of the window'}`
}
