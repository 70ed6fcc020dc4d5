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
const tabIds = ['overview', 'answer', 'professions', 'checklist', 'resources', 'licenses']

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

test('Each of the eight professions opens at its own URL, and closes by Back and by switching tabs', async ({
  page,
}) => {
  await test.step('Each of the eight professions has a URL, five sections and a button back to the list', async () => {
    await page.goto(list)
    await expect(professionList(page).getByRole('heading', { level: 3 })).toHaveText(names)
    await expect(professionList(page).getByRole('link')).toHaveText(names)
    for (const { id, name } of professions) {
      await test.step(name, async () => {
        const link = professionList(page).getByRole('link', { name, exact: true })
        await link.press('Enter')
        await expect(page).toHaveURL(`${list}&profession=${id}`)
        await expect(detail(page, name).getByRole('heading', { level: 2 })).toBeFocused()
        await expect(professionList(page)).toBeHidden()
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
        await expect(professionList(page).getByRole('link')).toHaveCount(8)
        await expect(link).toBeFocused()
      })
    }
  })

  await test.step('A profession stays open after a reload; Back opens the list, and Forward opens it again', async () => {
    await professionList(page).getByRole('link', { name: 'Social Worker' }).click()
    await expect(detail(page, 'Social Worker')).toBeVisible()
    await page.reload()
    await expect(detail(page, 'Social Worker')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect(professionList(page).getByRole('link')).toHaveText(names)
    await page.goForward()
    await expect(page).toHaveURL(`${list}&profession=social-worker`)
    await expect(detail(page, 'Social Worker')).toBeVisible()
  })

  await test.step('Switching tabs clears the chosen profession, and an unknown one shows the list', async () => {
    await goWithin(page, `${list}&profession=astronaut`)
    await expect(professionList(page).getByRole('link')).toHaveText(names)
    await expect(page.getByRole('button', { name: back })).toBeHidden()
    for (const other of tabs.filter((name) => name !== 'By Profession')) {
      await professionList(page).getByRole('link', { name: 'Attorney' }).click()
      await expect(detail(page, 'Attorney')).toBeVisible()
      await tab(page, other).click()
      await expect(page).toHaveURL(`${hub}?tab=${tabIds[tabs.indexOf(other)]}`)
      await tab(page, 'By Profession').click()
      await expect(page).toHaveURL(list)
      await expect(professionList(page).getByRole('link')).toHaveCount(8)
    }
  })
})

function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name })
}

/** The professions to choose from. */
function professionList(page: Page): Locator {
  return page.getByRole('region', { name: 'Choose Your Profession' })
}

/** The detail of one profession. */
function detail(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}
