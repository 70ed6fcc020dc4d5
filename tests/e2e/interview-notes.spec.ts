import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { hub } from '../support/job-search-hub'
import { readStored } from '../support/storage'

const prep = `${hub}?tab=interview`
const key = 'interviewNotes'
const gap = '“Can you tell me about this gap?”'

test('Notes under a question are written by the keyboard alone, and are there after a reload, in the search and on paper', async ({
  page,
}) => {
  await page.goto(prep)

  await test.step('The keyboard alone writes them', async () => {
    await question(page, gap).locator('summary').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(question(page, gap).getByRole('button', { name: 'Add Your Notes' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(box(page, gap)).toBeFocused()
    await page.keyboard.type('Two moves.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('By hand and more')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(question(page, gap).getByText('By hand and more')).toBeVisible()
    await expect(question(page, gap).getByRole('button', { name: 'Edit Your Notes' })).toBeFocused()
  })

  await test.step('They mark their question, and are there after a reload', async () => {
    await expect(question(page, gap).locator('summary')).toContainText('Notes')

    await page.reload()
    await expect(question(page, gap).getByText('By hand and more')).toBeVisible()
    expect(await readStored(page, key)).toEqual({ gap: 'Two moves.\nBy hand and more' })
  })

  await test.step('The search finds them', async () => {
    await page.goto('/app')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('combobox', { name: 'Search everything' }).fill('by hand and more')
    await page.getByRole('option', { name: new RegExp(gap.slice(1, 20)) }).click()
    await expect(page).toHaveURL(/tab=interview#/)
    await expect(question(page, gap).getByText('By hand and more')).toBeInViewport()
  })

  await test.step('What is typed and not saved survives a reload, and Cancel drops it', async () => {
    await question(page, gap).getByRole('button', { name: 'Edit Your Notes' }).click()
    await box(page, gap).fill('Half a thought')
    await page.reload()
    await page.reload()
    await expect(box(page, gap)).toHaveValue('Half a thought')
    await question(page, gap).getByRole('button', { name: 'Cancel' }).click()
    await expect(question(page, gap).getByText('By hand and more')).toBeVisible()
    expect(await readStored(page, key)).toEqual({ gap: 'Two moves.\nBy hand and more' })
  })

  await test.step('Paper has every question with its answer and notes, and no button or form', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.getByText('By hand and more')).toBeVisible()
    await expect(page.getByText('Say what you do, one result you are proud of')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

/** The part of a question, open or not. */
function question(page: Page, text: string): Locator {
  return page.locator('main details').filter({ hasText: text })
}

function box(page: Page, text: string): Locator {
  return question(page, text).getByRole('textbox', { name: 'Your notes' })
}
