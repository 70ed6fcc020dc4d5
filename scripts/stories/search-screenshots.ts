import type { Page } from '@playwright/test'
import { applicationCard, hub } from '../../tests/support/job-search-hub.ts'
import { scrollToTop, screenshot, type Scene, type Screenshot } from './screenshot.ts'
import { chooseSpreadsheet, openEntry, openHistory, previewImport } from './search-actions.ts'

type Stored = NonNullable<Scene['stored']>

/** What is stored at three points of the search. */
export interface StoredStates {
  /** Some postings are saved for later. */
  october: Stored
  /** Many applications had no reply for 30 days. */
  november: Stored
  /** The day before an interview. */
  end: Stored
}

/** A posting that the bookmarklet has clipped. */
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

/** The screenshots of docs/searches.md. */
export function searchScreenshots({ october, november, end }: StoredStates): readonly Screenshot[] {
  const sheet = { day: '2026-08-24', path: `${hub}?page=import` }
  const autumn = { day: '2026-10-11', stored: october }
  const last = { day: '2026-11-23', stored: end }

  const questions: Scene = {
    ...sheet,
    show: async (page) => {
      await chooseSpreadsheet(page)
      await scrollToTop(heading(page, 3, 'my-search.csv'))
    },
  }
  const answered: Scene = {
    ...sheet,
    show: async (page) => {
      await previewImport(page)
      await scrollToTop(heading(page, 3, 'my-search.csv'))
    },
  }
  const preview: Scene = {
    ...sheet,
    show: async (page) => {
      await previewImport(page)
      await scrollToTop(heading(page, 4, 'What would be added'))
    },
  }
  const refused: Scene = {
    ...sheet,
    show: async (page) => {
      await previewImport(page)
      await scrollToTop(page.getByRole('row').nth(10))
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
    show: (page) => scrollToTop(heading(page, 2, 'Saved for Later')),
  }
  const quiet: Scene = {
    day: '2026-11-02',
    stored: november,
    path: `${hub}?find=quiet`,
    show: async (page) => {
      await page.getByRole('button', { name: /^Close All/ }).waitFor()
      await scrollToTop(heading(page, 2, 'Your Applications'))
    },
  }
  const history: Scene = {
    ...last,
    path: hub,
    show: async (page) => {
      await openHistory(page, 'Data Coordinator')
      await scrollToTop(applicationCard(page, 'Data Coordinator'))
    },
  }
  const entry: Scene = {
    ...last,
    path: hub,
    show: async (page) => {
      await openEntry(page, 'Records Analyst', 'Interview')
      await scrollToTop(heading(page, 3, 'Records Analyst'))
    },
  }
  const interview: Scene = {
    ...last,
    path: `${hub}?tab=interview&page=interview-day`,
    show: (page) => scrollToTop(heading(page, 2, 'Interview Day')),
  }
  const figures: Scene = {
    ...last,
    path: `${hub}?page=figures`,
    show: (page) => scrollToTop(heading(page, 2, 'Figures')),
  }
  const times: Scene = {
    ...last,
    path: `${hub}?page=figures`,
    show: (page) => scrollToTop(heading(page, 3, 'Time in Each Stage')),
  }
  const log: Scene = {
    ...last,
    path: `${hub}?page=work-search-log`,
    show: (page) => scrollToTop(heading(page, 2, 'Work-Search Log')),
  }

  return [
    screenshot('search-sheet-390-light', questions, preview, refused),
    screenshot('search-sheet-1280-dark', answered),
    screenshot('search-weeks-390-dark', arrived, saved, quiet),
    screenshot('search-saved-1280-light', saved),
    screenshot('search-interview-390-light', history, entry, interview),
    screenshot('search-history-1280-dark', history),
    screenshot('search-interview-1280-light', interview),
    screenshot('search-figures-390-dark', figures, times, log),
    screenshot('search-figures-1280-light', figures),
    screenshot('search-log-1280-dark', log),
  ]
}
