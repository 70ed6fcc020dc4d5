import { buildApplication } from './applications'

export const today = '2026-11-23'
export const interview = (id: string, day: string, time?: string) => ({
  id,
  kind: 'interview' as const,
  day,
  ...(time && { time }),
})
export const nurse = buildApplication({
  id: 'nurse',
  position: 'Nurse',
  history: [
    interview('late', '2026-11-30', '14:00'),
    interview('early', '2026-11-30', '9:00'),
    interview('past', '2026-09-10'),
    interview('second', '2026-12-07'),
  ],
})
export const clerk = buildApplication({
  id: 'clerk',
  position: 'Clerk',
  history: [interview('clerk', '2026-12-01')],
})
export const cook = buildApplication({ id: 'cook', history: [interview('past', '2026-10-01')] })
export const records = [nurse, clerk, cook]
