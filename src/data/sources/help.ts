import type { Source } from '@/schemas/content'

/* Pages about help lines and offices that several records rest on, each once. docs/writing-data.md says how a source is written. */

export const militaryOneSource: Source = {
  title: 'Military OneSource',
  url: 'https://www.militaryonesource.mil/',
  grade: 'official',
  searched: '2026-11-25',
}
export const veteransCrisisLine: Source = {
  title: 'Veterans Crisis Line, also for service members and their families',
  url: 'https://www.veteranscrisisline.net/',
  grade: 'official',
  seen: '2026-11-23',
}
export const militaryChildCare: Source = {
  title: 'MilitaryChildCare.com',
  url: 'https://www.militarychildcare.com/',
  grade: 'official',
  searched: '2026-11-25',
}
