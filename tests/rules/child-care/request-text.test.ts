import { describe, expect, it } from 'vitest'
import { formatDay } from '@/engine/calendar-day'
import { BLANK } from '@/engine/print'
import {
  alsoAskedFor,
  missingIn,
  requestText,
  type RequestFacts,
} from '@/screens/child-care/request-text'
import { buildChildCare } from '../../support/child-care'
import { buildMove } from '../../support/moves'

const option = buildChildCare({ neededBy: '2027-02-22' })
const full: RequestFacts = {
  office: 'Fee Assistance Program',
  name: 'Jamie Cruz',
  move: buildMove({ from: 'HI', to: 'WA', toPlace: 'Joint Base Lewis-McChord' }),
  option,
  others: [],
  today: '2026-12-01',
}
const empty: RequestFacts = { ...full, name: '', move: undefined, option: undefined }

describe('The request for an exception', () => {
  it('states who asks, where the orders lead, and which program was asked on which day', () => {
    const text = requestText(full)
    expect(text).toContain(
      'My name is Jamie Cruz. We’re moving from Hawaii to Joint Base Lewis-McChord, Washington on military orders. We report or arrive there on Feb 21, 2027.',
    )
    expect(text).toContain('I need child care for Mia from Feb 22, 2027')
    expect(text).toContain(
      'I asked Lewis Main Center for a place on Nov 20, 2026. We are on its wait list.',
    )
    expect(missingIn(full)).toEqual([])
  })

  it('is addressed to the fee assistance program of the branch, and asks for the branch once', () => {
    const [to] = requestText(full).split('\n')
    expect(to).toBe('To: The fee assistance program of our branch')
  })

  it('does not claim that a program was asked if it was not', () => {
    const text = requestText({ ...full, option: { ...option, status: 'to-ask', askedOn: '' } })
    expect(text).toContain('I have not asked Lewis Main Center for a place yet.')
    expect(text).not.toContain('I asked Lewis')
  })

  it('claims that a program was asked if it has a day of asking, although its status is still “To Ask”', () => {
    const asked = { ...option, status: 'to-ask', askedOn: '2026-10-02' } as const
    expect(requestText({ ...full, option: asked })).toContain(
      'I asked Lewis Main Center for a place on Oct 2, 2026. I have no answer yet.',
    )
    const other = { ...asked, id: '2', program: 'Evergreen' }
    const others = alsoAskedFor(option, [option, other], [])
    expect(requestText({ ...full, others })).toContain(
      'I also asked: Evergreen, Oct 2, 2026 (asked).',
    )
  })

  it('does not list the day of asking as missing for a program that was not asked', () => {
    expect(missingIn({ ...full, option: { ...option, status: 'to-ask', askedOn: '' } })).toEqual([])
  })

  it('is addressed to the child care office of the new station if that office is chosen', () => {
    expect(requestText({ ...full, office: 'Child Care Office' })).toContain(
      'To: Child care office, Joint Base Lewis-McChord, Washington',
    )
  })

  it('names a state as within a sentence, and a place abroad without the word “Overseas”', () => {
    const move = buildMove({ from: 'DC', to: 'overseas', toPlace: 'Yokota' })
    expect(requestText({ ...full, move })).toContain(
      'We’re moving from the District of Columbia to Yokota on military orders.',
    )
    expect(missingIn({ ...full, move })).toEqual([])
  })

  it('has a blank for a place overseas that is not named, and lists it as missing', () => {
    const move = buildMove({ from: 'overseas', to: 'overseas' })
    const text = requestText({ ...full, office: 'Child Care Office', move })
    expect(text).toContain(`To: Child care office, ${BLANK}`)
    expect(text).toContain(`We’re moving from ${BLANK} to ${BLANK} on military orders.`)
    expect(missingIn({ ...full, move }).map(({ what }) => what)).toEqual([
      'Where you move from',
      'Where you move to',
    ])
  })

  it('has blanks for missing facts, and lists each of them with a link to its page', () => {
    expect(requestText(empty)).toContain(
      `My name is ${BLANK}. We’re moving from ${BLANK} to ${BLANK} on military orders. We report or arrive there on ${BLANK}.`,
    )
    expect(missingIn(empty)).toEqual([
      { what: 'Your name', href: '/app/profile' },
      { what: 'Your move: from where, to where, and the report date', href: '/app/move' },
      {
        what: 'Who you asked for child care',
        href: '/app/move/child-care?tab=options&edit=new',
      },
    ])
    expect(
      missingIn({
        ...full,
        move: buildMove(),
        option: { ...option, forWhom: '', askedOn: '', neededBy: '' },
      }).map(({ what }) => what),
    ).toEqual([
      'Where you move from',
      'Where you move to',
      'For whom you need care',
      'The day you asked',
      'The day you need care',
    ])
  })

  it.each([
    ['a move that is done', { status: 'done', reportDate: '2026-11-20' }],
    ['a planned move from the day after its report date', { reportDate: '2026-11-30' }],
  ] as const)('speaks of %s as past', (_, dates) => {
    const text = requestText({ ...full, move: buildMove({ ...full.move, ...dates }) })
    expect(text).toContain(
      `We moved from Hawaii to Joint Base Lewis-McChord, Washington on military orders. We reported or arrived there on ${formatDay(dates.reportDate)}.`,
    )
  })

  it('speaks of a planned move as ahead on its report date', () => {
    const move = buildMove({ ...full.move, reportDate: full.today })
    expect(requestText({ ...full, move })).toContain('We report or arrive there on Dec 1, 2026.')
  })

  it('asks for the places of a planned move, but not of one that is done and cannot be changed', () => {
    const missingOf = (status: 'planned' | 'done') =>
      missingIn({ ...full, move: buildMove({ status }) }).map(({ what }) => what)
    expect(missingOf('planned')).toEqual(['Where you move from', 'Where you move to'])
    expect(missingOf('done')).toEqual([])
  })

  it('names the other programs that were asked for the same child', () => {
    const others = alsoAskedFor(
      option,
      [
        option,
        buildChildCare({ id: '2', program: 'Evergreen', status: 'no-place', forWhom: 'mia' }),
        buildChildCare({ id: '3', program: 'Not asked', status: 'to-ask', askedOn: '' }),
        buildChildCare({ id: '4', program: 'For another', forWhom: 'Leo' }),
      ],
      [],
    )
    expect(requestText({ ...full, others })).toContain(
      'I also asked: Evergreen, Nov 20, 2026 (no place).',
    )
  })

  it('names no other program while it is not known for whom care is needed', () => {
    const [unnamed, other] = ['1', '2'].map((id) => buildChildCare({ id, forWhom: '' }))
    expect(alsoAskedFor(unnamed, [unnamed!, other!], [])).toEqual([])
  })

  it('names no program that was asked for an earlier move', () => {
    const before = buildChildCare({ id: '2', status: 'accepted', askedOn: '2024-03-01' })
    const now = buildChildCare({ id: '3', neededBy: '2027-02-22' })
    expect(alsoAskedFor(option, [option, now, before], [buildMove()])).toEqual([now])
  })

  it.each([
    ['all facts', full],
    ['no facts', empty],
  ])('names no price, no product and no promise with %s', (_, facts) => {
    expect(requestText(facts)).not.toMatch(/\$|\d+%|Milspouse|Command Center|entitled|qualif/i)
  })
})
