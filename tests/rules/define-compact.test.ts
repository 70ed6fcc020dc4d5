import { describe, expect, it } from 'vitest'
import type { Source } from '@/schemas/content/content'
import { defineCompact } from '@/schemas/licensing/define-compact'

const page = (title: string): Source => ({
  title,
  url: `https://${title}.example/`,
  grade: 'official',
  seen: '2026-11-20',
})
const [listPage, secondPage, otherPage] = [page('list'), page('second'), page('other')]

const statement = { text: 'It is so.', sure: 'single', source: otherPage } as const
const { members, ...compact } = defineCompact({
  id: 'nurse',
  name: 'Nurse Licensure Compact',
  url: 'https://compact.example/',
  how: statement,
  spouse: statement,
  unknown: statement,
  sure: 'agreed',
  asOf: '2026-10',
  source: listPage,
  alsoFrom: [secondPage],
  lastReviewed: '2026-11-21',
  members: [
    { states: ['AL'], status: 'issuing', note: 'It is new.' },
    { states: ['AK'], status: 'enacted', sure: 'single' },
    {
      states: ['AZ'],
      status: 'enacted',
      sure: 'agreed',
      alsoFrom: [otherPage],
      lastReviewed: '2026-11-22',
    },
    { states: ['AR'], status: 'enacted', sure: 'weak', source: otherPage },
  ],
})
const inherited = {
  source: listPage,
  asOf: '2026-10',
  lastReviewed: '2026-11-21',
  reviewInterval: 'compact',
}

describe('A group of states in a compact', () => {
  it('inherits source, date and certainty from the compact if it names none', () => {
    expect(members[0]).toStrictEqual({
      states: ['AL'],
      status: 'issuing',
      note: 'It is new.',
      ...inherited,
      sure: 'agreed',
      alsoFrom: [secondPage],
    })
  })

  it('keeps only its own additional sources if it states its own certainty', () => {
    expect(members[1]).toStrictEqual({
      states: ['AK'],
      status: 'enacted',
      ...inherited,
      sure: 'single',
    })
    expect(members[2]).toMatchObject({
      ...inherited,
      alsoFrom: [otherPage],
      lastReviewed: '2026-11-22',
    })
  })

  it('inherits no date and no source from the compact if it has its own source', () => {
    expect(members[3]).toStrictEqual({
      states: ['AR'],
      status: 'enacted',
      sure: 'weak',
      source: otherPage,
      reviewInterval: 'compact',
    })
  })
})

describe('A compact', () => {
  it('has the review interval of compacts, as does each of its statements', () => {
    const { reviewInterval, how, spouse, unknown } = compact
    expect([reviewInterval, ...[how, spouse, unknown].map((part) => part.reviewInterval)]).toEqual(
      Array(4).fill('compact'),
    )
  })
})
