import { describe, expect, it } from 'vitest'
import { planTasks } from '@/data/my-move/plan-tasks'
import { userProfile } from '@/schemas/account/user-profile'
import type { BoardCorrection } from '@/schemas/licensing/board-corrections'
import binder from '@/screens/licensing/binder'
import { boardTasks } from '@/screens/licensing/board-tasks'
import { boardsOfMove } from '@/screens/licensing/boards/boards-of-move'
import { credentialsOf } from '@/screens/my-move/plan/credential'
import { buildLicense } from '../support/licenses'
import { buildMove } from '../support/moves'

const own: BoardCorrection = {
  name: 'Virginia Military Desk',
  site: '',
  phone: '804-555-0100',
  correctedOn: '2026-11-26',
}
const names = (boards: readonly { name: string }[]) => boards.map(({ name }) => name)

describe('The boards of a move', () => {
  it('are the board of the new state and those that licensed the user, each once', () => {
    const kept = [buildLicense(), buildLicense({ id: '2', state: 'VA', status: 'applied' })]
    const boards = boardsOfMove(kept, { from: '', to: 'VA' }, {})
    expect(names(boards.new)).toEqual(['Virginia Board of Nursing'])
    expect(names(boards.held)).toEqual(['Texas Board of Nursing'])
  })

  it('start with the board of the application, then the user’s own entry instead of ours', () => {
    const sent = buildLicense({ id: '2', state: 'VA', status: 'applied', board: 'Desk 5' })
    const boards = boardsOfMove(
      [buildLicense(), sent],
      { from: '', to: 'VA' },
      { 'va-registered-nurse': own },
    )
    expect(names(boards.new)).toEqual(['Desk 5', 'Virginia Military Desk'])
  })

  it('have the board written in the license of an unlisted profession, and no nameless office beside it', () => {
    const profession = 'another-profession'
    const texas = buildLicense({ profession, board: 'Texas Department of Insurance' })
    const washington = buildLicense({
      id: '2',
      profession,
      state: 'WA',
      status: 'applied',
      board: 'Washington Insurance Commissioner',
    })
    const boards = boardsOfMove([texas, washington], { from: '', to: 'WA' }, {})
    expect(names(boards.new)).toEqual(['Washington Insurance Commissioner'])
    expect(names(boards.held)).toEqual(['Texas Department of Insurance'])
    const another = buildLicense({ id: '3', profession, board: 'Texas Racing Commission' })
    expect(
      names(boardsOfMove([texas, another, washington], { from: '', to: 'WA' }, {}).new),
    ).toEqual(['Washington Insurance Commissioner', 'The licensing board in Washington'])
  })

  it('have the board of the application, not of a license that has ended in the same state', () => {
    const profession = 'another-profession'
    const kept = [
      buildLicense({
        id: '3',
        profession,
        state: 'WA',
        status: 'applied',
        board: 'Washington Desk',
      }),
      buildLicense({ id: '2', profession, state: 'WA', status: 'expired', board: 'Old Desk' }),
      buildLicense({ profession, board: 'Texas Desk', status: 'expired' }),
      buildLicense({ id: '4', profession, board: 'Texas Desk for Renewals', status: 'applied' }),
    ]
    const boards = boardsOfMove(kept, { from: '', to: 'WA' }, {})
    expect(names(boards.new)).toEqual(['Washington Desk'])
    expect(names(boards.held)).toEqual(['Texas Desk'])
  })

  it('no longer have the board typed in an application once it is approved', () => {
    const approved = buildLicense({ board: 'Mrs. Hill’s desk' })
    expect(names(boardsOfMove([approved], { from: '', to: 'VA' }, {}).held)).toEqual([
      'Texas Board of Nursing',
    ])
    expect(credentialsOf([], [approved])).toMatchObject([{ issuer: '' }])
  })

  it('overseas are those of applications only, because a license from there may be of another country', () => {
    const german = buildLicense({ state: 'overseas', board: 'Office in Stuttgart' })
    const japanese = buildLicense({
      id: '2',
      state: 'overseas',
      status: 'applied',
      board: 'Office in Tokyo',
    })
    const boards = boardsOfMove([german, japanese], { from: '', to: 'overseas' }, {})
    expect(names(boards.new)).toEqual(['Office in Tokyo'])
    expect(names(boards.held)).toEqual(['Office in Stuttgart'])
  })

  it('of a move within one state are those that licensed the user, and of an application there', () => {
    const within = { from: 'TX', to: 'TX' } as const
    const boards = boardsOfMove([buildLicense()], within, {})
    expect(names(boards.held)).toEqual(['Texas Board of Nursing'])
    expect(boards.new).toEqual([])
    const applied = buildLicense({ status: 'applied' })
    expect(names(boardsOfMove([applied], within, {}).new)).toEqual(['Texas Board of Nursing'])
  })

  it('are none if the new state is unknown or overseas, or if no license is stored', () => {
    expect(boardsOfMove([buildLicense()], { from: '', to: '' }, {}).new).toEqual([])
    expect(boardsOfMove([buildLicense()], { from: '', to: 'overseas' }, {}).new).toEqual([])
    expect(boardsOfMove([], { from: '', to: 'VA' }, {})).toEqual({ new: [], held: [] })
  })

  it('are that of the new state for the profession of the profile, only if no license is stored', () => {
    const forNurse = (
      kept: readonly ReturnType<typeof buildLicense>[],
      move: Parameters<typeof boardsOfMove>[1],
    ) => boardsOfMove(kept, move, {}, 'registered-nurse')
    const texas = { from: 'TX', to: 'VA' } as const
    expect(names(forNurse([], texas).new)).toEqual(['Virginia Board of Nursing'])
    expect(forNurse([], texas).held).toEqual([])
    const teacher = buildLicense({ profession: 'teacher-educator' })
    expect(names(forNurse([teacher], texas).new).join()).not.toContain('Nursing')
    for (const to of ['TX', 'overseas', ''] as const) {
      expect(forNurse([], { from: 'TX', to })).toEqual({ new: [], held: [] })
    }
  })

  it('are attached only to tasks of the plan', () => {
    const ids = planTasks.rows.map(({ id }) => id)
    const withBoards = Object.keys(boardTasks)
    expect(withBoards.length).toBeGreaterThan(0)
    expect(withBoards.filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe('The table of boards in the binder', () => {
  const [source] = binder
  const none = userProfile.empty
  const table = (
    kept: readonly ReturnType<typeof buildLicense>[],
    corrections = {},
    profile = none,
  ) => source?.derive([kept, [buildMove({ to: 'VA' })], corrections, profile], '2026-11-26')

  it('lists the boards with their contact data, the new state’s first', () => {
    const printed = table([buildLicense()], { 'va-registered-nurse': own })
    expect(printed?.title).toBe('Licensing Boards')
    const [added, held, ...others] = printed?.rows ?? []
    expect(JSON.stringify(added)).toMatch(
      /Virginia Military Desk.*New state.*804-555-0100.*Your own entry from Nov 26, 2026/,
    )
    expect(JSON.stringify(held)).toMatch(
      /Texas Board of Nursing.*Licensed you.*www\.bon\.texas\.gov/,
    )
    expect(others).toEqual([])
  })

  it('names no new state if the move is within one or goes overseas', () => {
    const printed = (
      move: Parameters<typeof buildMove>[0],
      ...kept: readonly ReturnType<typeof buildLicense>[]
    ) => JSON.stringify(source?.derive([kept, [buildMove(move)], {}, none], '2026-11-26')?.rows)
    expect(printed({ from: 'TX', to: 'TX' }, buildLicense())).toMatch(
      /^(?!.*New state).*Texas Board of Nursing.*Licensed you/,
    )
    const tokyo = { state: 'overseas', status: 'applied', board: 'Office in Tokyo' } as const
    expect(printed({ to: 'overseas' }, buildLicense(tokyo))).toMatch(
      /^(?!.*New state).*Office in Tokyo.*Overseas/,
    )
  })

  it('has the whole website of a board, because a part of it cannot be typed', () => {
    expect(JSON.stringify(table([buildLicense({ state: 'PA' })])?.rows)).toContain(
      'www.pa.gov/agencies/dos/department-and-offices/bpoa/boards-commissions/nursing',
    )
  })

  it('has the new state’s board for the career field of the profile, if no license is stored', () => {
    const printed = table([], {}, { ...none, careerField: 'RN' })
    expect(JSON.stringify(printed?.rows)).toMatch(/Virginia Board of Nursing.*New state/)
  })

  it('is left out without a license, and says how many boards do not fit', () => {
    expect(table([])).toBeUndefined()
    const many = (['TX', 'FL', 'GA', 'HI', 'WA', 'CA', 'NC'] as const).map((state) =>
      buildLicense({ id: state, state }),
    )
    expect(table(many)).toMatchObject({ note: 'And 2 more in Licensing Navigator.' })
  })
})
