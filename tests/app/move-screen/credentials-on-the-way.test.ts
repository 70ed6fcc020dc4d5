import { expect, it } from 'vitest'
import { credentialsOnTheWay } from '@/screens/my-move/now/credentials-on-the-way'
import { buildCredential } from '../../support/credentials'
import { buildMove } from '../../support/moves'

const move = buildMove({ reportDate: '2027-02-21' })

it('A credential that expires soon after the report date is due earlier than without a move', () => {
  const due = credentialsOnTheWay(
    [
      buildCredential({ id: '1', expirationDate: '2027-01-30' }),
      buildCredential({ id: '2', expirationDate: '2027-03-01' }),
      buildCredential({ id: '3', expirationDate: '2027-06-01' }),
      buildCredential({ id: '4', expirationDate: '2027-03-02', kind: 'license' }),
    ],
    move,
    '2026-11-01',
  )
  expect(due).toMatchObject([
    {
      id: 'certification on the way 2',
      reason: 'CPR expires Mar 1, 2027, 8 days after you report.',
      action: { href: '/app/professional-dev?tab=certifications&edit=2' },
    },
    {
      id: 'license on the way 4',
      action: { label: 'Update License', href: '/app/licensing?tab=licenses&edit=4' },
    },
  ])
})

it('A credential that expires within 90 days is left out, because its own list reports it', () => {
  const ending = [buildCredential({ expirationDate: '2027-03-01' })]
  expect(credentialsOnTheWay(ending, move, '2026-12-01')).toEqual([])
  expect(credentialsOnTheWay(ending, move, '2026-11-30')).toHaveLength(1)
})
