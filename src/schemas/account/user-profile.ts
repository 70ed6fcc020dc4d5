import * as z from 'zod/mini'
import { defineFormDocument } from '@/engine/model/form-document'
import { freeText } from '@/engine/model/rules'
import { vocabulary } from '@/engine/model/vocabulary'

export const yearsAsSpouse = vocabulary({
  '0-2': '0-2 years',
  '3-5': '3-5 years',
  '6-10': '6-10 years',
  '11-15': '11-15 years',
  '16+': '16+ years',
})

export const currentSituation = vocabulary({
  employed: 'Currently employed',
  seeking: 'Actively job searching',
  'career-change': 'Considering career change',
  'pcs-prep': 'Preparing for PCS',
  education: 'In school/training',
  other: 'Other',
})

const schema = z.object({
  name: freeText(),
  location: freeText(),
  careerField: freeText(),
  yearsAsSpouse: z._default(z.union([yearsAsSpouse.schema, z.literal('')]), ''),
  currentSituation: z._default(z.union([currentSituation.schema, z.literal('')]), ''),
})

export type UserProfile = z.infer<typeof schema>

/** Who the user is, in their own words. Every field may stay blank. */
export const userProfile = defineFormDocument({
  key: 'userProfile',
  contents: 'profile',
  schema,
  // What the product uses comes first.
  fields: {
    location: {
      label: 'Location',
      input: 'text',
      autoComplete: 'off',
      hint: 'A city and state, or a state. Your state prefills licenses and pay.',
    },
    careerField: {
      label: 'Career Field',
      input: 'text',
      autoComplete: 'off',
      hint: 'Like nursing or marketing. A field with licenses adds license tasks to your move.',
    },
    currentSituation: {
      label: 'Current Situation',
      input: 'select',
      options: currentSituation,
      blank: 'Choose one',
      hint: 'Shapes your dashboard. PCS means permanent change of station, a military move.',
    },
    name: {
      label: 'Name',
      input: 'text',
      autoComplete: 'name',
      hint: 'For your greeting, letters and resume.',
    },
    yearsAsSpouse: {
      label: 'Years as a Military Spouse',
      input: 'select',
      options: yearsAsSpouse,
      blank: 'Choose one',
      hint: 'Lets your resume say “Military spouse,” if you want it to.',
    },
  },
})
