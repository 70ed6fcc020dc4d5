import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { careers } from '@/data/career-planner/careers'
import { wageStates, type WageState } from '@/schemas/career-planner/wage-area'
import {
  comparedCareers,
  COMPARED_MAX,
  COMPARED_MAX_PHONE,
} from '@/screens/career-planner/compare/use-comparison'
import { comparedFacts } from '@/screens/career-planner/compare/compared-facts'
import { survivesMove } from '@/screens/career-planner/compare/survives-move'
import { byPay, isComparable } from '@/screens/career-planner/pay/pay'
import { chosenStates } from '@/screens/career-planner/pay/chosen-states'
import { payDifference } from '@/screens/career-planner/pay/pay'
import { FEW_JOBS, isUnsteady, type Pay } from '@/screens/career-planner/pay/pay'
import { payNotes } from '@/screens/career-planner/pay/pay'
import type { CareerPay } from '@/screens/career-planner/pay/pay'
import { statePay } from '@/screens/career-planner/pay/state-pay'

const pay = (median: number, jobs?: number): Pay => ({ jobs, low: 1, median, high: 999_999 })
const state = fc.constantFrom(...wageStates)

describe('The states whose pay is shown', () => {
  it('come from the URL first, then from the last choice, then from other answers', () => {
    const kept = { payIn: 'TX', from: 'VA' }
    expect(chosenStates({ payIn: 'HI', from: null }, kept)).toEqual({ payIn: 'HI', from: 'VA' })
    expect(chosenStates({}, {}, { payIn: 'GA', from: 'NC' })).toEqual({ payIn: 'GA', from: 'NC' })
  })

  it('are none if the user chose none, whatever other answers say', () => {
    expect(
      chosenStates({ payIn: null }, { payIn: '', from: '' }, { payIn: 'GA', from: 'NC' }),
    ).toEqual({ payIn: undefined, from: undefined })
  })

  it('are the rows of pay in the comparison, and without a state there is the U.S. alone', () => {
    const rows = (payIn?: WageState, from?: WageState) =>
      comparedFacts({ payIn, from }).flatMap(({ label }) => (/^Pay in/.test(label) ? label : []))
    expect(rows('HI', 'VA')).toEqual(['Pay in Hawaii', 'Pay in Virginia', 'Pay in the U.S.'])
    expect(rows('HI', 'HI')).toEqual(['Pay in Hawaii', 'Pay in the U.S.'])
    expect(rows(undefined, 'VA')).toEqual(['Pay in the U.S.'])
    expect(rows('DC')[0]).toBe('Pay in the District of Columbia')
  })

  it('are never a place without wages: a territory, overseas, or an old link', () => {
    const anything = fc.oneof(
      fc.constantFrom('GU', 'overseas', 'US', 'tx', '__proto__'),
      fc.string(),
    )
    fc.assert(
      fc.property(anything, state, (text, kept) => {
        const { payIn } = chosenStates({ payIn: text }, { payIn: kept })
        expect(wageStates.some((known) => known === payIn) || text === '').toBe(true)
      }),
    )
  })
})

describe('Careers by what they pay', () => {
  const comparedMedian = (id: string, where: WageState) => {
    const pay = statePay.find(id)
    const found = pay?.payIn(where)
    return pay && found && isComparable(pay, found) ? found.median : undefined
  }

  it('are sorted from the highest median to the lowest, with those that cannot be compared last', () => {
    fc.assert(
      fc.property(state, fc.shuffledSubarray([...careers.rows]), (where, some) => {
        const sorted = byPay(some, statePay, where)
        expect(new Set(sorted)).toEqual(new Set(some))
        const medians = sorted.map(({ id }) => comparedMedian(id, where) ?? 0)
        expect(medians).toEqual(medians.toSorted((a, b) => b - a))
      }),
    )
  })

  it('never start with a figure of related jobs or of few jobs', () => {
    for (const where of wageStates) {
      const [first] = byPay(careers.rows, statePay, where)
      expect(first && comparedMedian(first.id, where), where).toBeDefined()
    }
    const [first] = byPay(careers.rows, statePay, 'WA')
    expect(first?.id).not.toBe('data-analyst')
  })

  it('compare a figure only if it is for the career itself and from a known number of jobs, not few', () => {
    expect(isComparable({}, pay(50_000, FEW_JOBS))).toBe(true)
    expect(isComparable({ counts: 'Others.' }, pay(50_000, FEW_JOBS))).toBe(false)
    expect(isComparable({}, pay(50_000, FEW_JOBS - 1))).toBe(false)
    expect(isComparable({}, pay(50_000))).toBe(false)
  })

  it('keep their order if they pay the same, or if nothing is published', () => {
    const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
    const find = (median?: number) => (): CareerPay => ({
      isOftenOwnBusiness: false,
      payIn: () => (median === undefined ? undefined : pay(median, 9000)),
    })
    expect(byPay(rows, { find: find(5) }, 'TX')).toEqual(rows)
    expect(byPay(rows, { find: find() }, 'TX')).toEqual(rows)
  })
})

describe('The note on a figure', () => {
  it('calls it less reliable below the limit, but not if the number of jobs is unknown', () => {
    expect(isUnsteady(pay(50_000, FEW_JOBS - 1))).toBe(true)
    expect(isUnsteady(pay(50_000, FEW_JOBS))).toBe(false)
    expect(isUnsteady(pay(50_000))).toBe(false)
  })

  it('names the state, the approximate number of jobs, whom the figures count, and who is left out', () => {
    const few: CareerPay = {
      counts: 'By state these are others.',
      isOftenOwnBusiness: true,
      payIn: (area) => (area === 'WY' ? pay(50_000, 130) : undefined),
    }
    expect(payNotes(few, ['WY', 'TX'])).toEqual([
      'Wyoming: few jobs (about 130), less reliable figure.',
      'By state these are others.',
      'Many here work for themselves. Self-employed people are not in these figures.',
    ])
    expect(payNotes({ isOftenOwnBusiness: false, payIn: () => pay(1) }, ['DC'])).toEqual([
      'District of Columbia: number of jobs not published.',
    ])
    expect(payNotes({ isOftenOwnBusiness: false, payIn: () => pay(1, 9000) }, ['WY'])).toEqual([])
  })

  it('gives the difference from the previous state in dollars and percent', () => {
    expect(payDifference(pay(55_000), pay(50_000), 'Texas')).toBe('$5,000 (10%) more than in Texas')
    expect(payDifference(pay(45_000), pay(50_000), 'Texas')).toBe('$5,000 (10%) less than in Texas')
    expect(payDifference(pay(50_000), pay(50_000), 'Texas')).toBe('The same as in Texas')
    expect(payDifference(pay(49_840), pay(50_000), 'Texas')).toBe(
      '$160 (less than 1%) less than in Texas',
    )
  })
})

describe('The pay in the U.S. of a career whose figures by state count related jobs', () => {
  const related = careers.rows.filter(({ id }) => statePay.find(id)?.counts)
  const cell = (career: (typeof related)[number], label: string, payIn?: WageState) => {
    const row = comparedFacts({ payIn, from: undefined }).find((fact) => fact.label === label)
    return renderToStaticMarkup(row?.show(career)).replace(/<[^>]*>/g, ' ')
  }

  it('is the range on its card, and without a state nothing in the comparison is about others', () => {
    expect(related).toHaveLength(4)
    for (const career of related) {
      expect(cell(career, 'Pay in the U.S.').trim()).toBe(career.salaryRange)
      expect(cell(career, 'Who is counted')).not.toContain('By state')
    }
  })

  it('has the median of the related jobs, too, beside their figure for a state', () => {
    const [analyst] = related
    expect(analyst && cell(analyst, 'Pay in the U.S.', 'HI').trim()).toBe(
      '$57,000–$160,000 (median $88,940)  Related jobs: median $120,230',
    )
    expect(analyst && cell(analyst, 'Who is counted', 'HI')).toContain(
      'By state these are data scientists',
    )
  })
})

describe('A comparison', () => {
  const saved = careers.rows.slice(0, 5)
  const idsOf = (asked: string | null, max = COMPARED_MAX) =>
    comparedCareers(saved, asked, max).map(({ id }) => id)

  it('shows the first three saved careers until the user chooses', () => {
    expect(idsOf(null)).toEqual(saved.slice(0, COMPARED_MAX).map(({ id }) => id))
  })

  it('shows the chosen careers that are still saved, in the order of the saved ones', () => {
    const [first, , third, , fifth] = saved.map(({ id }) => id)
    expect(idsOf(`${fifth},${first},gone`)).toEqual([first, fifth])
    expect(idsOf(`gone`)).toHaveLength(COMPARED_MAX)
    expect(idsOf(third ?? '')).toEqual([third])
  })

  it('shows every saved career if all fit side by side, because no picker could bring one back', () => {
    const [first, second, third] = saved
    if (!first || !second || !third) throw new Error('too few careers')
    expect(comparedCareers([first, second], `${first.id},${third.id}`, COMPARED_MAX)).toEqual([
      first,
      second,
    ])
  })

  it('never has more than three, or two on a phone', () => {
    const all = saved.map(({ id }) => id).join(',')
    expect(idsOf(all)).toHaveLength(3)
    expect(idsOf(all, COMPARED_MAX_PHONE)).toHaveLength(2)
  })

  it('answers whether a career survives a move by its license first, then by remote work', () => {
    const answer = (license: 'Yes' | 'In some states' | 'No', remoteOptions: boolean) =>
      survivesMove({ license }, { remoteOptions }).answer
    expect(answer('No', true)).toBe('Yes')
    expect(answer('No', false)).toBe('Yes, with a new employer')
    expect(answer('In some states', false)).toBe('Most likely, so ask first')
    expect(answer('Yes', true)).toBe('Yes, once the license is settled')
    expect(answer('Yes', false)).toBe('Yes, once the license is settled')
  })
})
