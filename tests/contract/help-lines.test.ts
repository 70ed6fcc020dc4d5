import { describe, expect, it } from 'vitest'
import * as lines from '@/data/facts/help-lines'
import { coastGuardWorkLife, milTax } from '@/data/facts/offices'
import { datasets } from '@/data/registry'
import { callingFromOverseas, callLink } from '@/data/how-to-reach'
import type { HelpLine } from '@/schemas/content/help-line'
import { textsWithin } from '../support/texts-within'

/*
 * A person in need gets a number, not an instruction to find one. A record that names a help line must
 * give all of its details, and a record that mentions a need must name a help line.
 */

type Row = Pick<HelpLine, 'alsoFrom'> & {
  id: string
  source?: HelpLine['source'] | undefined
  links?: readonly { url: string }[] | undefined
  items?: readonly string[] | undefined
}

/** Datasets that are not shown as such: copy inserts facts, and the search compares synonyms. */
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

/** Words for a need, and the office that texts refer people to. */
const NEED =
  /(?<![\w-])(?:cris[ie]s|suicid\w*|abus\w*|violen\w*|assault\w*|hot ?lines?|(?:help|support) ?lines?|counsel(?:ing(?! compact)|ors?)|mental health|depress\w*|worn out|not safe|Work-Life)(?![\w-])/gi

/** Records whose matches are only names of boards. */
const NAMES_ONLY = /^license-boards\//

/** By record: words of a profession, a law or a name, which mention no need. */
const exemptWords: Record<string, readonly string[]> = {
  'answer-professions/licensed-professional-counselor': ['counseling', 'counselors'],
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
  it('is named in exactly these records; add a new record here once it gives all details', () => {
    const found = places
      .map(({ name, text }) => [name, linesIn(text).map(({ id }) => id)] as const)
      .filter(([, ids]) => ids.length > 0)
    const military = 'military-onesource-phone'
    expect(Object.fromEntries(found)).toEqual({
      'binder-contacts/crisis-line': ['crisis-line'],
      'binder-contacts/military-onesource': [military, 'coast-guard-line'],
      'faq/i-need-to-talk': ['crisis-line', military, 'coast-guard-line'],
      'faq/not-safe-at-home': [
        ...['crisis-line', military, 'coast-guard-line', 'domestic-violence-hotline'],
        ...['safe-helpline', 'child-abuse-hotline'],
      ],
      'glossary/military-onesource': [military],
      'interview-prep/military-spouse-interview-tips': [military],
      'licensing-support/military-onesource': ['crisis-line', military, 'coast-guard-line'],
      'mycaa-promo/mycaa': [military],
      'pcs-help/need-help': [
        ...['crisis-line', military, 'coast-guard-line', 'domestic-violence-hotline'],
      ],
      'pcs-timeline/2-months': [military],
      'terms/not-advice': ['crisis-line', military, 'coast-guard-line'],
    })
  })

  it('comes with its number, text line, hours, way overseas and source, and the day the source was read', () => {
    const problems = places.flatMap((place) =>
      linesIn(place.text).flatMap((line) =>
        lacking(place, line).map((what) => `${place.name} names ${line.id} without ${what}`),
      ),
    )
    expect(problems).toEqual([])
  })

  it('for a crisis says how to reach it overseas', () => {
    expect(lines.crisisLine.overseas).toContain('base phone')
  })

  it('in the United States comes with the international calling options where a person is not safe', () => {
    const place = places.find(({ name }) => name === 'faq/not-safe-at-home')
    expect(place?.row.links).toContainEqual(callingFromOverseas)
    expect(place?.text).toContain('abroad')
    const overseas = place?.row.items?.find((item) => item.startsWith('Overseas, '))
    expect(overseas).toContain('ask first for a “restricted report.”')
    expect(overseas).toContain('TheHotline.org')
  })

  it('cites only pages that were read', () => {
    const unread = helpLines.flatMap(({ id, source, alsoFrom = [] }) =>
      [source, ...alsoFrom].filter(({ seen }) => !seen).map(({ url }) => `${id}: ${url}`),
    )
    expect(unread).toEqual([])
  })
})

describe('A record that mentions a need', () => {
  it('gives a number to call', () => {
    const silent = places.flatMap(({ name, text }) => {
      const [word] = needsIn(text).filter((one) => !exemptWords[name]?.includes(one))
      if (NAMES_ONLY.test(name)) return []
      const hasNumber = linesIn(text).length > 0 || text.includes(coastGuardWorkLife.text)
      return word === undefined || hasNumber
        ? []
        : [`${name} says “${word}”: add a line of src/data/facts/help-lines.ts`]
    })
    expect(silent).toEqual([])
  })

  it('gives the number of the Coast Guard’s Work-Life offices, which needs an extension, wherever it names them', () => {
    expect(coastGuardWorkLife.text).toMatch(/^202-475-5100, .*\bextension\b/)
    const missing = places
      .filter(({ text }) => text.includes('Work-Life') && !text.includes(coastGuardWorkLife.text))
      .map(({ name }) => name)
    expect(missing).toEqual([])
  })

  it('says that Coast Guard families ask first whether MilTax covers them', () => {
    expect(milTax.text).toMatch(/Coast Guard: ask .*covers you/)
    const missing = places
      .filter(({ text }) => text.replaceAll(milTax.text, '').includes('MilTax'))
      .map(({ name }) => name)
    expect(missing).toEqual([])
  })

  it('gives the Coast Guard’s own line wherever it sends to the Family Advocacy Program', () => {
    const missing = places
      .filter(({ text }) => text.includes('Family Advocacy'))
      .filter(({ text }) => !linesIn(text).includes(lines.coastGuardLine))
      .map(({ name }) => name)
    expect(missing).toEqual([])
  })

  it('has no exempt word that was removed from the text', () => {
    const stale = Object.entries(exemptWords).flatMap(([where, words]) => {
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

/** The details of a help line that a record names but does not give. */
function lacking({ row, text }: (typeof places)[number], line: HelpLine): string[] {
  const cited = [row.source, ...(row.alsoFrom ?? [])]
  const source = cited.find((one) => one?.url === line.source.url)
  const needed = [
    [`what to dial: ${line.text}`, text.includes(line.text)],
    [`its text line: ${line.textLine}`, !line.textLine || text.includes(line.textLine)],
    [`its hours: ${line.hours}`, text.includes(line.hours)],
    [`its way overseas: ${line.overseas}`, !line.overseas || text.includes(line.overseas)],
    [`its source: ${line.source.url}`, source],
    ['the day its source was seen', source?.seen],
    [
      'all its sources, of which one has its way overseas',
      !line.overseas || line.alsoFrom?.every(({ url }) => cited.some((one) => one?.url === url)),
    ],
    ['a link that dials it', !row.links || row.links.some(({ url }) => url === callLink(line).url)],
  ] as const
  return needed.filter(([, has]) => !has).map(([what]) => what)
}

/** Removes the fields that a person in need does not read. */
function withoutSources(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSources)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !['source', 'alsoFrom', 'id'].includes(field))
      .map(([field, part]) => [field, withoutSources(part)]),
  )
}
