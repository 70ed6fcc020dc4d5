import { describe, expect, it } from 'vitest'
import { datasets } from '@/data/registry'
import { glossary } from '@/data/glossary'
import type { Screen } from '@/engine/screen/screen'
import type { View } from '@/engine/views/view-kinds'
import { region } from '@/schemas/my-move/region'
import { loadedScreens, viewsOf } from '../support/loaded-screens'
import { textsWithin } from '../support/texts-within'

const loaded = loadedScreens.map(({ screen, ...entry }) => ({
  id: entry.id,
  texts: textsWithin([entry, withoutTerms(screen)]),
  explained: termsOf(screen),
}))

/** Abbreviations that everyone knows. */
const EVERYDAY = 'QR US USA BI MIT ID IT HR ZIP FAQ TV OK MB IP HTML CSS SQL LLC FBI'.split(' ')
/** Names that nobody spells out: of groups, sites, exams, certificates and the phone line 833-MIL-MOVE. */
const NAMES = (
  'AAPC ADHA AICPA ARELLO ASWB CG CIMA FEDweek FSAFEDS GCFGlobal HOMES MIL MOS MOVE NASDTEC NASW NBCC NCBE NCLEX NCSBN NF NIC ' +
  'PCSed PCSgrades PL REALTORS RN SCORE SCP START SUPRT TEACH TRAIN USAFacts'
).split(' ')

/** Datasets with place names as the services and the published table write them. */
const PLACES = ['bah-rates', 'installations', 'overseas-posts']

describe('A glossary term', () => {
  it('is explained on every screen that uses it', () => {
    const problems = loaded.flatMap(({ id, texts, explained }) =>
      glossary.rows
        .filter(({ id: term, short }) => uses(texts, short) && !explained.includes(term))
        .map(({ id: term, short }) => `${id} uses ${short}: add '${term}' to its termsView`),
    )
    expect(problems).toEqual([])
  })

  it('is not explained where it is not used', () => {
    const problems = loaded.flatMap(({ id, texts, explained }) =>
      explained
        .filter((term) => !glossary.rows.some((row) => row.id === term && uses(texts, row.short)))
        .map((term) => `${id} does not use "${term}": take it out of its termsView`),
    )
    expect(problems).toEqual([])
  })

  it('exists for every abbreviation that a dataset does not spell out', () => {
    const known = [
      ...glossary.rows.map(({ short }) => short),
      ...EVERYDAY,
      ...NAMES,
      ...region.values,
    ]
    const problems = datasets.flatMap(({ dataset }) => {
      if (PLACES.includes(dataset.name)) return []
      const texts = textsWithin(dataset.rows)
      const words = new Set(texts.match(/\b[A-Z]{2,}[A-Za-z]*\b/g))
      return [...words]
        .filter((word) => !known.includes(word))
        .filter((word) => !texts.includes(`(${word}`) && !texts.includes(`${word} (`))
        .map((word) => `${dataset.name}: say what ${word} stands for, or add it to the glossary`)
    })
    expect(problems).toEqual([])
  })
})

/** Whether a text uses a term. The VA in "Norfolk, VA" is a state, not the agency. */
function uses(texts: string, short: string) {
  return new RegExp(`(?<!, )\\b${short}\\b`).test(texts)
}

function termsOf(screen: Screen): string[] {
  return viewsOf(screen).flatMap((view) =>
    view.kind === 'terms' ? view.dataset.rows.map(({ id }) => id) : [],
  )
}

/** The screen without its glossary terms. */
function withoutTerms({ intro = [], tabs, closing = [], ...screen }: Screen): unknown {
  const other = (views: readonly View[]) => views.filter(({ kind }) => kind !== 'terms')
  return {
    ...screen,
    intro: other(intro),
    tabs: tabs.map((tab) => ({ ...tab, views: other(tab.views) })),
    closing: other(closing),
  }
}
