import { labelOf, vocabulary, type ValueOf } from '@/engine/model/vocabulary'
import type { AnswerProfession } from '@/schemas/licensing/answer-profession'
import { region, type Region } from '@/schemas/my-move/region'

/** How it stands with the license that somebody wants to take along. */
export const standing = vocabulary({
  good: 'Active, in good standing',
  several: 'Active in two or more states',
  none: 'Not licensed yet',
  expired: 'Expired',
  investigated: 'Disciplined or under investigation',
})
export type Standing = ValueOf<typeof standing>

/** Does this license move along? */
export interface Question {
  profession: AnswerProfession
  /** The state that licensed the person. */
  from: Region
  to: Region
  standing: Standing
}

const withArticle: readonly Region[] = ['DC', 'MP', 'VI']

/** A state as a sentence names it: "the District of Columbia". */
export function placeName(place: Region): string {
  const name = labelOf(region, place)
  return withArticle.includes(place) ? `the ${name}` : name
}
