import { expect, it } from 'vitest'
import { certificationsOnTheWay } from '@/app/dashboard/now/certifications-on-the-way'
import { certifications } from '@/schemas/certification'
import { buildMove } from '../../support/moves'
import sampleData from '../../support/sample-data.json' with { type: 'json' }

const earned = sampleData.professionalCertifications[1]

/** Certifications by their last days. */
function ending(...days: readonly string[]) {
  const records = days.map((expirationDate, at) => ({
    ...earned,
    id: String(at + 1),
    expirationDate,
  }))
  return certifications.check(records)?.value ?? []
}

it('A certification that ends in the first weeks there is due, before it would be by itself', () => {
  const due = certificationsOnTheWay(
    ending('2027-02-01', '2027-03-01', '2027-06-01'),
    buildMove({ reportDate: '2027-02-21' }),
    '2026-11-01',
  )
  expect(due).toMatchObject([
    {
      id: 'on the way 2',
      reason: expect.stringContaining('expires Mar 1, 2027, 8 days after you report.') as string,
      action: { href: '/app/professional-dev?tab=certifications&edit=2' },
    },
  ])
})
