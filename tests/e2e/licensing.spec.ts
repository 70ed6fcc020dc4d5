import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'

const hub = '/app/licensing'
const list = `${hub}?tab=professions`
const back = '← Back to All Professions'
const socialWorker = `${list}&profession=social-worker`
const names = [
  'Registered Nurse',
  'Teacher/Educator',
  'Licensed Professional Counselor',
  'Real Estate Agent',
  'Cosmetologist/Barber',
  'Social Worker',
  'Dental Hygienist',
  'Attorney',
]

test('A profession opens at its own URL, and closes by its button, by Back and by switching tabs', async ({
  page,
}) => {
  await test.step('It has its own URL, five sections, and a button that returns to its link in the list', async () => {
    await page.goto(list)
    await expect(professionList(page).getByRole('link')).toHaveText(names)
    const name = 'Social Worker'
    const link = professionList(page).getByRole('link', { name })
    await link.press('Enter')
    await expect(page).toHaveURL(socialWorker)
    await expect(detail(page, name).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(professionList(page)).toBeHidden()
    await expect(detail(page, name).getByRole('heading', { level: 3 })).toHaveCount(5)
    const lists = detail(page, name).getByRole('list')
    await expect(lists).toHaveCount(4)
    expect(await lists.last().getByRole('link').count()).toBeGreaterThanOrEqual(1)
    await expect(detail(page, name)).toContainText('not legal advice')
    await page.getByRole('button', { name: back }).press('Enter')
    await expect(page).toHaveURL(list)
    await expect(link).toBeFocused()
  })

  await test.step('It stays open after a reload; Back opens the list, and Forward opens it again', async () => {
    await professionList(page).getByRole('link', { name: 'Social Worker' }).click()
    await expect(detail(page, 'Social Worker')).toBeVisible()
    await page.reload()
    await expect(detail(page, 'Social Worker')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect(professionList(page).getByRole('link')).toHaveText(names)
    await page.goForward()
    await expect(page).toHaveURL(socialWorker)
    await expect(detail(page, 'Social Worker')).toBeVisible()
  })

  await test.step('Switching tabs clears it, and an unknown one shows the list', async () => {
    await page.getByRole('tab', { name: 'Overview' }).click()
    await expect(page).toHaveURL(`${hub}?tab=overview`)
    await page.getByRole('tab', { name: 'By Profession' }).click()
    await expect(page).toHaveURL(list)
    await expect(professionList(page).getByRole('link')).toHaveCount(8)
    await goWithin(page, `${list}&profession=astronaut`)
    await expect(professionList(page).getByRole('link')).toHaveText(names)
    await expect(page.getByRole('button', { name: back })).toBeHidden()
  })
})

/** The professions to choose from. */
function professionList(page: Page): Locator {
  return page.getByRole('region', { name: 'Choose Your Profession' })
}

/** The detail of one profession. */
function detail(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}
