import { describe, expect, it } from 'vitest'
import { groupNote } from '@/engine/model/source-note'
import { sourcePage } from '../../support/source-page'

const november = '2026-11-21'
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
