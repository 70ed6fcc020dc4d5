import { describe, expect, it } from 'vitest'
import { careers } from '@/data/career-planner/careers'
import { datasets, type Registered } from '@/data/registry'
import {
  repeatedIds,
  reviewProblems,
  schemaProblems,
  sharedSections,
  unsourcedReviews,
} from '../support/dataset-problems'
import { setToday } from '../support/days'
import { unsourcedFigures } from '../support/figures'
import { ownFigures } from '../support/own-figures'

const registered = datasets.find(({ dataset }) => dataset.name === 'careers')!
const career = careers.rows[0]!
const place = `src/data/career-planner/careers.ts, record "${career.id}"`

/** A careers dataset of one record with a change that a maintainer could make by mistake. */
function withRecord(change: object): Registered {
  return { ...registered, dataset: { name: 'careers', rows: [{ ...career, ...change }] } }
}

function without(field: keyof typeof career): Registered {
  const rest = Object.fromEntries(Object.entries(career).filter(([name]) => name !== field))
  return { ...registered, dataset: { name: 'careers', rows: [{ ...rest, id: career.id }] } }
}

describe('A mistake in a data file is reported with its file, record, field and fix', () => {
  it('but nothing is reported for a correct record', () => {
    expect(schemaProblems(withRecord({}))).toEqual([])
  })

  it('when a category does not exist', () => {
    const [problem] = schemaProblems(withRecord({ category: 'Tech' }))
    expect(problem).toContain(`${place}, field "category": Use one of: Technology & IT;`)
  })

  it('when a field is missing', () => {
    expect(schemaProblems(without('salaryRange'))).toEqual([
      `${place}, field "salaryRange": Write a text here.`,
    ])
  })

  it('when a field has white space at its end', () => {
    expect(schemaProblems(withRecord({ title: 'Web Developer ' }))).toEqual([
      `${place}, field "title": Remove the white space at the ends, and do not leave it empty.`,
    ])
  })

  it('when the lead of a career has two sentences', () => {
    expect(schemaProblems(withRecord({ lead: 'You build websites. They move with you.' }))).toEqual(
      [`${place}, field "lead": Keep it to one sentence; the rest is "description".`],
    )
  })

  it('when a URL is not https, or has a query', () => {
    const source = { title: 'Handbook', grade: 'official', seen: '2026-11-21' }
    expect(
      schemaProblems(withRecord({ source: { ...source, url: 'http://www.bls.gov/ooh/' } })),
    ).toEqual([`${place}, field "source.url": Give the full address, starting with https://.`])
    expect(
      schemaProblems(withRecord({ source: { ...source, url: 'https://www.bls.gov/?from=ad' } })),
    ).toEqual([`${place}, field "source.url": Leave out everything from the question mark on.`])
  })

  it('when a source has no URL, an unknown grade, or no valid review day', () => {
    const source = { title: 'Handbook', url: 'https://www.bls.gov/ooh/', grade: 'official' }
    const problemsOf = (change: object) =>
      schemaProblems(withRecord({ source: { ...source, ...change } }))
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ url: undefined })).toEqual([
      `${place}, field "source.url": Give the full address.`,
    ])
    expect(problemsOf({ grade: 'copy' })).toEqual([
      `${place}, field "source.grade": Use one of: official; secondary.`,
    ])
    expect(problemsOf({ seen: true })).toEqual([
      `${place}, field "source.seen": Give the day of the last review, as in 2026-11-21.`,
    ])
  })

  it('when the last review lies in the future, with one day of allowance for time zones', () => {
    setToday('2026-11-30')
    expect(schemaProblems(withRecord({ lastReviewed: '2026-12-01' }))).toEqual([])
    expect(schemaProblems(withRecord({ lastReviewed: '2026-12-02' }))).toEqual([
      `${place}, field "lastReviewed": The day of the last review is in the future.`,
    ])
  })

  it('when the id is not kebab-case', () => {
    expect(schemaProblems(withRecord({ id: 'Web Developer' }))[0]).toContain(
      'record "Web Developer", field "id": Write the id in kebab-case',
    )
  })

  it('when a record has a review but no source', () => {
    expect(unsourcedReviews(withRecord({}))).toEqual([])
    expect(unsourcedReviews(without('source'))).toEqual([
      `${place}, field "lastReviewed": it has no source; add source, or take it out.`,
      `${place}, field "reviewInterval": it has no source; add source, or take it out.`,
    ])
    const link = { name: 'Board', lastReviewed: '2026-11-21' }
    expect(unsourcedReviews(withRecord({ links: [link] }))).toEqual([
      `${place}, field "links.0.lastReviewed": it has no source; add source, or take it out.`,
    ])
  })

  it('when the review does not match the days its sources were read', () => {
    const page = { title: 'Law', url: 'https://law.example/', grade: 'official' }
    const read = { ...page, seen: '2026-11-23' }
    const problemsOf = (change: object) => reviewProblems(withRecord(change))
    const field = `${place}, field "lastReviewed"`
    expect(problemsOf({ source: read, lastReviewed: '2026-11-23' })).toEqual([])
    expect(problemsOf({ source: page, lastReviewed: undefined })).toEqual([])
    expect(problemsOf({ source: page, lastReviewed: '2026-11-23' })).toEqual([
      `${field}: “Law” was never read; take it out.`,
    ])
    expect(problemsOf({ source: read, lastReviewed: undefined })).toEqual([
      `${field}: its source was read; give the day of the comparison.`,
    ])
    const before = `${field}: a page was read on 2026-11-23, after the review; compare again.`
    expect(problemsOf({ source: read, lastReviewed: '2026-11-22' })).toEqual([before])
    const early = { ...page, seen: '2026-11-20' }
    expect(problemsOf({ source: early, alsoFrom: [read], lastReviewed: '2026-11-22' })).toEqual([
      before,
    ])
  })

  it.each([
    ['The compact has 9 states.', '9 states'],
    ['The board has 30 days to answer.', '30 days'],
    ['A federal resume has two pages at most.', 'two pages'],
    ['It pays $1,000 a move.', '$1,000'],
    ['Rates rise by 4.2% on average.', '4.2%'],
    ['The lease ends under 50 U.S.C. 3955.', 'U.S.C.'],
  ])('when “%s” has no source', (text, figure) => {
    const dataset = { name: 'new-tips', rows: [{ id: 'one', text }] }
    expect(unsourcedFigures({ dataset })).toEqual([{ record: 'new-tips/one', figure }])
    const sourced = { name: 'new-tips', rows: [{ id: 'one', text, source: career.source }] }
    expect(unsourcedFigures({ dataset: sourced })).toEqual([])
  })

  it('but not for a figure of our own, which has its reason in `own-figures.ts`', () => {
    const row = { id: 'age', text: 'You must be at least 18 years old.' }
    expect(unsourcedFigures({ dataset: { name: 'terms', rows: [row] } })).toEqual([])
    expect(unsourcedFigures({ dataset: { name: 'faq', rows: [row] } })).toHaveLength(1)
    for (const { because } of ownFigures) expect(because).toMatch(/\w+ \w+/)
  })

  it('when two checklists share a section id', () => {
    const checklist = (name: string, ...ids: readonly string[]) => ({
      key: 'ticks',
      dataset: { name, rows: ids.map((id) => ({ id })) },
    })
    const timeline = checklist('pcs-timeline', '1-month', 'arrival')
    expect(sharedSections([timeline, checklist('pcs-specialized', 'licensed')])).toEqual([])
    expect(sharedSections([timeline, timeline])).toEqual([])
    expect(
      sharedSections([timeline, { ...checklist('pcs-specialized', 'arrival'), key: 'others' }]),
    ).toEqual([])
    expect(sharedSections([timeline, checklist('pcs-specialized', 'licensed', 'arrival')])).toEqual(
      [
        'src/data/pcs-prep/pcs-specialized.ts, record "arrival", field "id": src/data/pcs-prep/pcs-timeline.ts has a section of this id, and ticks are stored by it; give the new one its own.',
      ],
    )
  })

  it('when two records share an id', () => {
    const twice: Registered = {
      ...registered,
      dataset: { name: 'careers', rows: [career, { ...career }] },
    }
    expect(repeatedIds(twice)).toEqual([
      `${place}, field "id": another record has this id; give the new one its own.`,
    ])
  })
})
