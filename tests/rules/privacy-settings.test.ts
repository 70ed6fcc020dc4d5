import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keysOf } from '@/engine/keys-of'
import {
  isShared,
  privacySettings,
  sharedCount,
  type PrivacySettings,
} from '@/schemas/account/privacy-settings'
import { userProfile } from '@/schemas/account/user-profile'

const switches = keysOf(privacySettings.fields)
const parts = switches.filter((name) => name !== 'shareProfile')
const fields = keysOf(userProfile.fields)
const allOn: PrivacySettings = {
  shareProfile: true,
  shareName: true,
  shareLocation: true,
  shareCareerField: true,
  shareYearsAsSpouse: true,
  shareSituation: true,
}

const anySettings = fc.record({
  shareProfile: fc.boolean(),
  shareName: fc.boolean(),
  shareLocation: fc.boolean(),
  shareCareerField: fc.boolean(),
  shareYearsAsSpouse: fc.boolean(),
  shareSituation: fc.boolean(),
})

/** Whether a switch is enabled with these settings. */
function isEnabled(name: keyof PrivacySettings, settings: PrivacySettings): boolean {
  const spec = privacySettings.fields[name]
  return spec.input === 'switch' && (spec.isEnabled?.(settings) ?? true)
}

describe('The privacy settings', () => {
  it('are a master switch and five others', () => {
    expect(switches).toEqual([
      'shareProfile',
      'shareName',
      'shareLocation',
      'shareCareerField',
      'shareYearsAsSpouse',
      'shareSituation',
    ])
  })

  it('are all off by default', () => {
    expect(Object.values(privacySettings.empty)).toEqual(switches.map(() => false))
  })

  it('read an invalid switch as off, and keep the others', () => {
    expect(privacySettings.check({ ...allOn, shareName: 'yes' })).toEqual({
      value: { ...allOn, shareName: false },
      refused: [],
      isPartial: true,
    })
  })
})

describe('The master switch', () => {
  it('is always enabled', () => {
    expect(isEnabled('shareProfile', privacySettings.empty)).toBe(true)
    expect(isEnabled('shareProfile', allOn)).toBe(true)
  })

  it('enables and disables the five others, whatever their values', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const enabled = parts.map((name) => isEnabled(name, settings))
        expect(enabled).toEqual(parts.map(() => settings.shareProfile))
      }),
    )
  })

  it('shares nothing while it is off, and changes none of the others', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const off = { ...settings, shareProfile: false }
        expect(fields.filter((field) => isShared(off, field))).toEqual([])
        expect(sharedCount(off)).toBe(0)
        expect(privacySettings.check(off)?.value).toEqual(off)
      }),
    )
  })
})

describe('A field of the profile', () => {
  it.each([
    { field: 'name', name: 'shareName' },
    { field: 'location', name: 'shareLocation' },
    { field: 'careerField', name: 'shareCareerField' },
    { field: 'yearsAsSpouse', name: 'shareYearsAsSpouse' },
    { field: 'currentSituation', name: 'shareSituation' },
  ] as const)('$field is shared by $name and by no other switch', ({ field, name }) => {
    const only = { ...privacySettings.empty, shareProfile: true, [name]: true }
    expect(fields.filter((other) => isShared(only, other))).toEqual([field])
    expect(sharedCount(only)).toBe(1)
    expect(isShared({ ...allOn, [name]: false }, field)).toBe(false)
  })

  it('each of the five is shared when every switch is on', () => {
    expect(sharedCount(allOn)).toBe(5)
  })
})
