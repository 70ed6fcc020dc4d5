import { describe, expect, it } from 'vitest'
import {
  boardCorrections,
  setCorrection,
  type BoardCorrection,
  type BoardCorrections,
} from '@/schemas/licensing/board-corrections'
import type { Region } from '@/schemas/my-move/region'
import { letterText } from '@/screens/licensing/answer/letter-text'
import { paperFacts } from '@/screens/licensing/answer/paper-facts'
import { boardsOf, phoneHref, reachLine } from '@/screens/licensing/boards/boards-of'
import { professionCalled } from '../support/answers'
import { buildLicense } from '../support/licenses'

const nurse = professionCalled('registered-nurse')
const own: BoardCorrection = {
  name: 'Virginia Nursing, Military Desk',
  site: '',
  phone: '804-555-0100',
  correctedOn: '2026-11-26',
}

describe('The board of a profession in a state', () => {
  it('has a site where two lists agree, with the day on which they did', () => {
    const [board, ...others] = boardsOf('TX', nurse, {})
    expect(others).toEqual([])
    expect(board).toMatchObject({
      name: 'Texas Board of Nursing',
      site: 'https://www.bon.texas.gov/',
      basis: 'Found in two directories on Nov 25, 2026. We haven’t checked the site itself.',
    })
  })

  it('is a name alone where no two lists agree on its site', () => {
    const [board] = boardsOf('AK', professionCalled('social-worker'), {})
    expect(board?.name).toBe('Alaska Board of Social Work Examiners')
    expect(board?.site).toBeUndefined()
    expect(board?.basis).toMatch(/Look it up\.$/)
  })

  it('comes with that of the barbers, where these have their own', () => {
    const names = boardsOf('KY', professionCalled('cosmetologist-barber'), {}).map(
      ({ name }) => name,
    )
    expect(names).toEqual(['Kentucky Board of Cosmetology', 'Kentucky Board of Barbering'])
  })

  it('is described where no list has it, and there is none overseas', () => {
    expect(boardsOf('GU', nurse, {})).toMatchObject([
      { name: 'The board of nursing in Guam', isNamed: false },
    ])
    expect(boardsOf('overseas', nurse, {})).toEqual([])
  })

  it('is what a person entered, with the day, and still says what the list has', () => {
    const [board] = boardsOf('VA', nurse, { 'va-registered-nurse': own })
    expect(board).toMatchObject({ name: own.name, phone: own.phone, isOwn: true })
    expect(board?.site).toBeUndefined()
    expect(board?.basis).toBe(
      'Your own entry of Nov 26, 2026. Our list has: Virginia Board of Nursing.',
    )
  })

  it('finds nothing under the names that every object has', () => {
    expect(setCorrection({}, 'constructor', undefined)).toEqual({})
    expect(boardsOf('VA', nurse, {})[0]?.isOwn).toBe(false)
  })
})

describe('The address of a paper', () => {
  const question = { profession: nurse, from: 'TX', to: 'VA', standing: 'good' } as const
  const letter = (kept: readonly ReturnType<typeof buildLicense>[], corrections = {}) =>
    letterText(
      paperFacts(question, { first: 'law' }, kept, '', boardsOf('VA', nurse, corrections)),
      { first: 'law' },
    )

  it('names the board and how to reach it', () => {
    expect(letter([])).toMatch(
      /^To: Virginia Board of Nursing\nwww\.dhp\.virginia\.gov\/Boards\/Nursing\n\nSubject/,
    )
    expect(letter([], { 'va-registered-nurse': own })).toMatch(
      /^To: Virginia Nursing, Military Desk\n804-555-0100\n/,
    )
  })

  it('is that of the application, where a person wrote one there', () => {
    const applied = buildLicense({ state: 'VA', status: 'applied', board: 'Another Office' })
    expect(letter([applied])).toMatch(/^To: Another Office\n\nSubject/)
  })

  it('is the corrected one also where the application names the board as our list does', () => {
    const applied = buildLicense({
      state: 'VA',
      status: 'applied',
      board: 'Virginia Board of Nursing',
    })
    expect(letter([applied])).toMatch(/^To: Virginia Board of Nursing\nwww\.dhp\.virginia\.gov/)
    expect(letter([applied], { 'va-registered-nurse': own })).toMatch(
      /^To: Virginia Nursing, Military Desk\n804-555-0100\n/,
    )
  })

  it('has no site that is only one of the state', () => {
    const hair = professionCalled('cosmetologist-barber')
    const facts = (to: 'MA' | 'IN') =>
      paperFacts(
        { ...question, to, profession: hair },
        { first: 'law' },
        [],
        '',
        boardsOf(to, hair, {}).slice(0, 1),
      )
    expect([facts('MA').boardReach, facts('IN').boardReach].join()).not.toContain('.gov')
  })

  it('leaves a choice where there are two boards', () => {
    const hair = professionCalled('cosmetologist-barber')
    const facts = paperFacts(
      { ...question, profession: hair },
      { first: 'law' },
      [],
      '',
      boardsOf('KY', hair, {}),
    )
    expect(facts.board).toBe('Kentucky Board of Cosmetology or Kentucky Board of Barbering')
    expect(facts.boardReach).toBe('')
  })
})

describe('What a paper says about how sure its board is', () => {
  const question = { profession: nurse, from: 'TX', to: 'VA', standing: 'good' } as const
  const caution = (
    to: Region,
    corrections: BoardCorrections = {},
    kept: readonly ReturnType<typeof buildLicense>[] = [],
  ) => {
    const boards = boardsOf(to, nurse, corrections)
    return paperFacts({ ...question, to }, { first: 'law' }, kept, '', boards).boardCaution
  }

  it('is the day of the lists, where nobody has read a page of the board', () => {
    expect(caution('TX')).toBe('Board as listed on Nov 25, 2026. Look it up before you call.')
    expect(caution('GU')).toBe('Look this office up before you call.')
  })

  it('is nothing where its page was read, or where the person wrote the board', () => {
    expect(caution('AK')).toBe('')
    const id = 'tx-registered-nurse'
    expect(caution('TX', { [id]: own })).toBe('')
    const applied = buildLicense({ state: 'TX', status: 'applied', board: 'Another Office' })
    expect(caution('TX', {}, [applied])).toBe('')
  })
})

describe('How to reach a board', () => {
  it('is the site without its scheme, and the number', () => {
    expect(reachLine({ site: 'https://kbc.ky.gov/', phone: '502-564-4262' })).toBe(
      'kbc.ky.gov, 502-564-4262',
    )
    expect(reachLine({})).toBe('')
  })

  it.each([
    '(502) 564-4262',
    '1-502-564-4262',
    '+1 502-564-4262',
    '1 (502) 564.4262',
    '5025644262',
  ])(
    'can be dialed where the number has ten digits, also after the 1 of long distance: %s',
    (phone) => expect(phoneHref(phone)).toBe('tel:+15025644262'),
  )

  it.each([
    'ask for Jo, ext. 12',
    '564-4262 ext. 123',
    '564-4262 x123',
    '2-502-564-4262',
    '+49 30 1234567',
    '502-564-4262 or 502-564-4263',
  ])('is text where it is no such number: %s', (phone) => {
    expect(phoneHref(phone)).toBeUndefined()
  })

  it('can be dialed without its extension', () => {
    expect(phoneHref('502-564-4262 ext. 123')).toBe('tel:+15025644262')
    expect(phoneHref('1-502-564-4262 x12')).toBe('tel:+15025644262')
  })
})

describe('Corrections of two devices', () => {
  const later = { ...own, name: 'Later', correctedOn: '2026-11-27' }
  const { merge } = boardCorrections

  it('are kept by board, and the later one stands', () => {
    const merged = merge({ a: own, b: later }, { b: own, c: own }, 'file')
    expect(merged.value).toEqual({ a: own, b: later, c: own })
    expect(merged).toMatchObject({ added: 1, changed: 0, undecided: 0 })
    expect(merge({ b: own }, { b: later }, 'mine').value).toEqual({ b: later })
  })

  it('of one day are the person’s to decide between', () => {
    const other = { ...own, phone: '' }
    expect(merge({ a: own }, { a: other }, 'mine')).toMatchObject({
      value: { a: own },
      undecided: 1,
    })
    expect(merge({ a: own }, { a: other }, 'file')).toMatchObject({
      value: { a: other },
      undecided: 1,
    })
  })

  it('change nothing the second time', () => {
    const mine = { a: own }
    expect(merge(mine, { a: own }, 'file').value).toBe(mine)
  })
})
