import { describe, expect, it, vi } from 'vitest'
import { greeting } from '@/screens/dashboard/greeting'

/** The greeting at a local time. */
const greetingAt = (hour: number, minute: number, second = 0, name = '') =>
  greeting(new Date(2026, 10, 21, hour, minute, second), name)

describe('The greeting', () => {
  it.each([
    { time: '00:00', expected: 'Good morning' },
    { time: '11:59', expected: 'Good morning' },
    { time: '12:00', expected: 'Good afternoon' },
    { time: '17:59', expected: 'Good afternoon' },
    { time: '18:00', expected: 'Good evening' },
    { time: '23:59', expected: 'Good evening' },
  ])('at $time is $expected', ({ time, expected }) => {
    expect(greeting(new Date(`2026-11-21T${time}`), '')).toBe(expected)
  })

  it('does not change a second before noon or 6 PM', () => {
    expect(greetingAt(11, 59, 59)).toBe('Good morning')
    expect(greetingAt(17, 59, 59)).toBe('Good afternoon')
  })

  it.each([
    { zone: 'Pacific/Honolulu', local: 7, expected: 'Good morning' },
    { zone: 'America/New_York', local: 12, expected: 'Good afternoon' },
    { zone: 'Europe/Berlin', local: 18, expected: 'Good evening' },
  ])('at the same instant is $expected in $zone', ({ zone, local, expected }) => {
    vi.stubEnv('TZ', zone)
    const instant = new Date('2026-11-21T17:00:00.000Z')
    expect(instant.getHours(), 'the test really runs in that zone').toBe(local)
    expect(greeting(instant, '')).toBe(expected)
  })

  it('uses the name that people gave, without surrounding whitespace', () => {
    expect(greetingAt(9, 0, 0, 'Jamie')).toBe('Good morning, Jamie')
    expect(greetingAt(9, 0, 0, '  María José ')).toBe('Good morning, María José')
  })

  it.each(['', '   ', '\t\n'])('has no comma if the name is %j', (name) => {
    expect(greetingAt(9, 0, 0, name)).toBe('Good morning')
  })
})
