import { describe, expect, it } from 'vitest'
import { answerProfessions } from '@/data/licensing/answer-professions'
import { licenseBoards } from '@/data/licensing/license-boards'
import { boardTrades, siteAgreements } from '@/schemas/licensing/license-board'
import { sitesOn, states } from '../support/state-offices'

const boards = licenseBoards.rows
const countOf = (values: readonly string[], value: string) =>
  values.filter((other) => other === value).length

/** Hosts in published lists that are guessed, lapsed or abandoned. */
const wrongHosts = [
  'ncswboard.org',
  'boc.az.gov',
  'cosmetology.az.gov',
  'cosmetology.nv.gov',
  'nscosmetology.nv.gov',
  'lsbce.org',
  'msboc.us',
  'abswe.alabama.gov',
  'ndswboard.org',
  'lasocialworkboard.com',
  'vbbe.org',
  'pabarexaminers.org',
  'ncbarexam.org',
  'mobjce.org',
  'lrec.gov.la.gov',
  'arkbar.com',
  'wvbbc.us',
  'mhpb.wyo.gov',
]

describe('The license boards', () => {
  it('cover eight professions in each state and the District of Columbia, with a separate barber board in 17', () => {
    expect(states).toHaveLength(51)
    for (const state of states) {
      const here = boards.filter((board) => board.state === state).map(({ trade }) => trade)
      expect(here.filter((trade) => trade !== 'barber').toSorted(), state).toEqual(
        boardTrades.filter((trade) => trade !== 'barber').toSorted(),
      )
    }
    expect(boards.filter(({ trade }) => trade === 'barber')).toHaveLength(17)
    expect(boards).toHaveLength(425)
  })

  it('are sorted by their ids, which name the state and the trade', () => {
    const ids = boards.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted())
    expect(ids).toEqual(boards.map(({ state, trade }) => `${state.toLowerCase()}-${trade}`))
  })

  it('show a site only where its page was read or two sources agree', () => {
    const agreements = boards.map(({ agreement }) => agreement)
    const counts = Object.fromEntries(
      siteAgreements.map((value) => [value, countOf(agreements, value)]),
    )
    expect(counts).toEqual({ pageRead: 54, twoAgree: 179, portal: 79, nameOnly: 106, notFound: 7 })
    expect(boards.filter(({ site }) => site !== undefined)).toHaveLength(312)
    expect(boards.filter(({ phone }) => phone !== undefined)).toHaveLength(12)
    expect(boards.filter(({ isNamedOnce }) => isNamedOnce)).toHaveLength(139)
  })

  it('are called in an answer what all of them are: in some states, a department licenses a profession', () => {
    const named = answerProfessions.rows.filter(({ id }) =>
      boards.some(({ trade }) => trade === id),
    )
    const offices = named.filter(({ board }) => board.startsWith('the office that '))
    const kinds = named.filter((profession) => !offices.includes(profession))
    expect(kinds.map(({ board }) => board)).toEqual(['the board of nursing'])
    const nursing = boards.filter(({ trade }) => trade === 'registered-nurse')
    expect(nursing.filter(({ name }) => !/nurs/i.test(name))).toEqual([])
  })

  it('name no host that is known to be guessed, lapsed or abandoned', () => {
    expect(sitesOn(wrongHosts, boards)).toEqual([])
  })

  it('give only the state’s home page where the lists agree on nothing more', () => {
    const portals = boards.filter(({ agreement }) => agreement === 'portal')
    expect(portals.filter(({ site = '' }) => new URL(site).pathname !== '/')).toEqual([])
  })
})
