import { describe, expect, it } from 'vitest'
import { NO_REVIEW } from '@/engine/model/reviewed'
import { groupNote, sourceNote } from '@/engine/model/source-note'
import { sourcePage } from '../../support/source-page'

const month = 'November 2026'
const november = '2026-11-21'
const read = (title: string) => sourcePage(title, november)

it('One source collapses under its count, and so do several', () => {
  const law = [read('Law')]
  const line = `Reviewed ${month} · 1 source`
  expect(sourceNote({ month, sources: law })).toEqual({ line, collapsed: [{ sources: law }] })
  const sources = [read('Law'), read('Map'), read('Blog')]
  expect(sourceNote({ month, sources })).toEqual({
    line: `Reviewed ${month} · 3 sources`,
    collapsed: [{ sources }],
  })
})

it('The line counts the sources that were not checked', () => {
  const lineOf = (...sources: ReturnType<typeof sourcePage>[]) =>
    sourceNote({ month: undefined, sources }).line
  expect(lineOf(sourcePage('Law'))).toBe('1 source, not checked by us yet')
  expect(lineOf(sourcePage('Law'), sourcePage('Map'))).toBe('2 sources, not checked by us yet')
  expect(lineOf(read('Law'), sourcePage('Map'), read('Blog'))).toBe(
    '3 sources, 1 not checked by us yet',
  )
})

it('A source counts once, however often it is listed', () => {
  expect(sourceNote({ month, sources: [read('Law'), read('Law')] }).line).toBe(
    `Reviewed ${month} · 1 source`,
  )
})

it('A month or a source that is already shown for several entries is left out', () => {
  expect(sourceNote({ month, sources: [] })).toEqual({
    line: `Last reviewed ${month}`,
    collapsed: [],
  })
  expect(sourceNote({ month: undefined, sources: [read('Law')] }).line).toBe('1 source')
})

it('Without a review the note is empty', () => {
  expect(sourceNote(NO_REVIEW)).toEqual({ line: '', collapsed: [] })
})

const entry = (name: string, titles: readonly string[], day = november) => {
  const [source = sourcePage(name, day), ...alsoFrom] = titles.map((title) =>
    sourcePage(title, day),
  )
  return { name, source, alsoFrom, lastReviewed: day }
}
const unread = { name: 'Bell', source: sourcePage('Bell') }
const titlesIn = (note: ReturnType<typeof groupNote>) =>
  note.collapsed.map(({ name, sources }) => [name, ...sources.map(({ title }) => title)])

describe('The review note of a group', () => {
  it('is one short line if all entries have the same review', () => {
    const note = groupNote([entry('Kite', ['Paper']), entry('Mill', ['Paper'])])
    expect(note.line).toBe('Reviewed November 2026 · 1 source')
    expect(titlesIn(note)).toEqual([[undefined, 'Paper']])
  })

  it('lists the sources by entry if they differ, and counts each source once', () => {
    const rows = [entry('Kite', []), entry('Mill', ['Paper', 'Blog']), entry('Drum', ['Paper'])]
    const note = groupNote(rows)
    expect(note.line).toBe('Reviewed November 2026 · 3 sources')
    expect(titlesIn(note)).toEqual([
      ['Kite', 'Kite'],
      ['Mill', 'Paper', 'Blog'],
      ['Drum', 'Paper'],
    ])
  })

  it('counts the sources that were not checked, and lists them with the others', () => {
    const note = groupNote([entry('Kite', ['Paper']), unread])
    expect(note.line).toBe('Reviewed November 2026 · 2 sources, 1 not checked by us yet')
    expect(titlesIn(note)).toEqual([
      ['Kite', 'Paper'],
      ['Bell', 'Bell'],
    ])
    expect(groupNote([]).line).toBe('')
  })

  it('shows the oldest month if they differ, and each entry with its own', () => {
    const rows = [
      entry('Kite', []),
      entry('Mill', [], '2026-09-02'),
      entry('Drum', [], '2026-10-01'),
      unread,
    ]
    const note = groupNote(rows)
    expect(note.line).toBe('Reviewed September 2026 or later · 4 sources, 1 not checked by us yet')
    expect(note.collapsed.map(({ name }) => name)).toEqual([
      'Kite (November 2026)',
      'Mill (September 2026)',
      'Drum (October 2026)',
      'Bell',
    ])
  })

  it('leaves out entries that have no source, such as general advice', () => {
    const note = groupNote([entry('Rent', ['Law']), { name: 'Be kind' }])
    expect(note.line).toBe('Reviewed November 2026 · 1 source')
    expect(titlesIn(note)).toEqual([['Rent', 'Law']])
    expect(groupNote([{ name: 'Be kind' }]).line).toBe('')
  })
})
