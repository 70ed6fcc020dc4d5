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

/** The steps of the setup that are done. A later step opens only after the one before it. */
export const profileCreated = flag('profileCreated', 'first setup step')
export const privacyConfigured = flag('privacyConfigured', 'second setup step')
export const onboardingComplete = flag('onboardingComplete', 'finished setup')

/** Whether the message about the sister product was dismissed. */
export const transitionPromoDismissed = flag('transitionPromoDismissed', 'dismissed messages')

/** When the dashboard was first opened: an ISO instant, or blank before that. */
export const joinDate = defineDocument({
  key: 'joinDate',
  contents: 'join date',
  schema: instant(),
  empty: '',
  merge: mergeEarlier,
})
