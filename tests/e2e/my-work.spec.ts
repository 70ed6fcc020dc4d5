import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { readStored } from '../support/storage'

const path = '/app/work'
const storedWork = (page: Page) => readStored(page, 'workRecord')
const field = (page: Page, name: string) => page.getByRole('textbox', { name })

test('New work needs plausible months and hours, and is still there after a reload', async ({
  page,
}) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Work')
  await page.getByRole('button', { name: 'Add Work' }).click()
  const form = page.getByRole('form', { name: 'Add Work' })
  await form.getByLabel('Job Title').fill('Nurse')
  await form.getByLabel('Organization').fill('Harbor Clinic')
  await form.getByRole('spinbutton', { name: 'Hours a Week' }).fill('200')
  await form.getByRole('combobox', { name: 'Start' }).selectOption('June')
  await field(page, 'Start').fill('0026')
  await form.getByRole('combobox', { name: 'End' }).selectOption('May')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toContainText('Check the year. Use one from 1970 to 2100.')
  await expect(form).toContainText('Choose the month, and enter the year with four digits.')
  await expect(form).toContainText('Use a whole number from 0 to 168.')
  expect(await storedWork(page)).toBeNull()

  await field(page, 'Start').fill('2023')
  await field(page, 'End').fill('2023')
  await form.getByRole('spinbutton', { name: 'Hours a Week' }).fill('36')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toContainText('The end is before the start. Check both.')
  await field(page, 'End').fill('2025')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: 'Add a Result: Nurse at Harbor Clinic' }).click()
  await field(page, 'Result').fill('Trained 12 new nurses in a year')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1 result')).toBeVisible()

  await page.reload()
  const card = page.getByRole('listitem').filter({ hasText: 'Harbor Clinic' })
  await expect(card).toContainText('June 2023 – May 2025 (2 years)')
  await expect(card).toContainText('36')
  await expect(card).toContainText('Trained 12 new nurses in a year')
  expect(await storedWork(page)).toMatchObject([
    { kind: 'paid', title: 'Nurse', start: '2023-06', end: '2025-05', hoursPerWeek: 36 },
  ])
})
