import * as z from 'zod/mini'
import { childList } from '@/engine/model/child-list'
import { plainText, requiredText } from '@/engine/model/rules'
import { shortened } from '@/engine/shortened'

/** Longest result. It is one sentence on a resume, which has two lines for it: about 200 characters. */
export const MAX_RESULT_CHARACTERS = 500

/** How much of a result names it in buttons and messages. */
const MAX_NAME_CHARACTERS = 60

/** A result as it is stored. Fields that this version does not know are kept. */
type WorkResult = { id: string; text: string }

export const workResult: z.ZodMiniType<WorkResult, WorkResult> = z.looseObject({
  id: z.string('Every result has an id.').check(z.minLength(1, 'Every result has an id.')),
  text: plainText(MAX_RESULT_CHARACTERS),
})

/** What a user got done in a job, a sentence each, in the order in which they were written down. */
export const workResults = childList({
  noun: ['result', 'results'],
  schema: z.object({
    text: requiredText('Write down one thing that you got done.', MAX_RESULT_CHARACTERS),
  }),
  describe: ({ text }) => shortened(text, MAX_NAME_CHARACTERS),
  fields: {
    text: {
      label: 'Result',
      input: 'textarea',
      hint: 'Say how many, how much or how often: “Trained 12 volunteers in three months.”',
    },
  },
})
