import { expect, it } from 'vitest'
import type { AnyRecord } from '@/engine/model/entity'
import type { ListView } from '@/engine/views/list/list-view'
import { certification } from '@/schemas/professional-dev/certification'
import { myLicenses } from '@/screens/licensing/my-licenses'
import { certificationList } from '@/screens/professional-dev/my-certifications'
import { buildLicense } from '../support/licenses'
import { buildMove } from '../support/moves'

/** The labels of the badges on a record's card on a day, besides its status. @param values those that it joins */
const flagsOn = (day: string, { config }: ListView, record: AnyRecord, ...values: unknown[]) => {
  const joined = config.joins?.join(record, values) ?? record
  return config.card.flags?.flatMap(({ label, applies }) => (applies(joined, day) ? [label] : []))
}

it('From the day after day 30, the card of a license says that it has passed', () => {
  const waiting = buildLicense({ state: 'VA', status: 'applied', completeOn: '2026-11-18' })
  expect(flagsOn('2026-12-18', myLicenses, { ...waiting }, [])).toEqual([])
  expect(flagsOn('2026-12-19', myLicenses, { ...waiting }, [])).toEqual(['Past Day 30'])
  expect(flagsOn('2026-12-19', myLicenses, { ...waiting, status: 'active' }, [])).toEqual([])
})

it('On the card of a license, day 30 is counted from a planned move, as in What Now and My Answer', () => {
  const known = [buildMove({ to: 'VA', reportDate: '2026-12-20' })]
  const waiting = buildLicense({ state: 'VA', status: 'applied', completeOn: '2026-11-18' })
  expect(flagsOn('2027-01-19', myLicenses, { ...waiting }, known)).toEqual([])
  expect(flagsOn('2027-01-20', myLicenses, { ...waiting }, known)).toEqual(['Past Day 30'])
})

it('From the day after its date, the card of a target certification says that it has passed', () => {
  const target = {
    ...certification.parse({ name: 'PMP', issuingOrg: 'PMI', dateEarned: '2026-11-18' }),
    id: '1',
    createdAt: '2026-11-01T18:00:00.000Z',
    isTarget: true,
  }
  expect(flagsOn('2026-11-18', certificationList, target)).toEqual(['Target'])
  expect(flagsOn('2026-11-19', certificationList, target)).toEqual(['Target', 'Past Its Date'])
  const earned = { ...target, isTarget: false }
  expect(flagsOn('2026-11-19', certificationList, earned)).toEqual(['Earned'])
})
