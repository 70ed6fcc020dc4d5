import { militaryOneSource, veteransCrisisLine } from '@/data/sources/help'
import type { Fact } from '@/schemas/fact'

/* Phone lines, each dated figure once; copy inserts its `text`. */

export const militaryOneSourcePhone: Fact = {
  id: 'military-onesource-phone',
  text: '800-342-9647',
  source: militaryOneSource,
  lastReviewed: '2026-11-21',
  pace: 'contact',
}

export const crisisLine: Fact = {
  id: 'crisis-line',
  text: 'dial 988, then press 1',
  source: veteransCrisisLine,
  lastReviewed: '2026-11-23',
  pace: 'contact',
}
