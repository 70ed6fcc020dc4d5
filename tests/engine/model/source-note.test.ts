import { expect, it } from 'vitest'
import { NO_REVIEW } from '@/engine/model/reviewed'
import { sourceNote } from '@/engine/model/source-note'
import { sourcePage } from '../../support/source-page'

const month = 'November 2026'
const read = (title: string) => sourcePage(title, '2026-11-21')

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
