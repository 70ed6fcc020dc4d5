import * as z from 'zod/mini'
import type { FileFormat } from '@/engine/store/backup/read-file'
import { instant } from '@/engine/model/rules'
import { onboardingComplete, privacyConfigured, profileCreated } from './flags'
import { modulePreferences, modulePreferencesSchema } from './module-preferences'
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

/** Recognises the export. A completed setup means that its earlier steps are done too. */
export const exportFormat: FileFormat = (json) => {
  if (!('exportDate' in json)) return undefined
  const file = exportFile.safeParse(json)
  if (!file.success)
    return { problem: 'This export is damaged: part of it cannot be read. Try another file.' }
  const isSetUp = file.data.onboardingComplete
  return {
    kind: 'an export',
    madeAt: file.data.exportDate,
    entries: new Map<string, unknown>([
      [userProfile.key, file.data.profile],
      [privacySettings.key, file.data.privacySettings],
      [modulePreferences.key, file.data.modulePreferences],
      [onboardingComplete.key, isSetUp],
      ...(isSetUp
        ? [[profileCreated.key, true] as const, [privacyConfigured.key, true] as const]
        : []),
    ]),
    unreadable: new Map(),
    isComplete: false,
  }
}
