import { childCareOption, type ChildCareRecord } from '@/schemas/my-move/child-care'

/** A child care option: a program with Mia on its waiting list. */
export const buildChildCare = (overrides: Partial<ChildCareRecord> = {}): ChildCareRecord => ({
  ...childCareOption.parse({
    program: 'Lewis Main Center',
    forWhom: 'Mia',
    status: 'on-list',
    askedOn: '2026-11-20',
  }),
  id: '1',
  createdAt: '2026-11-20T18:00:00.000Z',
  ...overrides,
})
