import type { Fact } from '@/schemas/fact'

/* Phone lines, each dated figure once; copy inserts its `text`. */

export const militaryOneSourcePhone: Fact = {
  id: 'military-onesource-phone',
  text: '800-342-9647',
  source: {
    title: 'Military OneSource',
    url: 'https://www.militaryonesource.mil/',
    seen: true,
  },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}

export const crisisLine: Fact = {
  id: 'crisis-line',
  text: 'dial 988, then press 1',
  source: {
    title: 'Veterans and Military Crisis Line',
    url: 'https://www.veteranscrisisline.net/',
    seen: false,
  },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}
