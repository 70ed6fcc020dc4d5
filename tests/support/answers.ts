import { answerProfessions } from '@/data/licensing/answer-professions'
import { compactLoaders } from '@/data/compacts'
import type { AnswerProfession } from '@/schemas/licensing/answer-profession'
import type { Compact } from '@/schemas/licensing/compact'
import { region, type Region } from '@/schemas/my-move/region'
import type { LicenseStanding } from '@/screens/licensing/question'
import { answer } from '@/screens/licensing/answer/answer'

/** Every compact as an entry: the id it loads by, and its data. */
export const compactEntries = await Promise.all(
  Object.entries(compactLoaders).map(async ([id, load]): Promise<[string, Compact]> => [
    id,
    await load(),
  ]),
)
export const compacts: readonly Compact[] = compactEntries.map(([, compact]) => compact)

/** The states, the District of Columbia and the territories. */
export const places = region.values.filter((place) => place !== 'overseas')

export function professionCalled(id: string): AnswerProfession {
  const found = answerProfessions.rows.find((row) => row.id === id)
  if (!found) throw new Error(`No profession has the id "${id}".`)
  return found
}

export function compactOf({ compact }: AnswerProfession): Compact | undefined {
  return compacts.find(({ id }) => id === compact)
}

/** The answer to a question. `day` defaults to the day on which the data was collected. */
export function answered(
  profession: AnswerProfession,
  from: Region,
  to: Region,
  { standing = 'good', day = '2026-11-23' }: { standing?: LicenseStanding; day?: string } = {},
) {
  return answer({ profession, from, to, standing }, compactOf(profession), day)
}

/** One member of each of the compact's groups, two places that it does not name, and a territory. */
export function kindsOfPlaces(profession: AnswerProfession): readonly Region[] {
  const named = compactOf(profession)?.members ?? []
  const unnamed = places.filter((place) => named.every(({ states }) => !states.includes(place)))
  return [
    ...new Set<Region>([
      ...named.flatMap(({ states }) => states.slice(0, 1)),
      ...unnamed.slice(0, 2),
      'PR',
    ]),
  ]
}

/** All pairs of two different places. */
export const pairsOf = (all: readonly Region[]) =>
  all.flatMap((from) => all.filter((to) => to !== from).map((to): [Region, Region] => [from, to]))
