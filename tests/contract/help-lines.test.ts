import { describe, expect, it } from 'vitest'
import * as lines from '@/data/facts/help-lines'
import { coastGuardWorkLife } from '@/data/facts/offices'
import { datasets } from '@/data/registry'
import type { Provenance } from '@/schemas/content/content'
import { callLink } from '@/data/how-to-reach'
import type { HelpLine } from '@/schemas/content/help-line'
import { textsWithin } from '../support/texts-within'

/*
 * A person in need gets a number, never an errand. Every record of the datasets is read: one that names a
 * help line says all of it, and one that speaks of a need names a line.
 */

type Row = Provenance & {
  id: string
  links?: readonly { url: string }[] | undefined
}

/** Read by nobody: copy inserts facts, and the search compares synonyms. */
const NOT_READ = ['facts', 'help-lines', 'search-synonyms']

const helpLines: readonly HelpLine[] = Object.values(lines)
const places = datasets
  .filter(({ dataset }) => !NOT_READ.includes(dataset.name))
  .flatMap(({ dataset }) =>
    dataset.rows.map((row: Row) => ({
      name: `${dataset.name}/${row.id}`,
      row,
      text: textsWithin(withoutSources(row)),
    })),
  )

/** What people in need speak of, and the offices that texts send them to. */
const NEED =
  /(?<![\w-])(?:cris[ie]s|suicid\w*|abus\w*|violen\w*|assault\w*|hot ?lines?|(?:help|support) ?lines?|counsel(?:ing(?! compact)|ors?)|mental health|depress\w*|worn out|not safe|Work-Life)(?![\w-])/gi

/** Its words are the names of boards. */
const NAMES_ONLY = /^license-boards\//

/** Words of a profession, a law or a name, by the record in which they stand. */
const ofAProfession: Record<string, readonly string[]> = {
  'answer-professions/licensed-professional-counselor': ['counseling'],
  'assessment-questions/education': ['mental health'],
  'assessment-questions/priority': ['mental health'],
  'assessment-questions/skills': ['mental health'],
  'career-first-steps/licensed-professional-counselor': ['counselor'],
  'career-moves/clinical-social-worker': ['mental health'],
  'career-wages/21-1018': ['abuse', 'mental health', 'counselors'],
  'career-wages/21-1023': ['abuse', 'mental health'],
  'careers/clinical-social-worker': ['crisis', 'mental health'],
  'careers/licensed-professional-counselor': [
    ...['counseling', 'counselor', 'counselors', 'crisis', 'mental health'],
  ],
  'certification-guide/finance': ['counseling', 'counselor'],
  'demo-profiles/dana-g': ['counseling', 'counselors', 'mental health'],
  'licensed-professions/licensed-professional-counselor': [
    ...['counseling', 'counselor', 'counselors', 'mental health'],
  ],
}

describe('A help line', () => {
  it('stands in these places; a new one is added here once it says everything', () => {
    const found = places
      .map(({ name, text }) => [name, linesIn(text).map(({ id }) => id)] as const)
      .filter(([, ids]) => ids.length > 0)
    const military = 'military-onesource-phone'
    expect(Object.fromEntries(found)).toEqual({
      'binder-contacts/crisis-line': ['crisis-line'],
      'binder-contacts/military-onesource': [military, 'coast-guard-line'],
      'faq/i-need-to-talk': ['crisis-line', military, 'coast-guard-line'],
      'faq/not-safe-at-home': [
        ...['crisis-line', military, 'domestic-violence-hotline', 'safe-helpline'],
        'child-abuse-hotline',
      ],
      'glossary/military-onesource': [military],
      'interview-prep/military-spouse-interview-tips': [military],
      'licensing-support/military-onesource': ['crisis-line', military, 'coast-guard-line'],
      'mycaa-promo/mycaa': [military],
      'pcs-help/need-help': [
        ...['crisis-line', military, 'coast-guard-line', 'domestic-violence-hotline'],
      ],
      'pcs-timeline/2-months': [military],
      'terms/not-advice': ['crisis-line', military],
    })
  })

  it('has everywhere its number, its text line, its hours, and its source with the day it was seen', () => {
    const problems = places.flatMap((place) =>
      linesIn(place.text).flatMap((line) =>
        lacking(place, line).map((what) => `${place.name} names ${line.id} without ${what}`),
      ),
    )
    expect(problems).toEqual([])
  })

  it('rests on pages that were read', () => {
    const unread = helpLines.flatMap(({ id, source, alsoFrom = [] }) =>
      [source, ...alsoFrom].filter(({ seen }) => !seen).map(({ url }) => `${id}: ${url}`),
    )
    expect(unread).toEqual([])
  })
})

describe('A record that speaks of a need', () => {
  it('says whom to call', () => {
    const silent = places.flatMap(({ name, text }) => {
      const [word] = needsIn(text).filter((one) => !ofAProfession[name]?.includes(one))
      if (NAMES_ONLY.test(name)) return []
      const hasNumber = linesIn(text).length > 0 || text.includes(coastGuardWorkLife.text)
      return word === undefined || hasNumber
        ? []
        : [`${name} says “${word}”: add a line of src/data/facts/help-lines.ts`]
    })
    expect(silent).toEqual([])
  })

  it('sends nobody to look for the number of the Coast Guard’s Work-Life office', () => {
    const errands = places
      .filter(({ text }) => text.includes('Work-Life') && !text.includes(coastGuardWorkLife.text))
      .map(({ name }) => name)
    expect(errands).toEqual([])
  })

  it('is excused by no word that is gone', () => {
    const stale = Object.entries(ofAProfession).flatMap(([where, words]) => {
      const said = needsIn(places.find(({ name }) => name === where)?.text ?? '')
      return words.filter((word) => !said.includes(word)).map((word) => `${where}: ${word}`)
    })
    expect(stale).toEqual([])
  })
})

function linesIn(text: string): HelpLine[] {
  return helpLines.filter(({ phone }) => new RegExp(`(?<![\\d-])${phone}(?![\\d-])`).test(text))
}

function needsIn(text: string): string[] {
  return Array.from(text.matchAll(NEED), ([word]) => word.toLowerCase())
}

/** What a record lacks of a line that it names. */
function lacking({ row, text }: (typeof places)[number], line: HelpLine): string[] {
  const source = [row.source, ...(row.alsoFrom ?? [])].find((one) => one?.url === line.source.url)
  const needed = [
    [`what to dial: ${line.text}`, text.includes(line.text)],
    [`its text line: ${line.textLine}`, !line.textLine || text.includes(line.textLine)],
    [`its hours: ${line.hours}`, text.includes(line.hours)],
    [`its source: ${line.source.url}`, source],
    ['the day its source was seen', source?.seen],
    ['a link that dials it', !row.links || row.links.some(({ url }) => url === callLink(line).url)],
  ] as const
  return needed.filter(([, has]) => !has).map(([what]) => what)
}

/** A source's title says nothing to a person in need. */
function withoutSources(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSources)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !['source', 'alsoFrom', 'id'].includes(field))
      .map(([field, part]) => [field, withoutSources(part)]),
  )
}
