import { license, type LicenseRecord } from '@/schemas/licensing/license'

/** A Texas nursing license with overrides. */
export const buildLicense = (overrides: Partial<LicenseRecord> = {}): LicenseRecord => ({
  ...license.parse({ profession: 'registered-nurse', state: 'TX' }),
  id: '1',
  createdAt: '2026-11-01T18:00:00.000Z',
  ...overrides,
})
