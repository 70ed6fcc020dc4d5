import { expect, it } from 'vitest'
import { licenseIn } from '@/schemas/licensing/license'
import {
  heldLicense,
  investigatedLicenses,
  issuedBy,
  licensingStates,
} from '@/screens/licensing/answer/held-license'
import { buildLicense } from '../support/licenses'

const today = '2026-11-23'

it('The default is the newest active license, of the given profession if there is one', () => {
  const nurse = buildLicense({ id: '2' })
  const teacher = buildLicense({ id: '1', profession: 'teacher-educator', state: 'VA' })
  expect(heldLicense([nurse, teacher], undefined, '', today)).toEqual({
    profession: 'registered-nurse',
    from: 'TX',
    standing: 'good',
  })
  expect(heldLicense([nurse, teacher], 'teacher-educator', '', today)?.from).toBe('VA')
  expect(heldLicense([nurse, teacher], 'attorney', '', today)).toBeUndefined()
})

it('Active licenses of one profession in two states have the standing “several”', () => {
  const standing = (...others: Parameters<typeof buildLicense>[0][]) =>
    heldLicense([buildLicense(), ...others.map(buildLicense)], undefined, '', today)?.standing
  expect(standing({ state: 'VA' })).toBe('several')
  expect(standing({ state: 'TX' })).toBe('good')
  expect(standing({ state: 'VA', profession: 'attorney' })).toBe('good')
  expect(standing({ state: 'VA', expirationDate: '2026-11-22' })).toBe('good')
})

it('Licenses of professions that are not listed count as one profession only while no state has two', () => {
  const profession = 'another-profession'
  const held = [buildLicense({ id: '2', profession }), buildLicense({ profession, state: 'VA' })]
  expect(heldLicense(held, profession, 'WA', today)?.standing).toBe('several')
  expect(issuedBy(held, profession, 'VA', today)).toBe('license')
  const withAnother = [...held, buildLicense({ id: '3', profession })]
  expect(heldLicense(withAnother, profession, 'WA', today)?.standing).toBe('good')
  expect(issuedBy(withAnother, profession, 'VA', today)).toBeUndefined()
  const applied = { profession, state: 'VA', status: 'applied' } as const
  for (const expirationDate of ['', '2025-01-01']) {
    const withApplication = [...held, buildLicense({ ...applied, id: '3', expirationDate })]
    expect(issuedBy(withApplication, profession, 'VA', today)).toBeUndefined()
  }
})

it('A license that has ended is for the same profession as an application or a license beside it in its state', () => {
  const profession = 'another-profession'
  const past = '2026-11-22'
  const inWashington = (parts: Parameters<typeof buildLicense>[0]) =>
    buildLicense({ profession, state: 'WA', ...parts })
  const current = [
    { status: 'applied' },
    // It still has the last day of the license that it was made from.
    { status: 'applied', expirationDate: past },
    { status: 'temporary' },
    { status: 'active' },
    { status: 'investigated', expirationDate: past },
  ] as const
  for (const parts of [
    { status: 'expired' },
    { status: 'inactive' },
    { expirationDate: past },
  ] as const) {
    const ended = inWashington(parts)
    const another = inWashington({ id: '2', ...parts })
    expect(licenseIn([ended, another], profession, 'WA', today)).toBeUndefined()
    for (const inUse of current.map((one) => inWashington({ id: '3', ...one }))) {
      expect(licenseIn([ended, inUse], profession, 'WA', today)).toBe(inUse)
      expect(
        licensingStates([buildLicense({ profession }), ended, inUse], profession, today),
      ).toContain('TX')
    }
  }
  const investigated = inWashington({ status: 'investigated' })
  const kept = [inWashington({ status: 'expired' }), investigated]
  expect(investigatedLicenses(kept, profession, today)).toEqual([investigated])
})

it('A license from the destination state is the default only if there is no other', () => {
  const virginia = buildLicense({ id: '2', state: 'VA' })
  const texas = buildLicense({ id: '1' })
  const attorney = buildLicense({ id: '3', profession: 'attorney' })
  expect(heldLicense([virginia, attorney, texas], undefined, 'VA', today)).toEqual({
    profession: 'registered-nurse',
    from: 'TX',
    standing: 'several',
  })
  expect(heldLicense([virginia, attorney], undefined, 'VA', today)).toMatchObject({
    profession: 'registered-nurse',
    from: 'VA',
  })
})

it('A license that is applied for, temporary, ended or under investigation is never the default', () => {
  for (const status of ['applied', 'temporary', 'inactive', 'expired', 'investigated'] as const) {
    expect(heldLicense([buildLicense({ status })], undefined, '', today), status).toBeUndefined()
  }
  const over = buildLicense({ expirationDate: '2026-11-22' })
  expect(heldLicense([over], undefined, '', today)).toBeUndefined()
  const lastDay = buildLicense({ expirationDate: today })
  expect(heldLicense([lastDay], undefined, '', today)).toBeDefined()
})
