import * as z from 'zod/mini'
import { defineFormDocument } from '@/engine/model/form-document'
import { keysOf } from '@/engine/keys-of'
import type { UserProfile } from './user-profile'

const off = () => z._default(z.boolean('A switch is on or off.'), false)

const schema = z.object({
  shareProfile: off(),
  shareName: off(),
  shareLocation: off(),
  shareCareerField: off(),
  shareYearsAsSpouse: off(),
  shareSituation: off(),
})

export type PrivacySettings = z.infer<typeof schema>

const followsMaster = ({ shareProfile }: PrivacySettings) => shareProfile

/** What the user would share once profiles open. The master switch never changes the others. */
export const privacySettings = defineFormDocument({
  key: 'privacySettings',
  contents: 'privacy settings',
  schema,
  fields: {
    shareProfile: {
      label: 'Share my profile',
      input: 'switch',
      hint: 'The master switch. While it is off, nothing below is shared.',
    },
    shareName: { label: 'Share my name', input: 'switch', isEnabled: followsMaster },
    shareLocation: { label: 'Share my location', input: 'switch', isEnabled: followsMaster },
    shareCareerField: { label: 'Share my career field', input: 'switch', isEnabled: followsMaster },
    shareYearsAsSpouse: {
      label: 'Share my years as a spouse',
      input: 'switch',
      isEnabled: followsMaster,
    },
    shareSituation: { label: 'Share my situation', input: 'switch', isEnabled: followsMaster },
  },
})

/** Which switch shares which field of the profile. */
const switchOf = {
  name: 'shareName',
  location: 'shareLocation',
  careerField: 'shareCareerField',
  yearsAsSpouse: 'shareYearsAsSpouse',
  currentSituation: 'shareSituation',
} as const satisfies Record<keyof UserProfile, keyof PrivacySettings>

/** Whether a field of the profile is shared: its own switch and the master switch are on. */
export function isShared(settings: PrivacySettings, field: keyof UserProfile): boolean {
  return settings.shareProfile && settings[switchOf[field]]
}

/** How many fields of the profile are shared. */
export function sharedCount(settings: PrivacySettings): number {
  return keysOf(switchOf).filter((field) => isShared(settings, field)).length
}
