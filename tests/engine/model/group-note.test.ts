import { describe, expect, it } from 'vitest'
import { groupNote, groupNoteOfTexts } from '@/engine/model/group-note'

const november = '2026-11-21'
const page = (title: string, seen?: string) => ({ title, url: 'https://a.example/', seen })
const link = (name: string, sources: readonly string[], day = november) => {
  const [source = name, ...others] = sources
  return {
    name,
    source: page(source, day),
    alsoFrom: others.map((title) => page(title, day)),
    lastReviewed: day,
  }
}
const unread = { name: 'Bell', source: page('Bell'), lastReviewed: november }

describe('What the links of a group were last held against', () => {
  it('is one short line where all say the same, as where each is its own source', () => {
    expect(groupNote([link('Kite', []), link('Mill', [])])).toEqual({
      line: 'Last reviewed November 2026',
      folded: [],
    })
    expect(groupNote([link('Kite', ['Paper']), link('Mill', ['Paper'])])).toEqual({
      line: 'Last reviewed November 2026 · Source: Paper',
      folded: [],
    })
  })

  it('folds by the names of the links where they differ, and counts a page once', () => {
    const rows = [link('Kite', []), link('Mill', ['Paper', 'Blog']), link('Drum', ['Paper'])]
    expect(groupNote(rows)).toEqual({
      line: 'Reviewed November 2026 · 3 sources',
      folded: ['Kite: its own site', 'Mill: Paper; Blog', 'Drum: Paper'],
    })
  })

  it('says how many were read where somebody has not read all, and claims nothing for the others', () => {
    expect(groupNote([link('Kite', ['Paper']), unread])).toEqual({
      line: '1 of 2 reviewed November 2026 · 1 source',
      folded: ['Kite: Paper'],
    })
    expect(groupNote([unread, unread]).line).toBe('')
    expect(groupNote([]).line).toBe('')
  })

  it('names the oldest month where they were read in several, and each of them with its own', () => {
    const rows = [link('Kite', []), link('Mill', [], '2026-09-02'), link('Drum', [], '2026-10-01')]
    expect(groupNote(rows)).toEqual({
      line: 'Reviewed September 2026 or later · 3 sources',
      folded: [
        'Kite (November 2026): its own site',
        'Mill (September 2026): its own site',
        'Drum (October 2026): its own site',
      ],
    })
  })
})

describe('What several texts were last held against', () => {
  it('names those that rest on a page where others, as a word of advice, rest on none', () => {
    const texts = [link('Rent', ['Law']), { name: 'Be kind' }]
    expect(groupNoteOfTexts(texts)).toEqual({
      line: 'Reviewed November 2026 · 1 source',
      folded: ['Rent: Law'],
    })
    expect(groupNoteOfTexts([{ name: 'Be kind' }]).line).toBe('')
    expect(groupNoteOfTexts([link('Rent', ['Law'])]).line).toBe(
      'Last reviewed November 2026 · Source: Law',
    )
  })
})
