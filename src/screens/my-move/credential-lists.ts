import type { IconName } from '@/engine/ui/icon-name'
import type { Credential } from './plan/credential'

interface CredentialList {
  icon: IconName
  /** Where the list is. */
  href: string
  seeAll: string
  update: string
}

/** The lists that credentials are kept in. */
export const credentialLists: Readonly<Record<Credential['kind'], CredentialList>> = {
  certification: {
    icon: 'i-lucide-award',
    href: '/app/professional-dev?tab=certifications',
    seeAll: 'See All Certifications',
    update: 'Update Certification',
  },
  license: {
    icon: 'i-lucide-id-card',
    href: '/app/licensing?tab=licenses',
    seeAll: 'See All Licenses',
    update: 'Update License',
  },
}
