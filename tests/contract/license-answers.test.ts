import { brotliCompressSync } from 'node:zlib'
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answerProfessions } from '@/data/licensing/answer-professions'
import * as licenseLawLines from '@/data/licensing/license-law-lines'
import { licensedProfessions } from '@/data/licensing/licensed-professions'
import { formatMonth } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import type { AnswerProfession } from '@/schemas/licensing/answer-profession'
import { compactIds } from '@/schemas/licensing/compact'
import { profession, type Profession } from '@/schemas/licensing/profession'
import type { Region } from '@/schemas/my-move/region'
import { isUsable, verdictOf } from '@/screens/licensing/answer/verdict'
import {
  answered,
  compactEntries,
  compactOf,
  compacts,
  kindsOfPlaces,
  pairsOf,
  places,
  professionCalled,
} from '../support/answers'
import { partsWithin, repeated } from '../support/dataset-problems'

/* Mistakes a maintainer can make: a duplicate state, a member without a source, a profession without an answer. */

const folder = 'src/data/compacts'
const groups = compacts.flatMap(({ id, members }) => members.map((group) => ({ id, group })))

describe('Every compact', () => {
  it('loads under its own id, which professions refer to', () => {
    const problems = compactEntries
      .filter(([id, compact]) => compact.id !== id)
      .map(([id, compact]) => `${folder}/index.ts: "${id}" loads the compact "${compact.id}".`)
    expect(problems).toEqual([])
    expect(compacts.map(({ id }) => id).toSorted()).toEqual([...compactIds].toSorted())
  })

  it('is named by a profession, so that users can ask about it', () => {
    const named = new Set(answerProfessions.rows.map(({ compact }) => compact))
    const problems = compacts
      .filter(({ id }) => !named.has(id))
      .map(
        ({ id }) =>
          `${folder}/${id}.ts: no profession names it; add it as "compact" in src/data/licensing/answer-professions.ts, or delete the file.`,
      )
    expect(problems).toEqual([])
  })

  it('is in the list of compacts if it has a file', () => {
    const problems = readdirSync(folder)
      .map((file) => file.replace(/\.ts$/, ''))
      .filter((name) => name !== 'index' && !compacts.some(({ id }) => id === name))
      .map((name) => `${folder}/${name}.ts: ${folder}/index.ts does not list it; add a line.`)
    expect(problems).toEqual([])
  })

  it('names a state at most once', () => {
    const problems = compacts.flatMap(({ id, members }) =>
      repeated(members.flatMap(({ states }) => states)).map(
        (state) => `${folder}/${id}.ts: ${state} appears twice; keep one.`,
      ),
    )
    expect(problems).toEqual([])
  })

  it('has a source and a date for every member', () => {
    const problems = groups
      .filter(({ group }) => !(group.source.url && (group.asOf ?? group.source.seen)))
      .map(({ id, group }) => `${id}: ${group.states.join(', ')}: add source and asOf.`)
    expect(problems).toEqual([])
  })

  it('calls a state no more than enacted where the evidence is weak or disputed', () => {
    const problems = groups
      .filter(({ group }) => group.status !== 'enacted')
      .filter(({ group }) => group.sure === 'weak' || group.sure === 'disputed')
      .map(
        ({ id, group }) =>
          `${id}: ${group.states.join(', ')}: call it enacted until a source says more.`,
      )
    expect(problems).toEqual([])
  })

  it('says what a yes requires, or that it is no license for people who move, only if it works in some state', () => {
    const problems = compacts
      .filter(
        ({ yes, notForMovers, members }) =>
          [yes, notForMovers].filter(Boolean).length !==
          (members.some(({ status }) => status === 'issuing') ? 1 : 0),
      )
      .map(
        ({ id }) =>
          `${id}: "yes" or "notForMovers" belongs to a compact that works in some state, and to no other.`,
      )
    expect(problems).toEqual([])
  })

  it('names in its yes the month of the list', () => {
    const dated = compacts.flatMap(({ id, yes, members }) => {
      const [said] = /[A-Z][a-z]+ \d{4}/.exec(yes?.because ?? '') ?? []
      return said === undefined ? [] : [{ id, said, members }]
    })
    expect(dated.length).toBeGreaterThan(1)
    const problems = dated.flatMap(({ id, said, members }) => {
      const months = members
        .filter(({ status }) => status === 'issuing')
        .map(({ asOf }) => formatMonth(`${(asOf ?? '').slice(0, 7)}-01`))
      return months.every((month) => month === said)
        ? []
        : [`${id}: "yes" says ${said}, the list is of ${[...new Set(months)].join(', ')}.`]
    })
    expect(problems).toEqual([])
  })

  it('has a note for every disputed state', () => {
    const disputed = groups.filter(({ group }) => group.sure === 'disputed')
    expect(disputed.every(({ group }) => group.note !== undefined)).toBe(true)
  })

  it('is small enough to load on demand', () => {
    const sizes = readdirSync(folder).map(
      (file) => brotliCompressSync(readFileSync(`${folder}/${file}`)).length,
    )
    expect(Math.max(...sizes)).toBeLessThan(15_000)
  })
})

describe('Every line of an answer', () => {
  it('is marked as agreed only where it names a second source', () => {
    const rows = [...compacts, ...Object.values(licenseLawLines), ...answerProfessions.rows]
    const problems = rows.flatMap((row) =>
      partsWithin(row)
        .filter(({ part }) => 'sure' in part && part.sure === 'agreed' && !('alsoFrom' in part))
        .map(({ path }) => `${row.id}, ${path.join('.')}: add alsoFrom, or call it single.`),
    )
    expect(problems).toEqual([])
  })

  it('is marked as agreed, where it states a rule, only if it cites an official page', () => {
    const rows = [...compacts, ...Object.values(licenseLawLines), ...answerProfessions.rows]
    const problems = rows.flatMap((row) =>
      partsWithin(row)
        .filter(({ part }) => 'text' in part && 'sure' in part && part.sure === 'agreed')
        .filter(({ part }) => !JSON.stringify(part).includes('"grade":"official"'))
        .map(
          ({ path }) => `${row.id}, ${path.join('.')}: cite an official page, or call it single.`,
        ),
    )
    expect(problems).toEqual([])
  })
})

describe('Every profession that has a guide', () => {
  it('has an answer under the same id, before professions without a guide', () => {
    const asked = answerProfessions.rows.map(({ id }) => id)
    const guides = licensedProfessions.rows.map(({ id }) => id)
    expect(asked.slice(0, guides.length)).toEqual(guides)
  })
})

const pairs = pairsOf(places)

const verdictBetween = (profession: AnswerProfession, from: Region, to: Region) =>
  verdictOf({ profession, from, to, standing: 'good' }, compactOf(profession))

/** How often each verdict is given over all pairs of two places. */
function tally(profession: AnswerProfession) {
  const counts: Record<string, number> = {}
  for (const [from, to] of pairs) {
    const verdict = verdictBetween(profession, from, to)
    counts[verdict] = (counts[verdict] ?? 0) + 1
  }
  return counts
}

type VerdictCounts = Partial<Record<'yes' | 'notWorking' | 'notListed' | 'noCompact', number>>

/**
 * How often each verdict is given over all pairs of places. A change to a compact changes these counts: n working
 * states give n × (n − 1) yes answers. Change the numbers with the data, and those in docs/answers.md.
 */
const expectedCounts: readonly (readonly [id: Profession, counts: VerdictCounts])[] = [
  ['registered-nurse', { yes: 1600, notWorking: 206, notListed: 1274 }],
  ['teacher-educator', { notWorking: 182, notListed: 2898 }],
  ['licensed-professional-counselor', { yes: 30, notWorking: 1452, notListed: 1598 }],
  ['real-estate-agent', { noCompact: 3080 }],
  ['cosmetologist-barber', { notWorking: 90, notListed: 2990 }],
  ['social-worker', { notWorking: 1190, notListed: 1890 }],
  ['dental-hygienist', { notWorking: 110, notListed: 2970 }],
  ['attorney', { noCompact: 3080 }],
]

const counted = (count = 0) => formatCount(count)

describe('The table of all pairs of places', () => {
  it('has an answer in full sentences, each line with its basis, for every profession', () => {
    const problems = answerProfessions.rows.flatMap((profession) =>
      pairsOf(kindsOfPlaces(profession)).flatMap(([from, to]) => {
        const { headline, parts } = answered(profession, from, to)
        const told = parts.filter(
          ({ title }) => title !== 'Ask the Board' && title !== 'What We Don’t Know',
        )
        const isWhole =
          [headline.short, headline.because ?? '.'].every((text) => text.endsWith('.')) &&
          told.length >= (profession.compact ? 3 : 1) &&
          told.every(({ lines }) => lines.every(({ basis }) => basis !== undefined))
        return isWhole ? [] : [`${profession.id}: ${from} to ${to}`]
      }),
    )
    expect(problems).toEqual([])
  })

  it.each(expectedCounts)('has the expected verdicts for %s', (id, counts) => {
    expect(tally(professionCalled(id))).toEqual(counts)
  })

  it('matches the table in docs/answers.md', () => {
    const page = readFileSync('docs/answers.md', 'utf8').replace(/ +/g, ' ')
    const rows = expectedCounts.map(([id, { yes, notWorking, notListed, noCompact }]) =>
      [profession.labels[id], ...[yes, notWorking, notListed, noCompact].map(counted)].join(' | '),
    )
    expect(rows.filter((row) => !page.includes(`| ${row} |`))).toEqual([])
  })

  it('says yes only where the compact works in both states', () => {
    const wrong = answerProfessions.rows.flatMap((profession) => {
      const statusOf = (place: Region) =>
        compactOf(profession)?.members.find(({ states }) => states.includes(place))?.status
      return pairs
        .filter(([from, to]) => isUsable(verdictBetween(profession, from, to)))
        .filter(
          ([from, to]) =>
            statusOf(from) !== 'issuing' ||
            !['issuing', 'receiving'].includes(statusOf(to) ?? 'no member'),
        )
        .map(([from, to]) => `${profession.id}: ${from} to ${to}`)
    })
    expect(wrong).toEqual([])
  })
})
