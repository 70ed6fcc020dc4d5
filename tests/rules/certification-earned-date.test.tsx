import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { certificationList } from '@/screens/professional-dev/my-certifications'
import { renderView } from '../support/render-view'

it('A target date does not become the date earned, and returns if the person keeps the target', async () => {
  const target = { name: 'PMP', issuingOrg: 'PMI', isTarget: true, dateEarned: '2026-10-01' }
  const stored = [{ id: '1', createdAt: '2026-09-01T20:00:00.000Z', ...target }]
  localStorage.setItem('professionalCertifications', JSON.stringify(stored))
  const { user } = await renderView(certificationList)
  await user.click(await screen.findByRole('button', { name: 'Edit PMP' }))
  const status = await screen.findByLabelText(/^Status/)

  await user.selectOptions(status, 'Earned')
  expect(await screen.findByLabelText(/^Date Earned/)).toHaveProperty('value', '')
  await user.selectOptions(status, 'Working Towards (Target)')
  expect(await screen.findByLabelText(/^Target Date/)).toHaveProperty('value', '2026-10-01')

  await user.selectOptions(status, 'Earned')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter the date.')).toBeTruthy()
})
