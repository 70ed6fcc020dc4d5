import { describe, expect, it } from 'vitest'
import { minuteOfDay } from '@/schemas/job-search/interviews-ahead'

describe('A time in free text', () => {
  it.each([
    ['9:00', 540],
    ['10:00 Pacific', 600],
    ['14:30', 870],
    ['2 pm', 840],
    ['2:15 P.M. EST', 855],
    ['12 am', 0],
    ['12:30pm', 750],
    ['1–2 pm', 780],
    ['1 to 2:30 P.M.', 780],
    ['11-1 pm', 660],
    ['12-1 pm', 720],
    ['11:30 pm – 1 am', 1410],
    ['11:30–1 am', 1410],
    ['9-10:30 am', 540],
    ['10:00 – 11:00', 600],
    ['14:00-15:00 Pacific', 840],
  ])('is parsed to a minute of the day: %s', (time, minute) => {
    expect(minuteOfDay(time)).toBe(minute)
  })

  it.each(['', 'after lunch'])('sorts last if it names no hour: "%s"', (time) => {
    expect(minuteOfDay(time)).toBe(Infinity)
  })
})
