import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { calendarDay } from '@/engine/calendar-day'
import { certificationList } from '@/screens/professional-dev/my-certifications'
import { renderView } from '../support/render-view'

/** Opens the form of a stored certification. */
async function editPmp(certification: { isTarget: boolean; dateEarned: string }) {
  const record = { id: '1', createdAt: '2026-09-01T20:00:00.000Z', name: 'PMP', issuingOrg: 'PMI' }
  localStorage.setItem(
    'professionalCertifications',
    JSON.stringify([{ ...record, ...certification }]),
  )
  const { user, unmount } = await renderView(certificationList)
  await user.click(await screen.findByRole('button', { name: 'Edit PMP' }))
  const status = await screen.findByLabelText(/^Status/)
  return { user, unmount, choose: (name: string) => user.selectOptions(status, name) }
}

const EARNED = 'Earned'
const TARGET = 'Working Towards (Target)'

it('A target date does not become the date earned, and returns if the person keeps the target', async () => {
  const { user, choose } = await editPmp({ isTarget: true, dateEarned: '2026-10-01' })

  await choose(EARNED)
  expect(await screen.findByLabelText(/^Date Earned/)).toHaveProperty('value', '')
  await choose(TARGET)
  expect(await screen.findByLabelText(/^Target Date/)).toHaveProperty('value', '2026-10-01')

  await choose(EARNED)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter the date.')).toBeTruthy()
})

it('The stored target date returns even after the form was left with a date earned', async () => {
  const first = await editPmp({ isTarget: true, dateEarned: '2027-03-01' })
  await first.choose(EARNED)
  fireEvent.change(await screen.findByLabelText(/^Date Earned/), {
    target: { value: '2026-11-20' },
  })
  first.unmount()
  const { user } = await renderView(certificationList)
  expect(await screen.findByLabelText(/^Date Earned/)).toHaveProperty('value', '2026-11-20')
  await user.selectOptions(screen.getByLabelText(/^Status/), TARGET)
  expect(await screen.findByLabelText(/^Target Date/)).toHaveProperty('value', '2027-03-01')
})

it.each([
  ['has passed', '2020-01-01'],
  ['is today', calendarDay()],
])('A date earned that %s does not become the target date', async (_, dateEarned) => {
  const { user, choose } = await editPmp({ isTarget: false, dateEarned })
  await choose(TARGET)
  expect(await screen.findByLabelText(/^Target Date/)).toHaveProperty('value', '')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter the date.')).toBeTruthy()
})

it('The date earned returns after a wrong choice of the status', async () => {
  const { choose } = await editPmp({ isTarget: false, dateEarned: '2025-05-01' })
  await choose(TARGET)
  await choose(EARNED)
  expect(await screen.findByLabelText(/^Date Earned/)).toHaveProperty('value', '2025-05-01')
})
