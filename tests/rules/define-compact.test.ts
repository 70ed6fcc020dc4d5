import { describe, expect, it } from 'vitest'
import type { Source } from '@/schemas/content/content'
import { defineCompact } from '@/schemas/licensing/define-compact'

const page = (title: string): Source => ({
  title,
  url: `https://${title}.example/`,
  grade: 'official',
  seen: '2026-11-20',
})
const [list, second, other] = [page('list'), page('second'), page('other')]

const statement = { text: 'It is so.', sure: 'single', source: other } as const
const { members, ...compact } = defineCompact({
  id: 'nurse',
  name: 'Nurse Licensure Compact',
  url: 'https://compact.example/',
  how: statement,
  spouse: statement,
  unknown: statement,
  sure: 'agreed',
  asOf: '2026-10',
  source: list,
  alsoFrom: [second],
  lastReviewed: '2026-11-21',
  members: [
    { states: ['AL'], status: 'issuing', note: 'It is new.' },
    { states: ['AK'], status: 'enacted', sure: 'single' },
    {
      states: ['AZ'],
      status: 'enacted',
      sure: 'agreed',
      alsoFrom: [other],
      lastReviewed: '2026-11-22',
    },
    { states: ['AR'], status: 'enacted', sure: 'weak', source: other },
  ],
})
const fromList = {
  source: list,
  asOf: '2026-10',
  lastReviewed: '2026-11-21',
  reviewInterval: 'compact',
}

describe('A group of states in a compact', () => {
  it('inherits source, date and confidence from the compact if it names none', () => {
    expect(members[0]).toStrictEqual({
      states: ['AL'],
      status: 'issuing',
      note: 'It is new.',
      ...fromList,
      sure: 'agreed',
      alsoFrom: [second],
    })
  })

  it('keeps only its own additional sources if it states its own confidence', () => {
    expect(members[1]).toStrictEqual({
      states: ['AK'],
      status: 'enacted',
      ...fromList,
      sure: 'single',
    })
    expect(members[2]).toMatchObject({ ...fromList, alsoFrom: [other], lastReviewed: '2026-11-22' })
  })

  it('inherits no date and no source from the compact if it has its own source', () => {
    expect(members[3]).toStrictEqual({
      states: ['AR'],
      status: 'enacted',
      sure: 'weak',
      source: other,
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
