import type { Page } from '@playwright/test'
import { applicationCard, hub } from '../../tests/support/job-search-hub.ts'
import { bringToTop, picture, type Picture, type Scene } from './picture.ts'
import { chooseSheet, openEntry, openHistory, readSheet } from './search-acts.ts'

type Stored = NonNullable<Scene['stored']>

/** The storage at three points of the search. */
export interface Played {
  /** Some postings wait for an application. */
  october: Stored
  /** Many applications have had no answer for a long time. */
  november: Stored
  /** The day before an interview. */
  end: Stored
}

/** A posting that the bookmarklet sent. */
const clipped = JSON.stringify({
  title: 'Grants Coordinator',
  url: 'https://jobs.example.com/postings/61',
  postings: [
    {
      title: 'Grants Coordinator',
      hiringOrganization: { name: 'Lakewood School District' },
      jobLocation: { address: { addressLocality: 'Lakewood', addressRegion: 'WA' } },
      description: 'Keep the grants of eight schools in order.',
    },
  ],
})

const heading = (page: Page, level: number, name: string | RegExp) =>
  page.getByRole('heading', { level, name })

/** The pictures of docs/searches.md. */
export function picturesOf({ october, november, end }: Played): readonly Picture[] {
  const sheet = { day: '2026-08-24', path: `${hub}?page=import` }
  const autumn = { day: '2026-10-11', stored: october }
  const last = { day: '2026-11-23', stored: end }

  const asked: Scene = {
    ...sheet,
    show: async (page) => {
      await chooseSheet(page)
      await bringToTop(heading(page, 3, 'my-search.csv'))
    },
  }
  const answered: Scene = {
    ...sheet,
    show: async (page) => {
      await readSheet(page)
      await bringToTop(heading(page, 3, 'my-search.csv'))
    },
  }
  const preview: Scene = {
    ...sheet,
    show: async (page) => {
      await readSheet(page)
      await bringToTop(heading(page, 4, 'What would be added'))
    },
  }
  const refused: Scene = {
    ...sheet,
    show: async (page) => {
      await readSheet(page)
      await bringToTop(page.getByRole('row').nth(10))
    },
  }
  const arrived: Scene = {
    ...autumn,
    path: `${hub}#add=${encodeURIComponent(clipped)}`,
    show: (page) => heading(page, 2, 'A Posting Came Over').waitFor(),
  }
  const saved: Scene = {
    ...autumn,
    path: hub,
    show: (page) => bringToTop(heading(page, 2, 'Saved for Later')),
  }
  const quiet: Scene = {
    day: '2026-11-02',
    stored: november,
    path: `${hub}?find=quiet`,
    show: async (page) => {
      await page.getByRole('button', { name: /^Close All/ }).waitFor()
      await bringToTop(heading(page, 2, 'Your Applications'))
    },
  }
  const history: Scene = {
    ...last,
    path: hub,
    show: async (page) => {
      await openHistory(page, 'Data Coordinator')
      await bringToTop(applicationCard(page, 'Data Coordinator'))
    },
  }
  const entry: Scene = {
    ...last,
    path: hub,
    show: async (page) => {
      await openEntry(page, 'Records Analyst', 'Interview')
      await bringToTop(heading(page, 3, 'Records Analyst'))
    },
  }
  const interview: Scene = {
    ...last,
    path: `${hub}?tab=interview&page=interview-day`,
    show: (page) => bringToTop(heading(page, 2, 'Interview Day')),
  }
  const figures: Scene = {
    ...last,
    path: `${hub}?page=figures`,
    show: (page) => bringToTop(heading(page, 2, 'Figures')),
  }
  const times: Scene = {
    ...last,
    path: `${hub}?page=figures`,
    show: (page) => bringToTop(heading(page, 3, 'Time in Each Stage')),
  }
  const log: Scene = {
    ...last,
    path: `${hub}?page=work-search-log`,
    show: (page) => bringToTop(heading(page, 2, 'Work-Search Log')),
  }

  return [
    picture('search-sheet-390-light', asked, preview, refused),
    picture('search-sheet-1280-dark', answered),
    picture('search-weeks-390-dark', arrived, saved, quiet),
    picture('search-saved-1280-light', saved),
    picture('search-interview-390-light', history, entry, interview),
    picture('search-history-1280-dark', history),
    picture('search-interview-1280-light', interview),
    picture('search-figures-390-dark', figures, times, log),
    picture('search-figures-1280-light', figures),
    picture('search-log-1280-dark', log),
  ]
}
