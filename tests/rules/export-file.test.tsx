import { describe, expect, it, vi } from 'vitest'
import { exportData } from '@/screens/account/user-data/data-files'
import { createRepository } from '@/engine/store/repository'
import { exportFile, exportFormat } from '@/schemas/account/export-file'
import sampleData from '../support/sample-data.json' with { type: 'json' }

const noon = new Date('2026-11-21T22:00:00.000Z')

/** The export of a browser with this stored data. */
function exportOf(stored: Readonly<Record<string, unknown>>, now = noon) {
  for (const [key, value] of Object.entries(stored)) {
    localStorage.setItem(key, JSON.stringify(value))
  }
  const { name, text } = exportData(createRepository(), now)
  return { name, content: JSON.parse(text) as unknown }
}

describe('The export', () => {
  it('contains exactly the five specified fields, as stored', () => {
    const { content } = exportOf(sampleData)
    expect(content).toEqual({
      profile: sampleData.userProfile,
      privacySettings: sampleData.privacySettings,
      modulePreferences: sampleData.modulePreferences,
      onboardingComplete: true,
      exportDate: '2026-11-21T22:00:00.000Z',
    })
  })

  it('contains empty defaults if nothing is set, and onboardingComplete as a boolean', () => {
    const { content } = exportOf({})
    expect(content).toEqual({
      profile: { name: '', location: '', careerField: '', yearsAsSpouse: '', currentSituation: '' },
      privacySettings: {
        shareProfile: false,
        shareName: false,
        shareLocation: false,
        shareCareerField: false,
        shareYearsAsSpouse: false,
        shareSituation: false,
      },
      modulePreferences: [],
      onboardingComplete: false,
      exportDate: noon.toISOString(),
    })
  })

  it('matches its own schema, and reads back as the data it was made from', () => {
    const { content } = exportOf(sampleData)
    const file = exportFile.parse(content)
    expect(exportFormat({ ...file })).toEqual({
      kind: 'an export',
      madeAt: file.exportDate,
      entries: new Map<string, unknown>([
        ['userProfile', sampleData.userProfile],
        ['privacySettings', sampleData.privacySettings],
        ['modulePreferences', sampleData.modulePreferences],
        ['onboardingComplete', true],
        ['profileCreated', true],
        ['privacyConfigured', true],
      ]),
      unreadable: new Map(),
      isComplete: false,
    })
  })

  it('of an incomplete setup does not mark the earlier steps as done', () => {
    const file = exportFile.parse(exportOf({}).content)
    const read = exportFormat({ ...file })
    if (!read || !('entries' in read)) throw new Error('The export was not read.')
    expect([...read.entries.keys()]).not.toContain('profileCreated')
    expect([...read.entries.keys()]).not.toContain('privacyConfigured')
  })

  it('that is damaged is refused with a message', () => {
    const { exportDate } = exportFile.parse(exportOf({}).content)
    const read = exportFormat({ exportDate, profile: 'cut off' })
    expect(read).toEqual({
      problem: 'This export is damaged: part of it cannot be read. Try another file.',
    })
  })

  it.each([
    { zone: 'Pacific/Honolulu', day: '2026-11-20' },
    { zone: 'Asia/Tokyo', day: '2026-11-21' },
  ])('is named after the product and the local day: in $zone $day', ({ zone, day }) => {
    vi.stubEnv('TZ', zone)
    const { name } = exportOf({}, new Date('2026-11-21T05:00:00.000Z'))
    expect(name).toBe(`milspouse-${day}.json`)
  })
})
