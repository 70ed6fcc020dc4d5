import { buildApplication } from '../support/applications'
import { expect, test } from '../support/fixtures'
import {
  addApplication,
  applicationCard,
  applicationCards,
  applicationForm,
  counter,
  emptyTracker,
  fillApplication,
  hub,
  openApplicationForm,
  saveApplication,
} from '../support/job-search-hub'
import { readStored, seed } from '../support/storage'
import { unthrottledFrames } from '../support/unthrottled-frames'

test.use(unthrottledFrames)

const edit = { name: 'Edit Data Analyst at Acme Logistics' }

test('What one tab adds, edits or loses reaches the other, which keeps its open form and edits', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await page.goto(hub)
  await other.goto(hub)
  await expect(emptyTracker(other)).toBeVisible()
  await test.step('An application that is added in one tab appears in the other', async () => {
    await addApplication(page, { Company: 'Acme', Position: 'Analyst' })
    await expect(applicationCard(other, 'Analyst')).toBeVisible()
    await expect(counter(other, 'Total')).toHaveText('1')

    await addApplication(other, { Company: 'Acme', Position: 'Nurse' })
    await expect(applicationCards(page).getByRole('heading')).toHaveText(['Nurse', 'Analyst'])
  })

  await test.step('A form with typed text is not disturbed by what another tab adds', async () => {
    await openApplicationForm(page)
    await fillApplication(page, { Company: 'Half typed' })
    await addApplication(other, { Company: 'Acme', Position: 'Clerk' })
    await expect(applicationCard(page, 'Clerk')).toBeVisible()
    await expect(applicationForm(page).getByLabel('Company')).toHaveValue('Half typed')
    await fillApplication(page, { Position: 'Data Analyst', Company: 'Acme Logistics' })
    await saveApplication(page)
    await expect(applicationCards(other).getByRole('heading')).toHaveText([
      'Data Analyst',
      'Clerk',
      'Nurse',
      'Analyst',
    ])
  })

  await test.step('Edits to different fields of one application are both kept', async () => {
    await page.getByRole('button', edit).click()
    await fillApplication(page, { Location: 'Honolulu' })
    await other.getByRole('button', edit).click()
    await fillApplication(other, { Notes: 'From the other tab' })
    await saveApplication(other)
    await expect(applicationCard(other, 'Data Analyst')).toContainText('From the other tab')

    await saveApplication(page)
    await expect(applicationCard(other, 'Data Analyst')).toContainText('Honolulu')
    await expect(applicationCard(other, 'Data Analyst')).toContainText('From the other tab')
  })

  await test.step('If storage is cleared in one tab, the other offers to bring it back and keeps its form', async () => {
    await page.getByRole('button', edit).click()
    await fillApplication(page, { Notes: 'Half a thought' })
    await other.evaluate(() => localStorage.clear())
    await expect(page.getByText(/^Your browser emptied its storage\./)).toBeVisible()
    await expect(applicationForm(page).getByLabel('Notes')).toHaveValue('Half a thought')
    await page.getByRole('button', { name: 'Bring It Back' }).click()
    await expect(applicationCard(other, 'Data Analyst')).toBeVisible()
    await saveApplication(page)
    for (const tab of [page, other]) {
      await expect(applicationCard(tab, 'Data Analyst')).toContainText('Half a thought')
    }
  })
})

test('A form whose application another tab deletes says so, and can save it as a new one', async ({
  page,
  context,
}) => {
  await seed(page, 'jobApplications', [buildApplication({ id: '1', notes: 'Ask for Sam.' })])
  await page.goto(hub)
  await page.getByRole('button', edit).click()
  await fillApplication(page, { Location: 'Typed meanwhile' })

  const other = await context.newPage()
  await other.goto(hub)
  await other.getByRole('button', { name: 'Delete Data Analyst at Acme Logistics' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(emptyTracker(other)).toBeVisible()

  await expect(page.getByRole('alert')).toHaveText(/deleted elsewhere/)
  await expect(applicationForm(page).getByLabel('Location')).toHaveValue('Typed meanwhile')
  await page.getByRole('button', { name: 'Save as new' }).click()
  await expect(applicationCard(page, 'Data Analyst')).toContainText('Typed meanwhile')
  await expect(applicationCard(other, 'Data Analyst')).toContainText('Ask for Sam.')

  // It keeps its id, so Undo in the tab that deleted it finds it and adds no second one.
  await other
    .getByRole('button', { name: 'Undo: bring back Data Analyst at Acme Logistics' })
    .click()
  await expect(other.getByText('Brought back Data Analyst')).toBeAttached()
  await expect(applicationCards(other)).toHaveCount(1)
  await expect
    .poll(() => readStored(page, 'jobApplications'))
    .toEqual([
      expect.objectContaining({ id: '1', location: 'Typed meanwhile', notes: 'Ask for Sam.' }),
    ])
})

test('When two tabs save at the same moment, both records are kept, even without the Web Locks API', async ({
  page,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true }),
  )
  const other = await context.newPage()
  const tabs = [
    { tab: page, position: 'Analyst' },
    { tab: other, position: 'Nurse' },
  ]
  for (const { tab, position } of tabs) {
    await tab.goto(hub)
    await openApplicationForm(tab)
    await fillApplication(tab, { Company: 'Acme', Position: position })
  }
  for (const { tab } of tabs) {
    const save = applicationForm(tab).getByRole('button', { name: 'Save' })
    await save.evaluate((button: HTMLElement) => {
      new BroadcastChannel('save').onmessage = () => button.click()
    })
  }
  // Both tabs receive the message at the same moment, however slow the machine is.
  await page.evaluate(() => new BroadcastChannel('save').postMessage(''))
  for (const { tab } of tabs) {
    await expect(applicationCard(tab, 'Analyst')).toBeVisible()
    await expect(applicationCard(tab, 'Nurse')).toBeVisible()
  }
  await expect.poll(() => readStored(page, 'jobApplications')).toHaveLength(2)
})

test('A tab that was suspended while another wrote shows the change when it resumes, and loses nothing when it saves', async ({
  page,
  context,
}) => {
  await seed(page, 'jobApplications', [buildApplication({ position: 'Analyst' })])
  // A page that is frozen or in the back/forward cache receives no storage events.
  await page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation()),
  )
  await page.goto(hub)
  await expect(applicationCard(page, 'Analyst')).toBeVisible()
  const other = await context.newPage()
  await other.goto(hub)
  const addElsewhere = async (position: string, count: number) => {
    await addApplication(other, { Company: 'Acme', Position: position })
    await expect(applicationCards(other)).toHaveCount(count)
    await expect(applicationCards(page)).toHaveCount(count - 1)
  }

  for (const [from, event, position, count] of [
    ['from the back/forward cache', 'pageshow', 'Nurse', 2],
    ['to the foreground', 'visibilitychange', 'Clerk', 3],
  ] as const) {
    await test.step(`It returns ${from}`, async () => {
      await addElsewhere(position, count)
      await page.evaluate((type) => {
        const target = type === 'pageshow' ? window : document
        target.dispatchEvent(new Event(type))
      }, event)
      await expect(applicationCard(page, position)).toBeVisible()
    })
  }

  await test.step('It saves', async () => {
    await addElsewhere('Teacher', 4)
    await addApplication(page, { Company: 'Acme', Position: 'Cook' })
    await expect(applicationCards(page)).toHaveCount(5)
    expect(await readStored(page, 'jobApplications')).toHaveLength(5)
  })
})
