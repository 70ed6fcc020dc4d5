import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerProfessions } from '@/data/licensing/answer-professions'
import { nextSteps, type KnownDays } from '@/screens/licensing/answer/next-steps'
import { placeName, region, type Region } from '@/schemas/my-move/region'
import { licenseStanding } from '@/screens/licensing/question'
import {
  commonWords,
  joinWords,
  withoutCommon,
  wordsOf,
} from '@/screens/licensing/answer/basis-words'
import { answered, compactOf, places, professionCalled } from '../support/answers'

const anyProfession = fc.constantFrom(...answerProfessions.rows)
const anyPlace = fc.constantFrom(...places)
const anyRegion = fc.constantFrom(...region.values)
const anyStanding = fc.constantFrom(...licenseStanding.values)

const nurse = professionCalled('registered-nurse')
const textOf = ({ headline, parts }: ReturnType<typeof answered>) =>
  [
    headline.short,
    headline.because,
    ...parts.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]),
  ].join('\n')

describe('An answer', () => {
  it('never says that a state is not a member, whatever the question', () => {
    fc.assert(
      fc.property(anyProfession, anyRegion, anyRegion, anyStanding, (profession, from, to, is) => {
        const text = textOf(answered(profession, from, to, { standing: is }))
        expect(text).not.toMatch(/not (?:a )?member|non-member|undefined/i)
      }),
    )
  })

  it('always has something to ask the board and no empty part, whatever the question', () => {
    fc.assert(
      fc.property(anyProfession, anyRegion, anyRegion, anyStanding, (profession, from, to, is) => {
        const { parts } = answered(profession, from, to, { standing: is })
        expect(parts.find(({ title }) => title.includes('Ask'))?.lines.length).toBeGreaterThan(0)
        expect(parts.every(({ lines }) => lines.length > 0)).toBe(true)
      }),
    )
  })

  it('says yes only for a license in good standing and a move between two states', () => {
    fc.assert(
      fc.property(anyProfession, anyRegion, anyRegion, anyStanding, (profession, from, to, is) => {
        const { verdict } = answered(profession, from, to, { standing: is })
        if (verdict !== 'yes' && verdict !== 'inPart') return
        expect(['good', 'several']).toContain(is)
        expect(from).not.toBe(to)
        expect([from, to]).not.toContain('overseas')
      }),
    )
  })

  it('lists the steps and documents of the federal law between any two places', () => {
    fc.assert(
      fc.property(anyProfession, anyPlace, anyPlace, (profession, from, to) => {
        fc.pre(from !== to)
        const steps = answered(profession, from, to).parts.find(({ isOrdered }) => isOrdered)
        expect(steps?.lines).toHaveLength(8)
        expect(steps?.lines.map(({ text }) => text).join(' ')).toMatch(
          /orders.*marriage certificate.*notarized.*meet and follow.*SCRA portability, not endorsement.*moved and applied.*added requirements.*30 days, ask for a temporary license.*later of two days.*turns you away.*civilrights\.justice\.gov/,
        )
      }),
    )
  })

  it('says yes through the federal law if no compact helps, and says when to ask first', () => {
    const short = (from: Region, to: Region, id: string) =>
      answered(professionCalled(id), from, to).headline.short
    const yes = 'Yes, through the federal law, once you have moved and applied.'
    const ask = 'Perhaps, through the federal law. Ask first.'
    expect(short('CA', 'CO', 'teacher-educator')).toBe(yes)
    expect(short('VA', 'TX', 'attorney')).toBe(yes)
    expect(short('CA', 'TX', 'registered-nurse')).toBe(yes)
    // The law may exclude a license that works in several states, and it is unsettled for the territories.
    expect(short('TX', 'CA', 'registered-nurse')).toBe(ask)
    expect(short('CA', 'GU', 'teacher-educator')).toBe(ask)
    const spouse = answered(nurse, 'TX', 'CA').parts.find(({ title }) => title.includes('Spouse'))
    expect(spouse?.lines.map(({ text }) => text).join(' ')).toContain('compact’s rules come first')
  })

  describe('ends in next steps', () => {
    const stepsFor = (from: Region, to: Region, id: string, days: Partial<KnownDays> = {}) => {
      const profession = professionCalled(id)
      return nextSteps({ profession, from, to, standing: 'good' }, compactOf(profession), {
        today: '2026-11-23',
        ...days,
      })
    }
    const texts = (...asked: Parameters<typeof stepsFor>) =>
      stepsFor(...asked).map(({ text }) => text)

    it('of which there are three between any two states, one of them at the new state’s board', () => {
      fc.assert(
        fc.property(anyProfession, anyPlace, anyPlace, ({ id }, from, to) => {
          const steps = stepsFor(from, to, id)
          expect(steps).toHaveLength(from === to ? 0 : 3)
          expect(steps.filter(({ isAtBoard }) => isAtBoard)).toHaveLength(from === to ? 0 : 1)
          if (from !== to) expect(texts(from, to, id).join(' ')).toContain(placeName(to))
        }),
      )
    })

    it('that send a dentist to no dental board, because some states have none', () => {
      const steps = texts('VA', 'CT', 'dentist').join(' ')
      expect(steps).toContain('the office that licenses dentists in Connecticut')
      expect(steps).not.toContain('dental board')
    })

    it('through a compact: check the license, ask the board, have the answer by the report date', () => {
      const [check, ask, have] = stepsFor('TX', 'WA', 'registered-nurse', { report: '2027-02-15' })
      expect(check?.text).toBe(
        'Check that your license from Texas is a multistate license under the Nurse Licensure Compact.',
      )
      expect(check?.site?.name).toBe('Nursys')
      expect(ask?.text).toBe(
        'Ask the board of nursing in Washington in writing whether it counts there, what you must file, what it costs, and from what day you may work.',
      )
      expect(have?.text).toBe('Have the answer before the report date, Feb 15, 2027.')
    })

    it('through a privilege: what to file for it; if only a part is covered: what the rest needs', () => {
      expect(texts('AZ', 'OH', 'licensed-professional-counselor')).toEqual([
        'Check that your license from Arizona qualifies you for a privilege to practice under the Counseling Compact.',
        'Ask the office that licenses counselors in Ohio in writing what you must file for a privilege to practice, what it costs, and from what day you may work.',
        'Have the answer and the privilege to practice before your first day of work.',
      ])
      const paramedic = texts('TX', 'VA', 'emergency-medical-technician')
      expect(paramedic[1]).toMatch(
        /which work the privilege to practice covers once you live there, which license you need for the rest/,
      )
      expect(paramedic[2]).toMatch(/^For the rest, apply there under the federal law/)
    })

    it('through the law: documents, application, and 30 days counted from the known dates', () => {
      expect(texts('TX', 'VA', 'attorney', { report: '2027-02-15' })).toEqual([
        'Get your papers together: proof of the military orders, your marriage certificate and a notarized statement.',
        'Apply to the office that admits lawyers in Virginia with them. Under the federal law, your license counts there once you have applied and moved. The report date is Feb 15, 2027.',
        'Count 30 days from the later of two: your complete application, and your move. Counted from your report date, that is Mar 17, 2027 or later. If the board has not decided by then, ask for a temporary license.',
      ])
      const third = (days: Partial<KnownDays>) => texts('TX', 'VA', 'attorney', days)[2]
      expect(third({ board: '2026-12-20' })).toMatch(/^Day 30 at the board is Dec 20, 2026\./)
      expect(third({ board: '2026-11-20' })).toMatch(/^Day 30 at the board was Nov 20, 2026\./)
    })

    it('counts day 30 from a move that is still ahead, not from a complete application', () => {
      const third = (days: Partial<KnownDays>) => texts('TX', 'VA', 'attorney', days)[2]
      expect(third({ report: '2027-01-31', board: '2026-12-27' })).toMatch(
        /Counted from your report date, that is Mar 2, 2027 or later\./,
      )
      expect(third({ report: '2027-01-31', board: '2027-03-09' })).toMatch(
        /^Day 30 at the board is Mar 9, 2027\./,
      )
    })

    it('if the law may not cover the license: ask first', () => {
      expect(texts('TX', 'CA', 'registered-nurse')[0]).toBe(
        'Ask the board of nursing in California in writing whether the federal law covers your license.',
      )
    })
  })

  it('asks about the compact first if it works, and about the law otherwise', () => {
    const asked = (from: Region, to: Region) =>
      answered(nurse, from, to).parts.find(({ title }) => title === 'Ask the Board')?.lines[0]?.text
    expect(asked('TX', 'VA')).toBe(
      '“Is my license from Texas a multistate license, and does it let me practice in Virginia under the Nurse Licensure Compact?”',
    )
    expect(asked('CA', 'TX')).toMatch(/applying under 50 U.S.C. 4025a/)
    expect(asked('TX', 'CA')).toMatch(/4025a, cover my license/)
    const titles = answered(nurse, 'TX', 'VA').parts.map(({ title }) => title)
    expect(titles).toContain('If the Compact Does Not Cover You')
  })

  it('marks each line whose review is overdue', () => {
    const overdue = (day: string) =>
      answered(nurse, 'TX', 'VA', { day }).parts.flatMap(({ lines }) =>
        lines.filter(({ isOverdue }) => isOverdue),
      )
    expect(overdue('2026-11-23')).toEqual([])
    expect(overdue('2027-02-22')).toEqual([])
    // The member lists of a compact are due for review after a quarter, the law after a year.
    expect(overdue('2027-02-23').every(({ basis }) => basis?.reviewInterval === 'compact')).toBe(
      true,
    )
    expect(overdue('2027-02-23').length).toBeGreaterThan(3)
    expect(overdue('2027-11-25').some(({ basis }) => basis?.reviewInterval === 'law')).toBe(true)
  })

  it('states the date and certainty of a part once, and of a line only what differs', () => {
    const wordings = (from: Region, to: Region, profession = nurse) => {
      const [first] = answered(profession, from, to).parts
      const bases = first?.lines.flatMap(({ basis }) => basis ?? []) ?? []
      const common = commonWords(bases)
      return [common, ...bases.map((basis) => withoutCommon(basis, common))].map(joinWords)
    }
    expect(answered(nurse, 'TX', 'VA').parts[0]?.lines[0]?.text).toBe(
      'Texas: in effect since Jan 19, 2018.',
    )
    expect(wordings('TX', 'VA')).toEqual([
      'confirmed · as of Oct 7, 2026',
      '',
      '',
      'undated, read Nov 22, 2026',
    ])
    // If the certainty differs, each line states its own.
    expect(wordings('CO', 'AZ', professionCalled('physical-therapist'))).toEqual([
      'as of Oct 7, 2026',
      'confirmed',
      'confirmed',
      'not confirmed · undated, read Nov 22, 2026',
    ])
  })

  it('says of a line whose pages contradict each other that sources disagree, as on estheticians', () => {
    const { parts } = answered(professionCalled('cosmetologist-barber'), 'TX', 'VA')
    const line = parts.flatMap(({ lines }) => lines).find(({ text }) => /only for/.test(text))
    expect(line?.basis && wordsOf(line.basis).sure).toBe('sources disagree')
  })

  it('leaves no line without a date and a certainty, whatever the question', () => {
    fc.assert(
      fc.property(anyProfession, anyRegion, anyRegion, anyStanding, (profession, from, to, is) => {
        for (const { lines } of answered(profession, from, to, { standing: is }).parts) {
          const bases = lines.flatMap(({ basis }) => basis ?? [])
          const common = commonWords(bases)
          for (const basis of bases) {
            const { sure = common.sure, when = common.when } = withoutCommon(basis, common)
            expect({ sure, when }).toEqual(wordsOf(basis))
          }
        }
      }),
    )
  })

  it('begins with what works: the compact, or else the law', () => {
    const first = (to: Region) => answered(nurse, 'TX', to).parts[0]?.title
    expect(first('VA')).toBe('Nurse Licensure Compact')
    expect(first('CA')).toBe('The Federal Law, Step by Step')
  })
})

describe('A typical question', () => {
  it.each<[string, string, Region, Region, string, RegExp]>([
    [
      'a nurse',
      'registered-nurse',
      'TX',
      'VA',
      'yes',
      /multistate license.*60 days.*compact’s rules come first/s,
    ],
    [
      'a teacher',
      'teacher-educator',
      'CA',
      'CO',
      'notListed',
      /apply in Colorado, the federal law treats.*California is not on the list.*not issuing under the compact in April 2026/s,
    ],
    [
      'a hair stylist',
      'cosmetologist-barber',
      'NC',
      'WA',
      'notListed',
      /North Carolina is not.*June 1, 2028.*barbers/s,
    ],
    [
      'a counselor',
      'licensed-professional-counselor',
      'AZ',
      'OH',
      'yes',
      /privilege.*Sep 30, 2025.*Jan 5, 2026/s,
    ],
    [
      'a social worker',
      'social-worker',
      'GA',
      'HI',
      'notListed',
      /Hawaii is not on the list.*In June 2026 nobody could apply yet/s,
    ],
    [
      'a lawyer',
      'attorney',
      'VA',
      'TX',
      'noCompact',
      /No compact[^\n]* Court admission rules may still apply, so ask the state bar.*\nCourt admission rules may still apply.*law licenses since December 23, 2024.*Texas Board of Law Examiners/s,
    ],
  ])('%s: %s from %s to %s is answered with %s', (_who, id, from, to, verdict, text) => {
    const given = answered(professionCalled(id), from, to)
    expect(given.verdict).toBe(verdict)
    expect(textOf(given)).toMatch(text)
  })
})

describe('The line of a state that passed the law of a compact', () => {
  const lineOf = (from: Region) =>
    textOf(answered(professionCalled('occupational-therapist'), from, 'OH'))
      .split('\n')
      .find((line) => line.startsWith(placeName(from)))

  it('leaves it to the note of the state to say whether the compact works there', () => {
    expect(lineOf('VA')).toBe(
      'Virginia: law passed. One list only. A table from September 2026 says that it takes applications. No other page does, so look on the compact’s site.',
    )
    expect(lineOf('AL')).toBe('Alabama: law passed, but nothing shows that you can use it there.')
  })
})

describe('A special case', () => {
  it.each([
    [
      // Also of a move to the state that issued the license, so it does not say that the user stays there.
      'the same state',
      'TX',
      'TX',
      'good',
      'sameState',
      /Your license is from Texas, so the same board decides/,
    ],
    ['a move overseas', 'TX', 'overseas', 'good', 'overseas', /legal assistance office/],
    [
      // The answers about living overseas are for people who go there.
      'a license from overseas',
      'overseas',
      'TX',
      'good',
      'chooseState',
      /^(?!.*(?:on base|installation|while I live)).*choose the state that licensed you/s,
    ],
    ['no license yet', 'TX', 'VA', 'none', 'firstLicense', /don’t have a license to transfer yet/],
    [
      'no license yet, overseas',
      'TX',
      'overseas',
      'none',
      'overseas',
      /to work here, on base and off/,
    ],
    ['no license yet, from overseas', 'overseas', 'VA', 'none', 'firstLicense', /your first one/],
    ['an open investigation', 'TX', 'VA', 'investigated', 'notCovered', /doesn’t cover a license/],
    [
      'an expired license',
      'TX',
      'VA',
      'expired',
      'renewFirst',
      /How do I renew from another state/,
    ],
    [
      'licenses in two states',
      'TX',
      'VA',
      'several',
      'yes',
      /true for every state that ever licensed you/,
    ],
    [
      'Massachusetts, which passed the law',
      'TX',
      'MA',
      'good',
      'notWorking',
      /In October 2026 Massachusetts did not honor.*from then on, ask its board/,
    ],
    [
      'Guam, which takes nurses',
      'TX',
      'GU',
      'good',
      'yes',
      /counts the commonwealths, territories and possessions.*Ask the board of nursing in Guam/s,
    ],
    [
      'Guam, which has none of its own',
      'GU',
      'TX',
      'good',
      'notWorking',
      /whether the board of nursing in Texas agrees.*legal home is Guam cannot get one yet/s,
    ],
    [
      'a move to a state outside the compact',
      'TX',
      'CA',
      'good',
      'notListed',
      /becomes a license for one state/,
    ],
  ] as const)('%s', (_what, from, to, is, verdict, text) => {
    const given = answered(nurse, from, to, { standing: is })
    expect(given.verdict).toBe(verdict)
    expect(textOf(given)).toMatch(text)
  })

  it('says what a legal home costs that issues no multistate license, although it takes them', () => {
    expect(textOf(answered(nurse, 'TX', 'GU'))).toContain('becomes a license for one state')
    expect(textOf(answered(nurse, 'TX', 'VA'))).not.toContain('becomes a license for one state')
  })

  it('says what the compact for psychologists leaves out', () => {
    const given = answered(professionCalled('psychologist'), 'TX', 'VA')
    expect(given.verdict).toBe('lawFirst')
    expect(given.headline.because).toMatch(/PSYPACT is no license for the state you move to/)
    expect(textOf(given)).toMatch(/no license to settle there/)
    // The new state may not be in it.
    expect(textOf(answered(professionCalled('psychologist'), 'TX', 'CA'))).toMatch(
      /California is not on the list.*If the new state is a member, ask PSYPACT: .* Then you can keep clients/s,
    )
  })
})
