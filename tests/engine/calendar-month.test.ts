import { expect, it } from 'vitest'
import {
  calendarMonth,
  isCalendarMonth,
  monthAndYear,
  monthsBetween,
} from '@/engine/calendar-month'

it('A month is a year of four digits and a month that exists', () => {
  expect(['2026-01', '2026-12', '0026-06'].every(isCalendarMonth)).toBe(true)
  expect(
    ['', '2026', '2026-13', '2026-00', '26-06', '2026-6', '-06', '2026-06-01'].some(
      isCalendarMonth,
    ),
  ).toBe(false)
})

it('Months are named, counted and taken from days', () => {
  expect(monthAndYear('2026-06')).toBe('June 2026')
  expect(monthAndYear('soon')).toBe('soon')
  expect(monthsBetween('2025-11', '2026-01')).toBe(2)
  expect(monthsBetween('2026-01', '2025-11')).toBe(-2)
  expect(() => monthsBetween('soon', '2026-01')).toThrow(RangeError)
  expect(calendarMonth('2026-11-21')).toBe('2026-11')
})
