import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { calendarDay } from '@/engine/calendar-day'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { defineDataset } from '@/engine/model/dataset'
import { defineEntity } from '@/engine/model/entity'
import { optionalText, requiredDay, requiredText, wholeNumber } from '@/engine/model/rules'
import { derived } from '@/engine/model/derived'
import { defineScreen, type ScreenEntry } from '@/engine/screen/screen'
import { vocabulary } from '@/engine/model/vocabulary'
import { linksView } from '@/engine/views/links/links-view'
import { listView } from '@/engine/views/list/list-view'
import { ScreenView } from '@/engine/screen/ScreenView'
import type { Link } from '@/schemas/content/link'
import { setToday } from '../support/days'

/* The module of docs/adding-a-module.md, made of only an entity, a dataset and a config. */

const shiftKind = vocabulary({ event: 'Event', weekly: 'Weekly', remote: 'Remote' })

const volunteerShifts = defineEntity({
  key: 'volunteerShifts',
  noun: ['volunteer shift', 'volunteer shifts'],
  schema: z.object({
    place: requiredText('Enter where you helped.'),
    day: requiredDay('Enter the day.'),
    kind: z._default(shiftKind.schema, 'event'),
    hours: wholeNumber(0, 24),
    notes: optionalText(),
  }),
  keepsUpdatedAt: false,
  describe: ({ place }) => place,
  fields: {
    place: { label: 'Place', input: 'text' },
    day: { label: 'Day', input: 'date', initial: calendarDay },
    kind: { label: 'Kind', input: 'select', options: shiftKind },
    hours: { label: 'Hours', input: 'number', min: 0, max: 24 },
    notes: { label: 'Notes', input: 'textarea' },
  },
})

const volunteerLinks = defineDataset<Link>('volunteer-links', [
  {
    id: 'american-red-cross',
    name: 'American Red Cross',
    url: 'https://www.redcross.org/',
    description: 'Many installations have a Red Cross office that trains volunteers.',
    group: 'National',
  },
])

const config = defineScreen({
  stats: [
    derived([volunteerShifts], ([shifts]) => [{ label: 'Shifts', value: String(shifts.length) }]),
  ],
  tabs: [
    {
      id: 'shifts',
      label: 'My Shifts',
      views: [
        listView(volunteerShifts, {
          title: 'Your shifts',
          search: ['place', 'notes'],
          filters: ['kind'],
          addLabel: 'Add Shift',
          card: { title: 'place', badge: { field: 'kind', tones: {} }, details: ['day', 'hours'] },
          form: {
            addTitle: 'Add Shift',
            editTitle: 'Edit Shift',
            fields: ['place', 'day', 'kind', 'hours', 'notes'],
          },
          empty: {
            title: 'No shifts yet',
            text: 'Volunteer work belongs on a resume. Write it down while you remember it.',
            action: 'Add Your First Shift',
          },
          deleteQuestion: 'Delete this shift?',
          searchIcon: 'i-lucide-heart-handshake',
        }),
      ],
    },
    {
      id: 'places',
      label: 'Places to Help',
      views: [linksView(volunteerLinks, { title: 'Places to Help', groupBy: 'group' })],
    },
  ],
})

const entry: ScreenEntry = {
  id: 'volunteering',
  order: 80,
  path: '/app/volunteering',
  title: 'Volunteering',
  navLabel: 'Volunteering',
  icon: 'i-lucide-heart-handshake',
  summary: 'Keep track of the hours you give, and find where help is needed.',
  searchWords: 'charity service unpaid',
  stores: [{ key: 'volunteerShifts', holds: 'The hours you volunteered.' }],
  load: () => Promise.resolve({ default: config }),
}

it('A module of an entity, a dataset and a config adds, counts and stores records and shows links', async () => {
  setToday('2026-11-23')
  const { hook, searchHook } = memoryLocation({ path: entry.path })
  const user = userEvent.setup()
  render(
    <Router hook={hook} searchHook={searchHook}>
      <RepositoryProvider repository={createRepository()}>
        <Suspense>
          <ScreenView entry={entry} screen={config} />
        </Suspense>
      </RepositoryProvider>
    </Router>,
  )

  await user.click(await screen.findByRole('button', { name: 'Add Your First Shift' }))
  await user.type(await screen.findByRole('textbox', { name: /^Place/ }), 'Food bank')
  await user.clear(screen.getByLabelText(/^Hours/))
  await user.type(screen.getByLabelText(/^Hours/), '3')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('heading', { name: 'Food bank' })).toBeTruthy()
  expect(screen.getByText('Shifts').nextSibling?.textContent).toBe('1')
  expect(JSON.parse(localStorage.getItem('volunteerShifts') ?? '[]')).toMatchObject([
    { place: 'Food bank', kind: 'event', hours: 3, day: '2026-11-23' },
  ])

  await user.click(screen.getByRole('tab', { name: 'Places to Help' }))
  expect(await screen.findByRole('link', { name: /American Red Cross/ })).toBeTruthy()
})
