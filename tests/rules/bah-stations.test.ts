import { describe, expect, it } from 'vitest'
import { bahCard } from '@/data/housing/bah-card'
import { bahRates } from '@/data/housing/bah-rates'
import { bahYear } from '@/data/housing/bah-year'
import { installations } from '@/data/housing/installations'
import { postNames } from '@/data/housing/post-names'
import { areaName } from '@/screens/housing/bah/area-name'
import {
  areaNotes,
  isUnsure,
  monthly,
  newAreaSentence,
  rateDifference,
  stationNote,
  yearLine,
} from '@/screens/housing/bah/bah-sentences'
import { areaCodeOf, areaOf, rateOf } from '@/screens/housing/bah/bah-rate'
import { findStation, type StationInput } from '@/screens/housing/bah/find-station'

const find = (text: string, more: Omit<StationInput, 'text'> = {}) => findStation({ text, ...more })
const titles = (text: string) => {
  const station = find(text)
  return station.kind === 'choices' ? station.choices.map(({ title }) => title) : station.kind
}
const areaIdOf = (typed: StationInput) => {
  const station = findStation(typed)
  return station.kind === 'area' ? station.area.id : station.kind
}
const areaNameOf = (id: string) => {
  const area = areaOf(id)
  return area && areaName(area)
}

it('What BAH Is names no year but that of the rates, so that it stays true in January', () => {
  const years = bahCard.rows.flatMap(({ paragraphs = [] }) =>
    paragraphs.join(' ').match(/\b20\d\d\b/g),
  )
  expect(new Set(years)).toEqual(new Set([String(bahYear.year)]))
})

it('What BAH Is states the year’s figures in the past tense and is due for review with the rates', () => {
  const text = bahCard.rows.flatMap(({ paragraphs = [] }) => paragraphs).join(' ')
  expect(text).toContain('Members were expected to cover')
  expect(text).not.toMatch(/are expected|increase is/)
  expect(bahCard.rows.map((row) => row.reviewInterval)).toEqual([bahYear.reviewInterval])
})

describe('A duty station', () => {
  it('is found by its ZIP code, with or without the four digits after it', () => {
    for (const zip of [
      ...['28310', ' 28310 ', '28310-5000', '28310–5000', '283105000', '28310-', '28310 5000'],
      ...['28310, NC', '28310 nc'],
    ]) {
      expect(areaIdOf({ text: zip })).toBe('NC182')
    }
  })

  it.each(['1', '2831', '283101', '28310-50000', '2831O'])('is not guessed from “%s”', (text) => {
    expect(['incomplete', 'unknown']).toContain(find(text).kind)
  })

  it.each(['99999', '00000', '00502', '34190'])('is unlisted if the table lacks %s', (zip) => {
    expect(find(zip)).toEqual({ kind: 'unlisted', zip })
    expect(stationNote(find(zip))).toBe(`${zip} is not in the 2026 table. Check the ZIP.`)
  })

  it.each(['00601', '09096', '34002', '96201', '96929', '96799', '00802'])(
    'gets the overseas allowance at %s, and no BAH rate',
    (zip) => {
      expect(find(zip)).toEqual({ kind: 'overseas', name: zip })
      expect(stationNote(find(zip))).toMatch(/^For housing pay this counts as overseas\. OHA/)
    },
  )

  it('that is overseas sends a family that stays in the U.S. to its own ZIP code', () => {
    expect(stationNote(find('96201'))).toContain(
      'Tour without the family? Type the ZIP code where the family lives in the U.S.',
    )
  })

  it('is found by each current and earlier name, alone or among choices', () => {
    for (const { id, name, earlierNames = [], state, area } of installations.rows) {
      for (const known of [name, ...earlierNames]) {
        const station = find(`${known}, ${state}`)
        const ids = station.kind === 'choices' ? station.choices.map((post) => post.id) : [id]
        expect(ids, known).toContain(id)
        if (station.kind === 'area') expect(station.area.id, known).toBe(area)
        else expect(station.kind, known).toBe('choices')
      }
      expect(areaIdOf({ text: name, chosenId: id })).toBe(area)
    }
  })

  it('is found by its 2023 name without a choice', () => {
    for (const { id, nameOf2023 } of postNames.rows) {
      const area = installations.rows.find((post) => post.id === id)?.area
      expect(areaIdOf({ text: nameOf2023 }), nameOf2023).toBe(area)
    }
  })

  it('is found in any case, with "Ft.", without periods, and with its state', () => {
    for (const text of [
      'ft. bragg',
      'FORT BRAGG',
      'Fort Bragg, NC',
      'fort bragg, north carolina',
      'Fort Bragg North Carolina',
      'Fort Bragg NC',
    ]) {
      expect(areaIdOf({ text })).toBe('NC182')
    }
    expect(areaIdOf({ text: 'Ft.Bragg' })).toBe('NC182')
    expect(areaIdOf({ text: 'Ft AP Hill' })).toBe(areaIdOf({ text: 'Fort A.P. Hill' }))
    expect(areaIdOf({ text: 'Dyess Air Force Base' })).toBe('TX270')
  })

  it('is found by its short name, alone or among choices', () => {
    expect(titles('JBSA')).toEqual([
      'Joint Base San Antonio-Fort Sam Houston, TX',
      'Joint Base San Antonio-Lackland, TX',
      'Joint Base San Antonio-Randolph, TX',
    ])
    for (const [text, whole] of [
      ['NS Mayport', 'Naval Station Mayport'],
      ['NAVSTA Norfolk', 'Naval Station Norfolk'],
      ['NSB Kings Bay', 'Naval Submarine Base Kings Bay'],
      ['NB Coronado', 'Naval Base Coronado'],
    ] as const) {
      expect(areaIdOf({ text }), text).toBe(areaIdOf({ text: whole }))
      expect(find(text).kind, text).toBe('area')
    }
    expect(areaIdOf({ text: 'MCBH' })).toBe('HI408')
    expect(areaIdOf({ text: '29palms' })).toBe('CA032')
    for (const text of ['29 Palms', '29 Palms, CA', '29palms California']) {
      expect(areaIdOf({ text }), text).toBe('CA032')
    }
    for (const text of ['Camp Humphreys', 'Kadena AB', 'CFAY', 'GTMO']) {
      expect(stationNote(find(text)), text).toMatch(
        /^For housing pay this counts as overseas\. OHA/,
      )
    }
  })

  it('in Washington, D.C., is found by a name that ends in “Washington”', () => {
    for (const [text, name] of [
      [
        'Naval Support Activity Washington',
        'Naval Support Activity Washington (Washington Navy Yard), DC',
      ],
      ['NSA Washington', 'Naval Support Activity Washington (Washington Navy Yard), DC'],
      ['Marine Barracks, Washington', 'Marine Barracks Washington, DC'],
    ] as const) {
      expect(find(text), text).toMatchObject({ kind: 'area', name })
    }
    expect(titles('Joint Base Anacostia-Bolling, Washington')).toEqual([
      'Joint Base Anacostia-Bolling, DC',
    ])
    expect(find('Fort Carson, Washington').kind).toBe('unknown')
  })

  it('is found by its name with its ZIP code, which decides where they differ', () => {
    expect(find('Fort Carson, CO 80913')).toMatchObject({
      kind: 'area',
      name: 'Fort Carson, CO',
      area: { id: 'CO046' },
    })
    expect(areaIdOf({ text: 'Fort Carson, Colorado 80913-1234' })).toBe('CO046')
    expect(areaIdOf({ text: 'Fort Carson, CO 28310' })).toBe('NC182')
    expect(areaIdOf({ text: 'Colorado Springs, CO 80913' })).toBe('CO046')
    expect(find('Fort Carson, CO 99999')).toEqual({ kind: 'unlisted', zip: '99999' })
    expect(find('Camp Humphreys, APO AP 96271').kind).toBe('overseas')
  })

  it('is offered as a choice while only part of its name is typed', () => {
    expect(titles('fort bra')).toEqual(['Fort Bragg, NC'])
    expect(titles('dyes')).toEqual(['Dyess AFB, TX'])
  })

  it('is looked up in all states if none is known', () => {
    const station = find('naval sta')
    expect(station.kind).toBe('choices')
    expect(stationNote(station)).toBe('Which one?')
    expect(
      station.kind === 'choices' && station.choices.length + station.hiddenCount,
    ).toBeGreaterThan(12)
    expect(titles('naval station nor')).toContain('Naval Station Norfolk, VA')
  })

  it('is the whole installation if all its parts share one rate, or the part that is named', () => {
    const station = { kind: 'area', name: 'Joint Base Lewis-McChord, WA' }
    expect(find('JBLM')).toMatchObject(station)
    expect(find('Joint Base Lewis-McChord', { region: 'WA' })).toMatchObject(station)
    expect(find('McChord AFB')).toMatchObject({
      kind: 'area',
      name: 'Joint Base Lewis-McChord (McChord Field), WA',
    })
  })

  it('is found with its country', () => {
    for (const text of ['Fort Meade MD USA', 'Fort Meade, MD, U.S.', 'Fort Meade, MD 20755, USA']) {
      expect(areaIdOf({ text }), text).toBe(areaIdOf({ text: 'Fort Meade, MD' }))
    }
    for (const country of ['USA', 'United States', 'the United States of America']) {
      expect(areaIdOf({ text: `Travis AFB, CA, ${country}` }), country).toBe(
        areaIdOf({ text: 'Travis AFB, CA' }),
      )
    }
    for (const text of ['Camp Humphreys, South Korea', 'Camp Humphreys, Korea']) {
      expect(titles(text), text).toEqual(['USAG Humphreys, Korea'])
    }
  })

  it('is unknown if no name matches', () => {
    expect(find('Fort Nowhere').kind).toBe('unknown')
    expect(stationNote(find('Fort Nowhere'))).toBe(
      'We have no duty station by this name. Type its ZIP code instead. Overseas, use the ZIP of its military mail (APO or FPO).',
    )
    expect(find('???').kind).toBe('unknown')
    expect(find('  ').kind).toBe('blank')
  })

  it('is overseas for a move overseas, whatever its name, and for an overseas base', () => {
    expect(find('', { region: 'overseas' })).toEqual({ kind: 'overseas', name: 'Overseas' })
    expect(find('Clay Kaserne', { region: 'overseas' }).kind).toBe('overseas')
    expect(find('Andersen', { region: 'GU' }).kind).toBe('overseas')
    expect(find('Ramstein Air Base')).toEqual({
      kind: 'overseas',
      name: 'Ramstein Air Base, Germany',
    })
  })

  it('is overseas if it is typed with its territory', () => {
    for (const text of [
      ...['Andersen AFB, Guam', 'Andersen AFB, GU', 'Camp Blaz, Guam', 'Camp Blaz Guam'],
      ...['Fort Buchanan, PR', 'Fort Buchanan, Puerto Rico', 'fort buchanan puerto rico'],
    ]) {
      expect(find(text), text).toEqual({ kind: 'overseas', name: text })
      expect(find(text, { region: 'TX' }).kind, text).toBe('overseas')
    }
  })

  it('needs confirmation if the move is to another state', () => {
    const station = find('Fort Bragg', { region: 'TX' })
    expect(station).toMatchObject({ kind: 'choices', choices: [{ title: 'Fort Bragg, NC' }] })
    expect(stationNote(station)).toBe('Do you mean this one?')
    expect(find('Fort Bragg, NC', { region: 'TX' }).kind).toBe('area')
  })

  it('lists names that begin with the typed text first, and shows a matching earlier name', () => {
    const station = find('fort')
    expect(
      station.kind === 'choices' && station.choices.every(({ title }) => title.startsWith('Fort ')),
    ).toBe(true)
    expect(find('wadswor')).toMatchObject({ choices: [{ earlierName: 'Fort Wadsworth' }] })
  })

  it('is looked up in the state of the move first', () => {
    const station = find('Lewis', { region: 'WA' })
    expect(
      station.kind === 'choices' && station.choices.every(({ title }) => title.endsWith(', WA')),
    ).toBe(true)
  })
})

describe('A rate', () => {
  const ketchikan = areaOf('AK400')!

  it('is the published one, with the O-7 rate for O-8 to O-10', () => {
    const area = areaOf('AK400')
    if (!area) throw new Error('no area')
    expect(rateOf(area, 'E-5', true)).toBe(2868)
    expect(rateOf(area, 'E-5', false)).toBe(2151)
    for (const grade of ['O-7', 'O-8', 'O-9', 'O-10'] as const) {
      expect(rateOf(area, grade, true)).toBe(4065)
    }
  })

  it('is compared as a monthly difference', () => {
    const last = '2026-12-31'
    expect(rateDifference(2000, 3500, last)).toBe(
      'At 2026 rates, the new station pays $1,500 more a month.',
    )
    expect(rateDifference(3500, 2000, last)).toBe(
      'At 2026 rates, the new station pays $1,500 less a month.',
    )
    expect(rateDifference(2001, 2001, last)).toBe('Both stations pay the same.')
  })

  it.each(['2027-01-01', '2027-12-31'])('is worded in the past tense on %s', (today) => {
    expect(rateDifference(2000, 3500, today)).toBe(
      'In 2026 the new station paid $1,500 more a month.',
    )
    expect(rateDifference(3500, 2000, today)).toBe(
      'In 2026 the new station paid $1,500 less a month.',
    )
    expect(rateDifference(2001, 2001, today)).toBe('In 2026 both stations paid the same.')
    expect(newAreaSentence(ketchikan, 2556, 'E-5', true, today)).toBe(
      'In your new area BAH for E-5 with dependents was $2,556 a month in 2026.',
    )
    expect(monthly(2556, today)).toBe('$2,556 a\u00a0month in 2026')
  })

  it('has a sentence for the choice between buying and renting', () => {
    expect(newAreaSentence(ketchikan, 2556, 'E-5', true, '2026-12-31')).toBe(
      'In your new area BAH for E-5 with dependents is $2,556 a month in 2026.',
    )
  })

  it.each([
    ['2026-12-31', '2026 rates, valid through Dec 31, 2026.'],
    [
      '2027-01-01',
      'These are last year’s figures: the rates of 2026 ended on Dec 31, 2026. Look up today’s rate.',
    ],
    [
      '2027-12-31',
      'These are last year’s figures: the rates of 2026 ended on Dec 31, 2026. Look up today’s rate.',
    ],
    [
      '2028-01-01',
      'These are old figures: the rates of 2026 ended on Dec 31, 2026. Look up today’s rate.',
    ],
  ])('says on %s whether its year is over', (today, line) => {
    expect(yearLine(today)).toBe(line)
  })
})

describe('A housing area', () => {
  it('has a readable name, corrected where the table is wrong', () => {
    expect(areaNameOf('NC182')).toBe('Fort Bragg/Pope, NC')
    expect(areaNameOf('KS101')).toBe('Wichita/McConnell Air Force Base, KS')
    expect(areaNameOf('NH194')).toBe('Portsmouth, NH/Kittery, ME')
    expect(areaNameOf('DC053')).toBe('Washington, DC Metro Area')
    expect(areaNameOf('MA151')).toBe('Martha’s Vineyard, MA')
    expect(areaNameOf('LA326')).toBe('St Mary and Terrebonne, LA')
    expect(areaNameOf('GA073')).toBe('Fort Gordon, GA')
    expect(areaNameOf('MT175')).toBe('Malmstrom Air Force Base/Great Falls, MT')
    for (const area of bahRates.rows) expect(areaName(area)).not.toMatch(/[A-Z]{3,}/)
  })

  it('is explained if it is a county cost group', () => {
    const group = areaOf(areaCodeOf('71602'))
    expect(group && areaName(group)).toBe('County Cost Group 560')
    expect(group && areaNotes(group, '2026-11-26')[0]).toMatch(/^This is a county cost group: /)
  })

  it('says that Abilene has a temporary higher rate, and after that year that it had one', () => {
    const abilene = areaOf('TX270')
    if (!abilene) throw new Error('no area')
    expect(['2026-05-15', '2026-05-16', '2027-01-01'].map((day) => isUnsure(abilene, day))).toEqual(
      [false, true, true],
    )
    expect(areaNotes(abilene, '2026-05-15')).toEqual([])
    const cautionOn = (day: string) =>
      newAreaSentence(abilene, 2001, 'E-5', true, day).replace(/^.* in 2026\./, '')
    expect(['2026-05-15', '2026-05-16', '2027-01-01'].map(cautionOn)).toEqual([
      '',
      ' It may be higher: look it up.',
      ' It may have been higher.',
    ])
    expect(areaNotes(abilene, '2026-05-16')[0]).toMatch(/temporary higher rate from May 16, 2026/)
    expect(areaNotes(abilene, '2026-12-31')[0]).toMatch(/has a temporary .* may be higher than/)
    for (const day of ['2027-01-01', '2027-12-31']) {
      expect(areaNotes(abilene, day)).toEqual([
        'Abilene/Dyess Air Force Base, TX had a temporary higher rate from May 16, 2026 to Dec 31, 2026. We do not have its amounts, so the rate then may have been higher than this one.',
      ])
    }
  })
})
