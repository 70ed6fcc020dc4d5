import { expect, it } from 'vitest'
import {
  addMonths,
  calendarMonth,
  isCalendarMonth,
  monthAndYear,
  monthsBetween,
} from '@/engine/calendar-month'

it('A calendar month has a four-digit year and a month from 01 to 12', () => {
  expect(['2026-01', '2026-12', '0026-06'].every(isCalendarMonth)).toBe(true)
  expect(
    ['', '2026', '2026-13', '2026-00', '26-06', '2026-6', '-06', '2026-06-01'].some(
      isCalendarMonth,
    ),
  ).toBe(false)
})

it('Months are formatted, counted, added and derived from days', () => {
  expect(monthAndYear('2026-06')).toBe('June 2026')
  expect(monthAndYear('soon')).toBe('soon')
  expect(monthsBetween('2025-11', '2026-01')).toBe(2)
  expect(monthsBetween('2026-01', '2025-11')).toBe(-2)
  expect(() => monthsBetween('soon', '2026-01')).toThrow(RangeError)
  expect(addMonths('2025-12', 1)).toBe('2026-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addMonths('2026-11', -23)).toBe('2024-12')
  expect(addMonths('2026-06', 18)).toBe('2027-12')
  expect(calendarMonth('2026-11-21')).toBe('2026-11')
})
