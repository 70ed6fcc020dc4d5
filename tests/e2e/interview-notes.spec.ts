import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { hub } from '../support/job-search-hub'
import { readStored } from '../support/storage'

const prep = `${hub}?tab=interview`
const key = 'interviewNotes'
const gap = '“Can you tell me about this gap?”'

test('Notes under a question can be written by keyboard alone, and appear after a reload, in search and in print', async ({
  page,
}) => {
  await page.goto(prep)

  await test.step('They can be written by keyboard alone', async () => {
    await question(page, gap).locator('summary').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(question(page, gap).getByRole('button', { name: 'Add Your Notes' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(notesBox(page, gap)).toBeFocused()
    await page.keyboard.type('Two moves.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('By hand and more')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(question(page, gap).getByText('By hand and more')).toBeVisible()
    await expect(question(page, gap).getByRole('button', { name: 'Edit Your Notes' })).toBeFocused()
  })

  await test.step('They mark their question and survive a reload', async () => {
    await expect(question(page, gap).locator('summary')).toContainText('Notes')

    await page.reload()
    await expect(question(page, gap).getByText('By hand and more')).toBeVisible()
    expect(await readStored(page, key)).toEqual({ gap: 'Two moves.\nBy hand and more' })
  })

  await test.step('Search finds them', async () => {
    await page.goto('/app')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('combobox', { name: 'Search everything' }).fill('by hand and more')
    await page.getByRole('option', { name: new RegExp(gap.slice(1, 20)) }).click()
    await expect(page).toHaveURL(/tab=interview#/)
    await expect(question(page, gap).getByText('By hand and more')).toBeInViewport()
  })

  await test.step('Unsaved text survives a reload, and Cancel discards it', async () => {
    await question(page, gap).getByRole('button', { name: 'Edit Your Notes' }).click()
    await notesBox(page, gap).fill('Half a thought')
    await page.reload()
    await page.reload()
    await expect(notesBox(page, gap)).toHaveValue('Half a thought')
    await question(page, gap).getByRole('button', { name: 'Cancel' }).click()
    await expect(question(page, gap).getByText('By hand and more')).toBeVisible()
    expect(await readStored(page, key)).toEqual({ gap: 'Two moves.\nBy hand and more' })
  })

  await test.step('The printed page has closed questions with their answers and notes, and no buttons', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.getByText('By hand and more')).toBeVisible()
    await expect(page.getByText('Say what you do, one result you are proud of')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

/** The disclosure of a question, open or closed. */
function question(page: Page, text: string): Locator {
  return page.locator('main details').filter({ hasText: text })
}

function notesBox(page: Page, text: string): Locator {
  return question(page, text).getByRole('textbox', { name: 'Your notes' })
}
