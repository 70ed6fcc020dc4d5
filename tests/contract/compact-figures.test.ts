import { describe, expect, it } from 'vitest'
import { dental } from '@/data/compacts/dental'
import { medical } from '@/data/compacts/medical'
import { nurse } from '@/data/compacts/nurse'
import { psychology } from '@/data/compacts/psychology'
import { teacher } from '@/data/compacts/teacher'
import { answerProfessions } from '@/data/licensing/answer-professions'
import { licensedProfessions } from '@/data/licensing/licensed-professions'
import { licensingOverview } from '@/data/licensing/licensing-overview'
import { datasets } from '@/data/registry'
import { labelOf } from '@/engine/model/vocabulary'
import type { Compact, CompactStage } from '@/schemas/licensing/compact'
import {
  disputedPlaces,
  inEffectPhrase,
  joinedPhrase,
  joinedPlaces,
  sourceCount,
  stageOf,
  workingPlaces,
} from '@/schemas/licensing/compact-figures'
import { region } from '@/schemas/my-move/region'
import { answered, compactOf, compacts, places } from '../support/answers'
import { partsWithin } from '../support/dataset-problems'

/* Several places state facts about a compact. These tests compare each of them with the compact's file. */

/** Names in copy that differ from the name in the compact's file. */
const otherNames: Partial<Record<string, RegExp>> = {
  'speech-and-audiology': /Speech and Audiology Compact/,
  dental: /Dentist and Dental Hygienist Compact/,
  psychology: /PSYPACT/,
}

const namesCompact = (text: string, { id, name }: Compact) =>
  text.includes(name) || (otherNames[id]?.test(text) ?? false)

/** The compacts that a text names, or all of them if it mentions compacts without naming one. */
function aboutCompacts(text: string): readonly Compact[] {
  const named = compacts.filter((compact) => namesCompact(text, compact))
  const isAboutSchools = /military children|Children’s Compact/i.test(text)
  return named.length > 0 || isAboutSchools || !/compact/i.test(text) ? named : compacts
}

/** Every text of the datasets with the dataset's name. The lead of a point is joined to its text. */
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

/** The number of states, not counting the territories and the District of Columbia. */
const statesIn = (of: readonly string[]) =>
  of.filter((place) => !['DC', 'AS', 'GU', 'MP', 'PR', 'VI'].includes(place)).length

describe('Copy about a compact', () => {
  it('gives only state counts that match the compact’s file', () => {
    const wrong = copy.flatMap(([dataset = '', text = '']) => {
      const named = aboutCompacts(text)
      const allowed = named.flatMap((one) => [
        statesIn(joinedPlaces(one)) - statesIn(disputedPlaces(one)),
        statesIn(workingPlaces(one)),
      ])
      return [...text.matchAll(counts)]
        .filter(([, word = '']) => named.length > 0 && !allowed.includes(numberOf(word)))
        .map(([said]) => `${dataset}: “${said}” in “${text.slice(0, 60)}…”`)
    })
    expect(wrong).toEqual([])
  })

  it('contains state counts, so that the test above checks something', () => {
    const counted = copy.filter(
      ([, text = '']) => text.match(counts) && aboutCompacts(text).length > 0,
    )
    expect(counted.length).toBeGreaterThan(10)
  })

  it('is dated by its first and last source, and names members that only accept licenses of others', () => {
    expect(inEffectPhrase(medical)).toBe(
      'is in effect in 36 states, Washington, D.C., and Guam, and in Connecticut, Hawaii and Vermont for people licensed elsewhere, by sources from October 2024 to June 2026',
    )
    expect(inEffectPhrase(nurse)).toMatch(
      / states, and in Guam for people licensed elsewhere, as of October 2026$/,
    )
    expect(inEffectPhrase(psychology)).toMatch(
      / and the Northern Mariana Islands by sources from January 2024 to September 2026$/,
    )
  })

  it('counts no state that lists disagree on, and names it beside the count', () => {
    expect(joinedPhrase(teacher)).toBe(
      '12 states have joined as of May 2026; lists disagree on Delaware and Oregon',
    )
    expect(joinedPhrase(dental)).toBe(
      '10 states have joined as of September 2026; lists disagree on Ohio',
    )
  })

  it('shows the same stage in the profession guide as in the answer', () => {
    const badges = licensedProfessions.rows.map(({ id, compact }) => [id, compact])
    const stages = licensedProfessions.rows.map(({ id }) => {
      const asked = answerProfessions.rows.find((row) => row.id === id)
      const compact = asked && compactOf(asked)
      return [id, compact ? stageOf(compact) : 'No compact']
    })
    expect(badges).toEqual(stages)
  })

  it('says when nobody could apply for a compact in the words of the answer', () => {
    const dated = [
      ['cosmetologist-barber', 'cosmetology'],
      ['social-worker', 'social-work'],
    ] as const
    for (const [profession, id] of dated) {
      const compact = compacts.find((one) => one.id === id)
      const [, words = ''] = /^I(n .* nobody could apply yet):/.exec(compact?.how.text ?? '') ?? []
      expect(words).not.toBe('')
      const guide = licensedProfessions.rows.find((row) => row.id === profession)
      expect(guide?.portability).toContain(`but i${words}`)
      expect(guide?.portability).not.toMatch(/You cannot use/)
      const overview = licensingOverview.rows.find((row) => row.id === 'compacts-not-yet')
      const point = overview?.points?.find(({ lead }) => compact && namesCompact(lead, compact))
      expect(point?.text).toContain(`but i${words}`)
    }
  })

  it('is only in the overview section for the compact’s stage', () => {
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

  it('calls a compact in use only if some move can use it, and not open only if none can', () => {
    const usable = (stage: CompactStage) => [
      ...new Set(
        compacts
          .filter((one) => stageOf(one) === stage)
          .map((one) => workingPlaces(one).length > 1),
      ),
    ]
    expect(usable('Compact in use')).toEqual([true])
    expect(usable('Compact not open yet')).toEqual([false])
  })

  it('links to a single address on each compact’s site', () => {
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
    const toCompacts = links
      .filter(({ isSource }) => !isSource)
      .flatMap(({ url }) =>
        compacts
          .filter((one) => core(one.url) === core(url))
          .map((one) => ({ url, expected: one.url })),
      )
    // The file of each compact has one of them.
    expect(toCompacts.length).toBeGreaterThan(compacts.length)
    expect(toCompacts.filter(({ url, expected }) => url !== expected)).toEqual([])
  })
})

describe('The line of a state in an answer', () => {
  it('says “One list only” exactly when a single source names the state', () => {
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
