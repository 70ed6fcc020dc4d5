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

/** Opens a stand-in for a posting on another site. It has the origin of the app, as tests may request no other. */
async function openPosting(page: Page, data: readonly object[]) {
  const scripts = data.map(
    (item) =>
      `<script type="application/ld+json">${JSON.stringify(item).replaceAll('<', '\\u003c')}</script>`,
  )
  await page.route('**/other-site', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Clerk at Harbor</title>${scripts.join('')}<p>Apply now</p>`,
    }),
  )
  await page.goto('/other-site')
}

/** Runs the bookmarklet on a posting. @returns the tab that it opens */
async function clip(page: Page, bookmark: string, data: readonly object[]): Promise<Page> {
  await openPosting(page, data)
  const opening = page.waitForEvent('popup')
  await page.evaluate(decodeURIComponent(bookmark.replace(/^javascript:/, '')))
  return opening
}

test('The bookmarklet passes a posting to the tracker, and saves nothing by itself', async ({
  page,
}) => {
  await page.goto(`${hub}?page=clip`)
  const bookmark = await page.getByLabel('Address of the bookmark').inputValue()

  await test.step('Save for Later adds it to the saved postings', async () => {
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

  await test.step('I Applied fills in the application form', async () => {
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
    await expect(form.getByLabel('Posting Link')).toHaveValue(/other-site$/)
    await expect(form).toContainText('Filled in from localhost. Check it before you save.')
    expect(await readStored(tracker, 'jobApplications')).toBeNull()

    await saveApplication(tracker)
    await expect(form).toBeHidden()
    expect(await readStored(tracker, 'jobApplications')).toMatchObject([
      { company: 'Harbor Clinic', postingText: 'Greet people', foundOn: 'localhost' },
    ])
    await tracker.close()
  })
})

test('A share from Android fills in the form too', async ({ page }) => {
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

test('An incoming posting leaves text typed in the form alone, is in view, and arrives only once', async ({
  page,
}) => {
  await page.goto(`${hub}?edit=new`)
  const company = applicationForm(page).getByLabel('Company')
  await company.fill('Mine')
  await page.goto(`${hub}?addTitle=Clerk&addUrl=${encodeURIComponent('https://jobs.example/7')}`)
  // The form that was left open reopens by itself, a little later.
  await expect(company).toHaveValue('Mine')
  const arrived = page.getByRole('heading', { name: 'A Posting Came Over' })
  await expect(arrived).toBeFocused()
  await expect(arrived).toBeInViewport()
  await expect(page).toHaveURL(`${hub}?edit=new`)

  await page.reload()
  await expect(arrived).toBeVisible()
  await expect(company).toHaveValue('Mine')
  await page.getByRole('button', { name: 'I Applied' }).click()
  await expect(page.getByText('holds text that is not saved')).toBeVisible()
  await expect(company).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Save for Later' }).click()
  const form = page.getByRole('form', { name: 'Add a Posting' })
  await expect(form.getByLabel('Posting Link')).toHaveValue('https://jobs.example/7')
  await page.reload()
  await expect(form.getByLabel('Posting Link')).toHaveValue('https://jobs.example/7')
  await expect(company).toHaveValue('Mine')
  await expect(arrived).toBeHidden()
})
