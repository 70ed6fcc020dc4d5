import { expect, it, vi } from 'vitest'
import { derived } from '@/engine/model/derived'
import { recordDayId } from '@/engine/screen/record-days'
import type { ScreenEntry } from '@/engine/screen/screen'
import { createRepository } from '@/engine/store/repository'
import { skills } from '@/schemas/professional-dev/skill'
import { exportCalendar } from '@/screens/my-move/calendar/export-calendar'
import { readEvents } from '../../support/calendar'

/* A module with days, added to the entries before anything loads. */

const sewing: Partial<ScreenEntry> = {
  order: 80,
  days: () =>
    Promise.resolve({
      default: [
        derived([skills], ([records], today) => [
          {
            id: recordDayId('sewing', 'a.b/c'),
            title: `Sewing circle, ${records.length} skills`,
            day: today,
            note: '',
            isDone: false,
          },
          {
            id: recordDayId('sewing', 'blank'),
            title: 'A skill without a day',
            day: '',
            note: '',
            isDone: false,
          },
        ]),
      ],
    }),
}
vi.mock('@/screens/entries', async (load) => ({ ...(await load<object>()), sewing }))

it('The days of a module are in the calendar file, with UIDs that belong to no move', async () => {
  await import('@/screens')
  const { recordDays } = await import('@/screens/my-move/calendar/record-days')
  const { load } = createRepository()
  const days = await recordDays(load, '2026-11-25')
  // A record without a day has no event.
  expect(days).toHaveLength(1)
  const { text, events } = exportCalendar({}, days, 'm1', new Date(2026, 10, 25))
  expect(readEvents(text)).toMatchObject([
    {
      uid: 'sewing.a%2Eb%2Fc@milspouse-command-center',
      title: 'Sewing circle, 0 skills',
      start: '2026-11-25',
    },
  ])
  // The next move's file keeps it as it is.
  expect(exportCalendar(events, days, 'm2', new Date(2026, 10, 26)).changes).toMatchObject({
    same: 1,
    new: 0,
    cancelled: 0,
  })
})
