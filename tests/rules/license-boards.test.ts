import { describe, expect, it } from 'vitest'
import {
  boardCorrections,
  correctionOf,
  type BoardCorrection,
  type BoardCorrections,
} from '@/schemas/licensing/board-corrections'
import type { LicenseRecord } from '@/schemas/licensing/license'
import type { Region } from '@/schemas/my-move/region'
import { letterText } from '@/screens/licensing/answer/letter-text'
import { paperFacts } from '@/screens/licensing/answer/paper-facts'
import { boardsOf, phoneHref, reachLine } from '@/screens/licensing/boards/boards-of'
import { professionCalled } from '../support/answers'
import { buildLicense } from '../support/licenses'

const today = '2026-11-26'
const nurse = professionCalled('registered-nurse')
const own: BoardCorrection = {
  name: 'Virginia Nursing, Military Desk',
  site: '',
  phone: '804-555-0100',
  correctedOn: '2026-11-26',
}

describe('The board of a profession in a state', () => {
  it('has a website if two directories agree on it, with the date', () => {
    const [board, ...others] = boardsOf('TX', nurse, {})
    expect(others).toEqual([])
    expect(board).toMatchObject({
      name: 'Texas Board of Nursing',
      site: 'https://www.bon.texas.gov/',
      basis: 'Found in two directories on Nov 25, 2026. We haven’t checked the site itself.',
    })
  })

  it('names the site as what two directories agree on, if only one has the board’s name', () => {
    expect(boardsOf('VA', professionCalled('teacher-educator'), {})[0]?.basis).toBe(
      'Only one list has this name. Its site was found in two directories on Nov 25, 2026. We haven’t checked the site itself.',
    )
  })

  it('has only a name if no two directories agree on its website', () => {
    const [board] = boardsOf('AK', professionCalled('social-worker'), {})
    expect(board?.name).toBe('Alaska Board of Social Work Examiners')
    expect(board?.site).toBeUndefined()
    expect(board?.basis).toMatch(/Look it up\.$/)
  })

  it('comes with the barbers’ board if they have a separate one', () => {
    const names = boardsOf('KY', professionCalled('cosmetologist-barber'), {}).map(
      ({ name }) => name,
    )
    expect(names).toEqual(['Kentucky Board of Cosmetology', 'Kentucky Board of Barbering'])
  })

  it('of another profession takes no correction, because it can be for another license', () => {
    const other = professionCalled('another-profession')
    const [board] = boardsOf('TX', other, { 'tx-another-profession': own })
    expect(board).toMatchObject({ name: 'The licensing board in Texas', isOwn: false })
    const applied = (id: string, written: string) =>
      buildLicense({ id, profession: other.id, status: 'applied', board: written })
    const question = { profession: other, from: 'VA', to: 'TX', standing: 'good' } as const
    const boardIn = (...kept: LicenseRecord[]) =>
      paperFacts(question, { first: 'law' }, kept, '', board ? [board] : [], today).board
    const [funerals, electricians] = [applied('1', 'Funerals'), applied('2', 'Electricians')]
    expect(boardIn(electricians)).toBe('Electricians')
    expect(boardIn(funerals, electricians)).toBe('The licensing board in Texas')
    const ended = { ...funerals, status: 'expired' } as const
    expect(boardIn(electricians, ended)).toBe('Electricians')
  })

  it('is described if no directory has it, and does not exist overseas', () => {
    expect(boardsOf('GU', nurse, {})).toMatchObject([
      { name: 'The board of nursing in Guam', isNamed: false },
    ])
    expect(boardsOf('overseas', nurse, {})).toEqual([])
  })

  it('is the user’s own entry with its date, and still says what our list has', () => {
    const [board] = boardsOf('VA', nurse, { 'va-registered-nurse': own })
    expect(board).toMatchObject({ name: own.name, phone: own.phone, isOwn: true })
    expect(board?.site).toBeUndefined()
    expect(board?.basis).toBe(
      'Your own entry from Nov 26, 2026. Our list has: Virginia Board of Nursing.',
    )
  })

  it('ignores names that every object inherits', () => {
    expect(correctionOf({}, 'constructor')).toBeUndefined()
  })
})

describe('The addressee of a letter', () => {
  const question = { profession: nurse, from: 'TX', to: 'VA', standing: 'good' } as const
  const letter = (kept: readonly ReturnType<typeof buildLicense>[], corrections = {}) =>
    letterText(
      paperFacts(question, { first: 'law' }, kept, '', boardsOf('VA', nurse, corrections), today),
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

  it('is the board of the application if the user entered one there', () => {
    const applied = buildLicense({ state: 'VA', status: 'applied', board: 'Another Office' })
    expect(letter([applied])).toMatch(/^To: Another Office\n\nSubject/)
    const newer = buildLicense({ id: '2', state: 'VA' })
    expect(letter([newer, applied])).toMatch(/^To: Another Office\n\nSubject/)
  })

  it('is the corrected board even if the application has the name from our list', () => {
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

  it('has no website that belongs only to the state', () => {
    const hair = professionCalled('cosmetologist-barber')
    const facts = (to: 'MA' | 'IN') =>
      paperFacts(
        { ...question, to, profession: hair },
        { first: 'law' },
        [],
        '',
        boardsOf(to, hair, {}).slice(0, 1),
        today,
      )
    expect([facts('MA').boardReach, facts('IN').boardReach].join()).not.toContain('.gov')
  })

  it('leaves a choice if there are two boards', () => {
    const hair = professionCalled('cosmetologist-barber')
    const facts = paperFacts(
      { ...question, profession: hair },
      { first: 'law' },
      [],
      '',
      boardsOf('KY', hair, {}),
      today,
    )
    expect(facts.board).toBe('Kentucky Board of Cosmetology or Kentucky Board of Barbering')
    expect(facts.boardReach).toBe('')
  })
})

describe('The number in a letter', () => {
  const question = { profession: nurse, from: 'TX', to: 'VA', standing: 'good' } as const
  const numberOf = (...kept: readonly ReturnType<typeof buildLicense>[]) =>
    paperFacts(question, { first: 'law' }, kept, '', [], today).number

  it('is that of an active license that is not expired, because the letter says “in good standing”', () => {
    const active = buildLicense({ number: 'RN-2' })
    const newer = [
      { status: 'expired' },
      { status: 'inactive' },
      { status: 'investigated' },
      { expirationDate: '2026-11-25' },
    ] as const
    for (const overrides of newer) {
      const other = buildLicense({ id: '2', number: 'RN-1', ...overrides })
      expect(numberOf(other, active)).toBe('RN-2')
      expect(numberOf(other)).toMatch(/^_+$/)
    }
  })
})

describe('The caution about the board in a letter', () => {
  const question = { profession: nurse, from: 'TX', to: 'VA', standing: 'good' } as const
  const caution = (
    to: Region,
    corrections: BoardCorrections = {},
    kept: readonly ReturnType<typeof buildLicense>[] = [],
  ) => {
    const boards = boardsOf(to, nurse, corrections)
    return paperFacts({ ...question, to }, { first: 'law' }, kept, '', boards, today).boardCaution
  }

  it('gives the date of the directories if nobody has read a page of the board', () => {
    expect(caution('TX')).toBe('Board as listed on Nov 25, 2026. Look it up before you call.')
    expect(caution('GU')).toBe('Look this office up before you call.')
  })

  it('is blank if its page was read, or if the user entered the board', () => {
    expect(caution('AK')).toBe('')
    const id = 'tx-registered-nurse'
    expect(caution('TX', { [id]: own })).toBe('')
    const applied = buildLicense({ state: 'TX', status: 'applied', board: 'Another Office' })
    expect(caution('TX', {}, [applied])).toBe('')
  })
})

describe('How to reach a board', () => {
  it('is the website without its scheme, and the phone number', () => {
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
  ])('is a phone link if the number has ten digits, with or without a leading 1: %s', (phone) =>
    expect(phoneHref(phone)).toBe('tel:+15025644262'),
  )

  it.each([
    'ask for Jo, ext. 12',
    '564-4262 ext. 123',
    '564-4262 x123',
    '2-502-564-4262',
    '+49 30 1234567',
    '502-564-4262 or 502-564-4263',
  ])('is plain text if it is no such number: %s', (phone) => {
    expect(phoneHref(phone)).toBeUndefined()
  })

  it('is a phone link without the extension', () => {
    expect(phoneHref('502-564-4262 ext. 123')).toBe('tel:+15025644262')
    expect(phoneHref('1-502-564-4262 x12')).toBe('tel:+15025644262')
  })
})

describe('Corrections from two devices', () => {
  const later = { ...own, name: 'Later', correctedOn: '2026-11-27' }
  const { merge } = boardCorrections

  it('are merged by board, and the later one wins', () => {
    const merged = merge({ a: own, b: later }, { b: own, c: own }, 'file')
    expect(merged.value).toEqual({ a: own, b: later, c: own })
    expect(merged).toMatchObject({ added: 1, changed: 0, undecided: 0 })
    expect(merge({ b: own }, { b: later }, 'mine').value).toEqual({ b: later })
  })

  it('made on the same day are left for the user to decide', () => {
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

  it('change nothing when merged again', () => {
    const mine = { a: own }
    expect(merge(mine, { a: own }, 'file').value).toBe(mine)
  })
})
