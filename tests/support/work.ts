import { work, type WorkRecord } from '@/schemas/my-work/work'

/** One plain job of My Work, with the fields that a test overrides. */
export const buildWork = (overrides: Partial<WorkRecord> = {}): WorkRecord => ({
  ...work.parse({ title: 'Nurse', start: '2023-06' }),
  id: '1',
  createdAt: '2026-11-20T20:00:00.000Z',
  updatedAt: '2026-11-20T20:00:00.000Z',
  ...overrides,
})
