import type { Fact } from '@/schemas/fact'

/* Figures about military families and their employers, each dated figure once; copy inserts its `text`. */

export const unemployment2021: Fact = {
  id: 'unemployment-2021',
  text: '21%',
  source: { title: 'DoD Active Duty Spouse Survey 2021, released February 2023', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}

export const unemployment2024: Fact = {
  id: 'unemployment-2024',
  text: '20%',
  source: { title: 'DoD Active Duty Spouse Survey 2024, as reported by MOAA in 2025', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}

export const msepEmployers: Fact = {
  id: 'msep-employers',
  text: 'several hundred employers (800+ reported in 2026)',
  source: { title: 'MOAA 2023 and a public page of 2026', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}

export const moveFrequency: Fact = {
  id: 'move-frequency',
  text: 'every 2-3 years',
  source: {
    title: 'USAFacts on military families; other studies say two to four years',
    seen: true,
  },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}
