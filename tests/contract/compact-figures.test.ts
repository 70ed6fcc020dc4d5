import { describe, expect, it } from 'vitest'
import { answerProfessions } from '@/data/licensing/answer-professions'
import { licensedProfessions } from '@/data/licensing/licensed-professions'
import { licensingOverview } from '@/data/licensing/licensing-overview'
import { datasets } from '@/data/registry'
import { labelOf } from '@/engine/model/vocabulary'
import type { Compact, CompactStage } from '@/schemas/licensing/compact'
import {
  joinedPlaces,
  sourceCount,
  stageOf,
  workingPlaces,
} from '@/schemas/licensing/compact-figures'
import { region } from '@/schemas/my-move/region'
import { answered, compactOf, compacts, places } from '../support/answers'
import { partsWithin } from '../support/dataset-problems'

/* What the product says of a compact in two places agrees, because both take it from the compact's file. */

/** Words that copy has for a compact where it does not use the name of its file. */
const otherNames: Partial<Record<string, RegExp>> = {
  'speech-and-audiology': /Speech and Audiology Compact/,
  dental: /Dentist and Dental Hygienist Compact/,
  psychology: /PSYPACT/,
}

const namesCompact = (text: string, { id, name }: Compact) =>
  text.includes(name) || (otherNames[id]?.test(text) ?? false)

/** The compacts that a text is about: those that it names, or any where it names none. */
function aboutCompacts(text: string): readonly Compact[] {
  const named = compacts.filter((compact) => namesCompact(text, compact))
  const isOfSchools = /military children|Children’s Compact/i.test(text)
  return named.length > 0 || isOfSchools || !/compact/i.test(text) ? named : compacts
}

/** Every sentence of shipped copy with where it is; the lead of a point belongs to its text. */
const copy = datasets
  .filter(({ dataset }) => dataset.name !== 'compacts')
  .flatMap(({ dataset }) =>
    dataset.rows.flatMap((row) =>
      partsWithin(row).flatMap(({ part }) => textsOf(part).map((text) => [dataset.name, text])),
    ),
  )

function textsOf(part: object): string[] {
  const texts = Object.values(part).filter((value) => typeof value === 'string')
  return 'lead' in part && 'text' in part ? [texts.join(' ')] : texts
}

const numberWords = 'two three four five six seven eight nine ten eleven twelve thirteen fourteen'
  .split(' ')
  .map((word, at) => [word, at + 2] as const)
const counts = new RegExp(`(\\d+|${numberWords.map(([word]) => word).join('|')})\\+? states`, 'gi')
const numberOf = (word: string) =>
  numberWords.find(([name]) => name === word.toLowerCase())?.[1] ?? Number(word)

/** How many states, without the territories and the District of Columbia. */
const statesIn = (of: readonly string[]) =>
  of.filter((place) => !['DC', 'AS', 'GU', 'MP', 'PR', 'VI'].includes(place)).length

describe('What the product says of a compact', () => {
  it('has no count of states but those of the compact’s file', () => {
    const wrong = copy.flatMap(([dataset = '', text = '']) => {
      const named = aboutCompacts(text)
      const allowed = named.flatMap((one) => [
        statesIn(joinedPlaces(one)),
        statesIn(workingPlaces(one)),
      ])
      return [...text.matchAll(counts)]
        .filter(([, word = '']) => named.length > 0 && !allowed.includes(numberOf(word)))
        .map(([said]) => `${dataset}: “${said}” in “${text.slice(0, 60)}…”`)
    })
    expect(wrong).toEqual([])
  })

  it('has counts at all, so that the rule above is not empty', () => {
    const counted = copy.filter(
      ([, text = '']) => text.match(counts) && aboutCompacts(text).length > 0,
    )
    expect(counted.length).toBeGreaterThan(10)
  })

  it('has one badge in the guide: the stage of the compact of its answer', () => {
    const badges = licensedProfessions.rows.map(({ id, compact }) => [id, compact])
    const stages = licensedProfessions.rows.map(({ id }) => {
      const asked = answerProfessions.rows.find((row) => row.id === id)
      const compact = asked && compactOf(asked)
      return [id, compact ? stageOf(compact) : 'No compact']
    })
    expect(badges).toEqual(stages)
  })

  it('stands in the part of the overview that its stage has, and in no other', () => {
    const parts: Record<CompactStage, string> = {
      'Compact in use': 'compacts-issuing',
      'Compact starting': 'compacts-starting',
      'Compact not open yet': 'compacts-not-yet',
    }
    const problems = compacts.flatMap((compact) =>
      Object.entries(parts).flatMap(([stage, id]) => {
        const section = licensingOverview.rows.find((row) => row.id === id)
        const leads = (section?.points ?? []).map(({ lead }) => lead)
        const isThere = leads.some((lead) => namesCompact(lead, compact))
        // The compacts that are far from open are named together, by their professions.
        const isExpected = stage === stageOf(compact)
        return isThere === isExpected || (isExpected && id === 'compacts-not-yet')
          ? []
          : [`${compact.name}: ${stageOf(compact)}, but ${isThere ? '' : 'not '}in ${id}`]
      }),
    )
    expect(problems).toEqual([])
  })

  it('is called in use only where some move can use it, and not open only where none can', () => {
    const usable = (compact: Compact) => workingPlaces(compact).length > 1
    expect(compacts.filter((one) => stageOf(one) === 'Compact in use').every(usable)).toBe(true)
    expect(compacts.filter((one) => stageOf(one) === 'Compact not open yet').some(usable)).toBe(
      false,
    )
  })

  it('leads to one address of its site', () => {
    const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '')
    const core = (url: string) => hostOf(url).replace(/\.\w+$/, '')
    const links = datasets.flatMap(({ dataset }) =>
      dataset.rows.flatMap((row) =>
        partsWithin(row).flatMap(({ part, path }) =>
          'url' in part && typeof part.url === 'string' && part.url.startsWith('https://')
            ? [{ url: part.url, isSource: path.includes('source') || path.includes('alsoFrom') }]
            : [],
        ),
      ),
    )
    const others = links
      .filter(({ isSource }) => !isSource)
      .filter(({ url }) => compacts.some((one) => core(one.url) === core(url) && one.url !== url))
    expect(others).toEqual([])
  })
})

describe('The line of a state in an answer', () => {
  it('says “One list only” exactly where one page names the state', () => {
    const problems = answerProfessions.rows.flatMap((profession) => {
      const compact = compactOf(profession)
      return (compact?.members ?? []).flatMap((group) =>
        group.states.flatMap((state) => {
          const to = places.find((place) => place !== state) ?? 'AL'
          const name = labelOf(region, state)
          const line = answered(profession, state, to)
            .parts.flatMap(({ lines }) => lines)
            .find(({ text }) => new RegExp(`^(?:The )?${name}:`).test(text))
          const isSaid = line?.text.includes('One list only.')
          return isSaid === (sourceCount(group) === 1) ? [] : [`${profession.id}: ${state}`]
        }),
      )
    })
    expect(problems).toEqual([])
  })
})
