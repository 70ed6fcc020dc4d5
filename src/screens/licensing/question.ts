import { labelOf, vocabulary, type ValueOf } from '@/engine/model/vocabulary'
import type { AnswerProfession } from '@/schemas/licensing/answer-profession'
import { profession } from '@/schemas/licensing/profession'
import { region, type Region } from '@/schemas/my-move/region'

/** The standing of the license that a user wants to use in another state. */
export const licenseStanding = vocabulary({
  good: 'Active, in good standing',
  several: 'Active in two or more states',
  none: 'Not licensed yet',
  expired: 'Expired or inactive',
  investigated: 'Disciplined or under investigation',
})
export type LicenseStanding = ValueOf<typeof licenseStanding>

/** The question that an answer is for: may this license be used in another state? */
export interface Question {
  profession: AnswerProfession
  /** The state that licensed the user. */
  from: Region
  to: Region
  standing: LicenseStanding
  /** What the new state has already issued, if My Licenses shows it. */
  issued?: 'license' | 'temporary' | undefined
  /** The state whose license My Licenses shows, if there is only an application in `from`. */
  licensedIn?: Region | undefined
}

/** "Registered Nurse: Texas to Washington". */
export function questionTitle({ profession: { id }, from, to }: Question): string {
  return `${labelOf(profession, id)}: ${labelOf(region, from)} to ${labelOf(region, to)}`
}
