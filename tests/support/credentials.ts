import type { Credential } from '@/screens/my-move/plan/credential'

/** A certification with overrides. */
export function buildCredential(overrides: Partial<Credential> = {}): Credential {
  return {
    id: '1',
    kind: 'certification',
    name: 'CPR',
    issuer: 'Red Cross',
    expirationDate: '',
    renewal: '',
    number: '',
    status: 'active',
    ...overrides,
  }
}
