import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'

const hub = '/app/licensing'
const list = `${hub}?tab=professions`
const back = '← Back to All Professions'
const tabs = [
  'Overview',
  'My Answer',
  'By Profession',
  'Transfer Checklist',
  'Resources',
  'My Licenses',
]
const addresses = ['overview', 'answer', 'professions', 'checklist', 'resources', 'licenses']

const professions = [
  { id: 'registered-nurse', name: 'Registered Nurse' },
  { id: 'teacher-educator', name: 'Teacher/Educator' },
  { id: 'licensed-professional-counselor', name: 'Licensed Professional Counselor' },
  { id: 'real-estate-agent', name: 'Real Estate Agent' },
  { id: 'cosmetologist-barber', name: 'Cosmetologist/Barber' },
  { id: 'social-worker', name: 'Social Worker' },
  { id: 'dental-hygienist', name: 'Dental Hygienist' },
  { id: 'attorney', name: 'Attorney' },
]
const names = professions.map(({ name }) => name)

test('Each of eight professions opens at its own address, and closes on the way back and with its tab', async ({
  page,
}) => {
  await test.step('Each of eight professions has an address, a detail in five parts, and a way back', async () => {
    await page.goto(list)
    await expect(listed(page).getByRole('heading', { level: 3 })).toHaveText(names)
    await expect(listed(page).getByRole('link')).toHaveText(names)
    for (const { id, name } of professions) {
      await test.step(name, async () => {
        const link = listed(page).getByRole('link', { name, exact: true })
        await link.press('Enter')
        await expect(page).toHaveURL(`${list}&profession=${id}`)
        await expect(detail(page, name).getByRole('heading', { level: 2 })).toBeFocused()
        await expect(listed(page)).toBeHidden()
        await expect(detail(page, name).getByRole('heading', { level: 3 })).toHaveText([
          'Portability',
          'Military Spouse Protections',
          'Typical Requirements',
          'Transfer Tips',
          'National Resources',
        ])
        const lists = detail(page, name).getByRole('list')
        await expect(lists).toHaveCount(4)
        for (const part of await lists.all()) {
          expect(await part.getByRole('listitem').count()).toBeGreaterThanOrEqual(1)
        }
        expect(await lists.last().getByRole('link').count()).toBeGreaterThanOrEqual(1)
        await expect(detail(page, name)).toContainText('not legal advice')

        await page.getByRole('button', { name: back }).press('Enter')
        await expect(page).toHaveURL(list)
        await expect(listed(page).getByRole('link')).toHaveCount(8)
        await expect(link).toBeFocused()
      })
    }
  })

  await test.step('A profession stays open over a reload; Back leads to the list, and Forward to it again', async () => {
    await listed(page).getByRole('link', { name: 'Social Worker' }).click()
    await expect(detail(page, 'Social Worker')).toBeVisible()
    await page.reload()
    await expect(detail(page, 'Social Worker')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect(listed(page).getByRole('link')).toHaveText(names)
    await page.goForward()
    await expect(page).toHaveURL(`${list}&profession=social-worker`)
    await expect(detail(page, 'Social Worker')).toBeVisible()
  })

  await test.step('Switching tabs clears the chosen profession, and one that does not exist shows the list', async () => {
    await goWithin(page, `${list}&profession=astronaut`)
    await expect(listed(page).getByRole('link')).toHaveText(names)
    await expect(page.getByRole('button', { name: back })).toBeHidden()
    for (const other of tabs.filter((name) => name !== 'By Profession')) {
      await listed(page).getByRole('link', { name: 'Attorney' }).click()
      await expect(detail(page, 'Attorney')).toBeVisible()
      await tab(page, other).click()
      await expect(page).toHaveURL(`${hub}?tab=${addresses[tabs.indexOf(other)]}`)
      await tab(page, 'By Profession').click()
      await expect(page).toHaveURL(list)
      await expect(listed(page).getByRole('link')).toHaveCount(8)
    }
  })
})

function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name })
}

/** The professions to choose from. */
function listed(page: Page): Locator {
  return page.getByRole('region', { name: 'Choose Your Profession' })
}

/** The detail of one profession. */
function detail(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}
