import type { Page } from '@playwright/test'
import { emptyStorage } from '../support/empty-storage'
import { expect, test } from '../support/fixtures'
import { applicationForm, hub, saveApplication } from '../support/job-search-hub'
import { readStored } from '../support/storage'

const posting = {
  '@type': 'JobPosting',
  title: 'Front Desk Clerk',
  hiringOrganization: { name: 'Harbor Clinic' },
  jobLocation: { address: { addressLocality: 'San Diego', addressRegion: 'CA' } },
  description: '<p>Greet <b>people</b></p><script>alert(1)</script>',
}

/** A page of somebody else's, as far as a test may leave the product. */
async function openPosting(page: Page, data: readonly object[]) {
  const scripts = data.map(
    (one) =>
      `<script type="application/ld+json">${JSON.stringify(one).replaceAll('<', '\\u003c')}</script>`,
  )
  await page.route('**/somebody-else', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Clerk at Harbor</title>${scripts.join('')}<p>Apply now</p>`,
    }),
  )
  await page.goto('/somebody-else')
}

/** Presses a bookmark on somebody else's page. */
async function clip(page: Page, bookmark: string, data: readonly object[]): Promise<Page> {
  await openPosting(page, data)
  const opening = page.waitForEvent('popup')
  await page.evaluate(decodeURIComponent(bookmark.replace(/^javascript:/, '')))
  return opening
}

test('The bookmark brings a posting over, and saves nothing by itself', async ({ page }) => {
  await page.goto(`${hub}?page=clip`)
  const bookmark = await page.getByLabel('Address of the bookmark').inputValue()

  await test.step('A posting that waits goes to those saved for later', async () => {
    const tracker = await clip(page, bookmark, [posting])
    await tracker.getByRole('button', { name: 'Save for Later' }).click()
    const form = tracker.getByRole('form', { name: 'Add a Posting' })
    await expect(form.getByLabel('Company')).toHaveValue('Harbor Clinic')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    expect(await readStored(tracker, 'savedPostings')).toMatchObject([{ company: 'Harbor Clinic' }])
    expect(await readStored(tracker, 'jobApplications')).toBeNull()
    await tracker.close()
  })

  await test.step('The form of an application is filled in from it', async () => {
    await emptyStorage(page)
    const tracker = await clip(page, bookmark, [posting])
    await expect(tracker.getByRole('heading', { name: 'A Posting Came Over' })).toBeFocused()
    await expect(tracker).toHaveURL(hub)
    await expect(tracker.getByText('Front Desk Clerk at Harbor Clinic')).toBeVisible()
    await tracker.getByRole('button', { name: 'I Applied' }).click()
    const form = applicationForm(tracker)
    await expect(form.getByLabel('Company')).toHaveValue('Harbor Clinic')
    await expect(form.getByLabel('Position')).toHaveValue('Front Desk Clerk')
    await expect(form.getByLabel('Location')).toHaveValue('San Diego, CA')
    await expect(form.getByLabel('Posting Link')).toHaveValue(/somebody-else$/)
    await expect(form).toContainText('Filled in from localhost. Check it before you save.')
    expect(await readStored(tracker, 'jobApplications')).toBeNull()

    await saveApplication(tracker)
    await expect(form).toBeHidden()
    expect(await readStored(tracker, 'jobApplications')).toMatchObject([
      { company: 'Harbor Clinic', postingText: 'Greet people', foundOn: 'localhost' },
    ])
    await tracker.close()
  })

  await test.step('Ten postings too long for an address come over, cut short, and one is chosen', async () => {
    const long = { ...posting, description: '職'.repeat(60_000) }
    const tracker = await clip(page, bookmark, [
      ...Array<object>(9).fill(long),
      { ...long, title: 'Nurse' },
    ])
    await expect(tracker.getByRole('heading', { name: '10 Postings Came Over' })).toBeFocused()
    await tracker.getByRole('radio', { name: 'Nurse at Harbor Clinic' }).check()
    await tracker.getByRole('button', { name: 'I Applied' }).click()
    await expect(applicationForm(tracker).getByLabel('Position')).toHaveValue('Nurse')
    await tracker.close()
  })

  await test.step('A page that says nothing of its job brings its title and address', async () => {
    const tracker = await clip(page, bookmark, [])
    await expect(tracker.getByText('Clerk at Harbor', { exact: true })).toBeVisible()
    await tracker.close()
  })
})

test('What Android shares fills in the form too; an address that is no posting changes nothing', async ({
  page,
}) => {
  await test.step('An address that is no posting changes nothing and says what to do', async () => {
    for (const text of [encodeURIComponent('{"title": 1}'), 'x'.repeat(100_000)]) {
      await page.goto('about:blank')
      await page.goto(`${hub}#add=${text}`)
      await expect(page.getByText('no job posting that can be read')).toBeFocused()
      await expect(page).toHaveURL(hub)
    }
    expect(await readStored(page, 'jobApplications')).toBeNull()
  })

  await test.step('What Android shares fills in the form', async () => {
    await page.goto(
      `${hub}?addTitle=Clerk&addText=${encodeURIComponent('See https://jobs.example/7')}`,
    )
    await expect(page.getByRole('heading', { name: 'A Posting Came Over' })).toBeVisible()
    await expect(page).toHaveURL(hub)
    await page.getByRole('button', { name: 'I Applied' }).click()
    const form = applicationForm(page)
    await expect(form.getByLabel('Position')).toHaveValue('Clerk')
    await expect(form.getByLabel('Posting Link')).toHaveValue('https://jobs.example/7')
  })
})

test('A posting that comes over leaves what is typed in the form, is in sight, and comes only once', async ({
  page,
}) => {
  await test.step('A posting of the bookmark', async () => {
    await page.goto(`${hub}?edit=new`)
    await applicationForm(page).getByLabel('Company').fill('Mine')
    await page.evaluate(() => (location.hash = `#add=${encodeURIComponent('{"title":"Clerk"}')}`))
    await page.getByRole('button', { name: 'I Applied' }).click()
    await expect(page.getByText('holds text that is not saved')).toBeVisible()
    await expect(applicationForm(page).getByLabel('Company')).toHaveValue('Mine')
  })

  await test.step('What is shared', async () => {
    await page.goto(`${hub}?edit=new`)
    const company = applicationForm(page).getByLabel('Company')
    await company.fill('Mine')
    await page.goto(`${hub}?addTitle=Clerk&addUrl=${encodeURIComponent('https://jobs.example/7')}`)
    // The form that was left opens by itself, and comes late.
    await expect(company).toHaveValue('Mine')
    const arrived = page.getByRole('heading', { name: 'A Posting Came Over' })
    await expect(arrived).toBeFocused()
    await expect(arrived).toBeInViewport()
    await expect(page).toHaveURL(`${hub}?edit=new`)

    await page.getByRole('button', { name: 'Save for Later' }).click()
    const form = page.getByRole('form', { name: 'Add a Posting' })
    await expect(form.getByLabel('Posting Link')).toHaveValue('https://jobs.example/7')
    await page.reload()
    await expect(form.getByLabel('Posting Link')).toHaveValue('https://jobs.example/7')
    await expect(company).toHaveValue('Mine')
    await expect(arrived).toBeHidden()
  })
})
