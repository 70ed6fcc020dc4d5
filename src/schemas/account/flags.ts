import * as z from 'zod/mini'
import { defineDocument } from '@/engine/model/document'
import { mergeEarlier, mergeEitherTrue } from '@/engine/model/merge/merge'
import { instant } from '@/engine/model/rules'

const flag = (key: string, contents: string) =>
  defineDocument({
    key,
    contents,
    schema: z.boolean('A flag is true or false.'),
    empty: false,
    merge: mergeEitherTrue,
  })

// A later step of the setup opens only after the one before it.
/** Whether the first step of the setup is done. */
export const profileCreated = flag('profileCreated', 'first setup step')
/** Whether the second step of the setup is done. */
export const privacyConfigured = flag('privacyConfigured', 'second setup step')
/** Whether the setup is finished. */
export const onboardingComplete = flag('onboardingComplete', 'finished setup')

/** Whether the message about the sister product was dismissed. */
export const transitionPromoDismissed = flag('transitionPromoDismissed', 'dismissed message')

/** When the dashboard was first opened: an ISO instant, or blank before that. The specification gives the name. */
export const joinDate = defineDocument({
  key: 'joinDate',
  contents: 'join date',
  schema: instant(),
  empty: '',
  merge: mergeEarlier,
})
