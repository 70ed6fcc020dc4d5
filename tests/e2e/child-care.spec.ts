import { addDays, formatDay } from '@/engine/calendar-day'
import { browserMoment } from '../support/browser-day'
import { expect, test } from '../support/fixtures'
import { buildMove } from '../support/moves'
import { readStored, seed } from '../support/storage'

test('A child care offer is saved and due in What Now, and the request letter prints with its edits', async ({
  page,
}) => {
  const today = '2026-11-23'
  await page.clock.setFixedTime(browserMoment(`${today}T12:00`))
  await seed(page, 'moves', [
    buildMove({
      from: 'HI',
      to: 'WA',
      toPlace: 'Joint Base Lewis-McChord',
      reportDate: addDays(today, 60),
      plannedOn: today,
    }),
  ])
  await page.goto('/app/move')
  await page.getByRole('link', { name: 'Add Child Care Option' }).click()
  const form = page.getByRole('form', { name: 'Add Child Care Option' })
  await form.getByLabel('Program').fill('Lewis Main Center')
  await form.getByLabel('For Whom').fill('Mia')
  await form.getByLabel('Status').selectOption('Offered')
  await form.getByLabel('Asked On').fill(today)
  await form.getByLabel('Answer By').fill(addDays(today, -1))
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toContainText('This is before the day you asked. Check both dates.')
  await form.getByLabel('Answer By').fill(today)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  expect(await readStored(page, 'childCare')).toMatchObject([
    { program: 'Lewis Main Center', forWhom: 'Mia', status: 'offered', answerBy: today },
  ])

  await page.goto('/app')
  const offer = page.getByRole('listitem').filter({ hasText: 'Child Care Offer' })
  await expect(offer).toContainText('Lewis Main Center, for Mia')
  await expect(offer).toContainText(`Answer by ${formatDay(today)} (today).`)
  await offer.getByRole('link', { name: /^Update Child Care/ }).click()
  await expect(page.getByLabel('Program')).toHaveValue('Lewis Main Center')

  await page.goto('/app/move/child-care?tab=request')
  await expect(page.getByRole('link', { name: 'Your name' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'The day you need care' })).toBeVisible()
  const letter = page.getByRole('textbox', { name: 'Request for an Exception' })
  await expect(letter).toHaveValue(/from Hawaii to Joint Base Lewis-McChord, Washington/)
  await letter.fill(`${await letter.inputValue()}\nThank you.`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('paragraph').filter({ hasText: 'Thank you.' })).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
})
