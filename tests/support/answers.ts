import { answerProfessions } from '@/data/answer-professions'
import * as compactFiles from '@/data/compacts'
import type { AnswerProfession } from '@/schemas/licensing/answer-profession'
import type { Compact } from '@/schemas/licensing/compact'
import { region, type Region } from '@/schemas/my-move/region'
import type { LicenseStanding } from '@/screens/licensing/answer/question'
import { answer } from '@/screens/licensing/answer/answer'

export const compacts: readonly Compact[] = Object.values(compactFiles)

/** The states, the District of Columbia and the territories. */
export const places = region.values.filter((place) => place !== 'overseas')

export function professionCalled(id: string): AnswerProfession {
  const found = answerProfessions.rows.find((row) => row.id === id)
  if (!found) throw new Error(`There is no profession "${id}".`)
  return found
}

export function compactOf({ compact }: AnswerProfession): Compact | undefined {
  return compacts.find(({ id }) => id === compact)
}

/** The answer to a question, as of the day on which the data was collected unless told. */
export function answered(
  profession: AnswerProfession,
  from: Region,
  to: Region,
  { standing = 'good', day = '2026-11-23' }: { standing?: LicenseStanding; day?: string } = {},
) {
  return answer({ profession, from, to, standing }, compactOf(profession), day)
}
