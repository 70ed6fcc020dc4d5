import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { hub } from '../support/job-search-hub'
import { readRaw, readStored } from '../support/storage'

const prep = `${hub}?tab=interview`
const key = 'interviewNotes'
const gap = '“Can you tell me about this gap?”'

test('Notes under a question are there after a reload, mark it, and are found by the search', async ({
  page,
}) => {
  await page.goto(prep)
  await write(page, gap, 'Two moves.\nThen the course.')
  await expect(question(page, gap).locator('summary')).toContainText('Notes')

  await page.reload()
  await expect(question(page, gap).getByText('Then the course.')).toBeVisible()
  expect(await readStored(page, key)).toEqual({ gap: 'Two moves.\nThen the course.' })

  await page.goto('/app')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search everything' }).fill('then the course')
  await page.getByRole('option', { name: new RegExp(gap.slice(1, 20)) }).click()
  await expect(page).toHaveURL(/tab=interview#/)
  await expect(question(page, gap).getByText('Then the course.')).toBeInViewport()
})

test('Notes that were typed and not saved survive a reload; cancelled or emptied, nothing is stored', async ({
  page,
}) => {
  await page.goto(prep)
  await open(page, gap)
  await box(page, gap).fill('Half a thought')
  await page.reload()
  await page.reload()
  await expect(box(page, gap)).toHaveValue('Half a thought')
  await question(page, gap).getByRole('button', { name: 'Cancel' }).click()
  expect(await readRaw(page, key)).toBeNull()

  await write(page, gap, 'A thought')
  await question(page, gap).getByRole('button', { name: 'Edit Your Notes' }).click()
  await box(page, gap).fill('  ')
  await question(page, gap).getByRole('button', { name: 'Save' }).click()
  await expect(question(page, gap).getByRole('button', { name: 'Add Your Notes' })).toBeFocused()
  expect(await readStored(page, key)).toEqual({})
})

test('Notes can be written by the keyboard alone', async ({ page }) => {
  await page.goto(prep)
  await question(page, gap).locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(question(page, gap).getByRole('button', { name: 'Add Your Notes' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page, gap)).toBeFocused()
  await page.keyboard.type('By hand')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(question(page, gap).getByText('By hand')).toBeVisible()
  await expect(question(page, gap).getByRole('button', { name: 'Edit Your Notes' })).toBeFocused()
})

test('Paper has every question with its answer and notes, and no button or form', async ({
  page,
}) => {
  await page.goto(prep)
  await write(page, gap, 'On paper')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByText('On paper')).toBeVisible()
  await expect(page.getByText('Say what you do, one result you are proud of')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

/** The part of a question, open or not. */
function question(page: Page, text: string): Locator {
  return page.locator('main details').filter({ hasText: text })
}

function box(page: Page, text: string): Locator {
  return question(page, text).getByRole('textbox', { name: 'Your notes' })
}

async function open(page: Page, text: string) {
  const part = question(page, text)
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
  await part.getByRole('button', { name: 'Add Your Notes' }).click()
}

async function write(page: Page, text: string, notes: string) {
  await open(page, text)
  await box(page, text).fill(notes)
  await question(page, text).getByRole('button', { name: 'Save' }).click()
  await expect(question(page, text).getByRole('button', { name: 'Edit Your Notes' })).toBeFocused()
}
