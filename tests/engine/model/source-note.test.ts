import { expect, it } from 'vitest'
import { NO_REVIEW } from '@/engine/model/reviewed'
import { sourceNote } from '@/engine/model/source-note'

const month = 'November 2026'
const name = (length: number) => 'x'.repeat(length)

it('A source with a short name stands in the line', () => {
  const line = `Last reviewed ${month} · Source: ${name(40)}`
  expect(sourceNote({ month, sources: [name(40)] })).toEqual({ line, folded: [] })
})

it('A source with a long name folds', () => {
  const line = `Reviewed ${month} · 1 source`
  expect(sourceNote({ month, sources: [name(41)] })).toEqual({ line, folded: [name(41)] })
})

it('Several sources fold, however short their names are', () => {
  const sources = ['Law', 'Map', 'Blog']
  expect(sourceNote({ month, sources })).toEqual({
    line: `Reviewed ${month} · 3 sources`,
    folded: sources,
  })
})

it('What is said already for several entries is left out', () => {
  expect(sourceNote({ month, sources: [] })).toEqual({ line: `Last reviewed ${month}`, folded: [] })
  expect(sourceNote({ month: undefined, sources: ['Law', 'Map'] }).line).toBe('2 sources')
  expect(sourceNote({ month: undefined, sources: ['Law'] }).line).toBe('Source: Law')
})

it('Without a review nothing is said', () => {
  expect(sourceNote(NO_REVIEW)).toEqual({ line: '', folded: [] })
})
