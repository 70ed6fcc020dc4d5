import type { Credential } from '@/screens/my-move/plan/credential'

/** A certification that somebody holds. */
export function buildCredential(different: Partial<Credential> = {}): Credential {
  return {
    id: '1',
    kind: 'certification',
    name: 'CPR',
    issuer: 'Red Cross',
    expirationDate: '',
    renewal: '',
    number: '',
    ...different,
  }
}
