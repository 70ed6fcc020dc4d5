/*
 * What the example module of docs/adding-a-module.md contributes to other parts of the product. `extending.test.ts`
 * runs this in the copy that has the module.
 */
import { expect, it } from 'vitest'
import { buildIndex } from '@/app/palette/build-index'
import { allDue, dueIn } from '@/engine/due/due'
import { loadContributions } from '@/engine/screen/modules'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { migrations } from '@/schemas/account/migrations'
import { fullBackup } from '@/screens/account/user-data/data-files'
import { exportCalendar } from '@/screens/my-move/calendar/export-calendar'
import { recordDays } from '@/screens/my-move/calendar/record-days'
import { storageTable } from '@/screens/storage-table'

const TODAY = '2026-11-25'
const shift = {
  id: 's1',
  createdAt: '2026-11-20T10:00:00.000Z',
  place: 'Food bank',
  day: '2026-11-26',
  kind: 'event',
  hours: 3,
  notes: '',
}

const storage = memoryStorage()
storage.setItem('volunteerShifts', JSON.stringify([shift]))
const repository = createRepository({ storage, isDurable: true }, migrations)
const { load } = repository

it('What Now shows the shifts that are due', async () => {
  const sources = await loadContributions(({ due }) => due)
  const thisWeek = dueIn('thisWeek', allDue(sources, load, TODAY), TODAY)
  expect(thisWeek).toMatchObject([{ title: 'Volunteer Shift: Food bank' }])
})

it('The calendar file includes the shifts', async () => {
  const days = await recordDays(load, TODAY)
  const { text } = exportCalendar({}, days, 'm1', new Date(2026, 10, 25))
  expect(text).toContain('Volunteer shift: Food bank')
})

it('The binder includes a table of the shifts', async () => {
  const sources = await loadContributions(({ binder }) => binder)
  const tables = sources.map(({ of, derive }) => derive(of.map(load), TODAY))
  expect(tables).toContainEqual(
    expect.objectContaining({ title: 'Volunteer Shifts', rows: [['Food bank', 'Nov 26, 2026']] }),
  )
})

it('A backup includes the shifts, and the storage table of the privacy page lists them', () => {
  expect(fullBackup(repository).text).toContain('Food bank')
  expect(storageTable).toContainEqual({
    key: 'volunteerShifts',
    holds: 'The hours you volunteered.',
  })
})

it('The search finds the shifts and the links of the module', async () => {
  const { groups } = await buildIndex(load)
  const titles = groups.flatMap(({ entries }) => entries.map(({ title }) => title))
  expect(titles).toContain('Food bank')
  expect(titles).toContain('American Red Cross')
})
