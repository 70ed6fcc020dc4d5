import * as z from 'zod/mini'
import { instant } from '@/engine/schema/rules'
import { modulePreferencesSchema } from './module-preferences'
import { privacySettings } from './privacy-settings'
import { userProfile } from './user-profile'

/** The specification's export: five fields, each in its empty default where nothing is set. */
export const exportFile = z.object({
  profile: userProfile.schema,
  privacySettings: privacySettings.schema,
  modulePreferences: modulePreferencesSchema,
  onboardingComplete: z.boolean('onboardingComplete is true or false.'),
  exportDate: instant(),
})

export type ExportFile = z.infer<typeof exportFile>
