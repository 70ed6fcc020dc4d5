import { afterEach, expect, it, vi } from 'vitest'
import { expiredPromiseNote, expiredPromises, withExpiryNote } from '@/data/promises'
import { site } from '@/data/site'

const { beta, comingSoon } = site.promises
const words = `expected through ${site.betaUntil}`

afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

it('A promise is printed in its original words alone through its last day', () => {
  expect(withExpiryNote(`${words}.`, 'beta', '2026-03-31')).toBe(`${words}.`)
  expect(withExpiryNote(words, 'beta', '2025-11-01')).toBe(words)
  expect(expiredPromiseNote('comingSoon', comingSoon.lastDay)).toBeUndefined()
})

it('From the day after, the original words are followed by the current state', () => {
  expect(withExpiryNote(`${words}.`, 'beta', '2026-04-01')).toBe(
    'expected through early 2026. The beta is still on, and still free.',
  )
  expect(withExpiryNote(words, 'beta', '2030-01-01')).toBe(`${words}. ${beta.now}`)
  expect(expiredPromiseNote('comingSoon', '2026-04-01')).toBe('Both are still in the works.')
})

it('A page records which promises had passed when it was built', () => {
  expect(expiredPromises('2026-03-31')).toBe('')
  expect(expiredPromises('2026-04-01')).toBe('beta comingSoon')
})

/** The texts of the pages that print a promise, as loaded on a day. */
async function textsOn(day: string) {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00`), toFake: ['Date'] })
  vi.resetModules()
  const pages = await Promise.all([
    import('@/data/public/about'),
    import('@/data/public/faq'),
    import('@/data/public/our-apps'),
    import('@/data/public/terms'),
    import('@/data/public/welcome'),
  ])
  return pages.map((page) => JSON.stringify(page))
}

it('Every page that prints a promise follows the date, and its original words never change', async () => {
  const before = await textsOn('2026-03-31')
  const after = await textsOn('2026-04-01')
  for (const text of before) {
    expect(text).toMatch(/early 2026|Q1 2026/)
    expect(text).not.toContain(beta.now)
    expect(text).not.toContain(comingSoon.now)
  }
  const ownWords = after.map((text) =>
    text.replaceAll(` ${beta.now}`, '').replaceAll(` ${comingSoon.now}`, ''),
  )
  after.forEach((text) => expect(text).toMatch(/The beta is still on|Both are still in the works/))
  // The price is not a sentence. It gets a period only with the current state.
  expect(ownWords.map(withoutPeriods)).toEqual(before.map(withoutPeriods))
})

const withoutPeriods = (text: string) => text.replaceAll('.', '')
