import { expect, type Page } from '@playwright/test'
import { navigation } from '@/app/shell/navigation'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import { screens } from '@/screens'
import { addDays } from '@/engine/calendar-day'
import { buildApplication, buildApplications } from './applications'
import { areaOf } from './area-of'
import { browserDay } from './browser-day'
import { browse, cardsIn, catalogue, compareCareers, more, saved } from './career-planner'
import { startOver } from './empty-storage'
import { holdStorageLock } from './hold-storage-lock'
import { emptyTracker, hub } from './job-search-hub'
import { linkFragment } from './link-fragment'
import { buildMove } from './moves'
import sampleData from './sample-data.json' with { type: 'json' }
import { sitePages } from './site-pages'

/** A state of the product that tests/e2e/sweep.spec.ts checks against the rules for every page. */
export interface PageState {
  name: string
  path: string
  /** The stored values by key. */
  stored?: Readonly<Record<string, unknown>>
  /** The actions that lead from the path to the state. */
  open?: (page: Page) => Promise<void>
  /** An element that is visible once the state is reached. */
  shows: (page: Page) => ReturnType<Page['getByRole']>
  /** The viewport width, for states that only a narrow screen has. */
  width?: number
  /** A console error that the state causes. */
  problem?: RegExp
  /** For a page of the route table: its title, and its label in the navigation. */
  page?: { title: string; label: string | undefined }
  /** Paths of its links that lead to no page. */
  missing?: readonly string[]
}

/** A name may have any length and no line break opportunity. */
const withLongName = {
  userProfile: { ...sampleData.userProfile, name: 'x'.repeat(5_000) },
}

/** An application with every optional detail, a plain one, and a saved posting. */
const withHistory = {
  jobApplications: [
    buildApplication({
      id: '1795118400000',
      dateApplied: '2026-09-20',
      status: 'interview',
      nextAction: 'Send the references',
      nextActionDate: '2026-10-01',
      contact: 'x'.repeat(200),
      resumeVersion: 'One page',
      foundOn: 'Hiring fair',
      postingText: 'We look for an analyst.',
      history: [
        { id: '1', kind: 'follow-up', day: '2026-09-30', text: 'x'.repeat(300) },
        { id: '2', kind: 'status', day: '2026-10-02', status: 'interview', from: 'applied' },
        {
          id: '3',
          kind: 'interview',
          day: addDays(browserDay(), 3),
          time: '10:00 Pacific',
          place: 'Building 4',
          link: 'https://meet.example.com/room',
        },
      ],
    }),
    buildApplication({ id: '1795118300000', position: 'Planner', dateApplied: '2026-09-20' }),
  ],
  savedPostings: [
    {
      id: '1795118200000',
      company: 'Island Bank',
      position: 'Associate',
      createdAt: '2026-11-19T20:00:00.000Z',
    },
  ],
}
const withApplications = { jobApplications: buildApplications(12) }

/** More due items of each kind than the dashboard lists, some with long names. */
const manyDueItems = {
  ...sampleData,
  onboardingComplete: false,
  jobApplications: buildApplications(200),
  professionalCertifications: [1, 2, 3, 4].map((id) => ({
    ...sampleData.professionalCertifications[1],
    id: String(id),
    name: `Certified ${'X'.repeat(id * 40)}`,
  })),
  professionalGoals: [1, 2, 3, 4].map((id) => ({
    ...sampleData.professionalGoals[0],
    id: String(id),
    targetDate: '2026-06-30',
  })),
}

/** All but one item of the first section are checked. */
const oneItemLeft = Object.fromEntries(
  pcsTimeline.rows
    .slice(0, 1)
    .map(({ id, items }) => [
      id,
      Object.fromEntries(items.slice(1).map((item) => [item.id, true])),
    ]),
)

/** Each page of the route table, with sample data. */
const pages = sitePages.map(({ path, title }): PageState => ({
  name: `the page ${path}`,
  path,
  stored: sampleData,
  shows: (page) => page.getByRole('heading', { level: 1 }),
  page: { title, label: navigation.find((item) => item.path === path)?.label },
}))

/** Each tab of each module except the first, which its page opens with, with sample data. */
const tabs = (
  await Promise.all(
    screens.map(async ({ path, load }) =>
      (await load()).default.tabs.slice(1).map(({ id }) => `${path}?tab=${id}`),
    ),
  )
)
  .flat()
  .map((path): PageState => ({
    name: `the tab ${path}`,
    path,
    stored: sampleData,
    shows: (page) => page.getByRole('tabpanel'),
  }))

/** Tabs with an empty state, with nothing entered. */
const emptyTabs = ['skills', 'certifications', 'goals'].map((tab): PageState => ({
  name: `the tab ${tab} with nothing entered`,
  path: `/app/professional-dev?tab=${tab}`,
  shows: (page) => page.getByRole('heading', { name: /^No .* yet$/i }),
}))

/** The answer about moving a license, and the documents it leads to. */
const question = '/app/licensing?tab=answer&profession=registered-nurse&from=TX'
const answers: readonly PageState[] = [
  ['a positive answer', `${question}&to=VA`, 'Ask the Board'],
  ['an answer that is not on the list', `${question}&to=CA`, 'Ask the Board'],
  ['an answer to an open investigation', `${question}&to=VA&license=investigated`, 'What Applies'],
  ['the page for the clerk', `${question}&to=HI&paper=clerk`, 'Page for the Clerk'],
].map(([name = '', path = '', heading = '']): PageState => ({
  name,
  path,
  stored: sampleData,
  shows: (page) => page.getByRole('heading', { name: heading, exact: true }),
}))

/** An element that is visible once a confirmation dialog is open. */
const dialog = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' })

/** The line about changes that wait, which is also announced. */
const waitingLine = (page: Page) =>
  page.getByText(/^Still waiting for another tab of this site/).and(page.locator('p'))

/** States that only an action or a URL parameter opens. */
const opened: readonly PageState[] = [
  ...['skills', 'certifications', 'goals'].map((tab): PageState => ({
    name: `the form on the tab ${tab}`,
    path: `/app/professional-dev?tab=${tab}&edit=new`,
    stored: sampleData,
    shows: (page) => page.getByRole('button', { name: 'Save' }),
  })),
  ...answers,
  {
    name: 'an edited letter to the board',
    path: `${question}&to=HI&paper=letter`,
    stored: sampleData,
    open: (page) => page.getByRole('textbox', { name: 'Letter to the Board' }).fill('Dear Board'),
    shows: (page) => page.getByRole('button', { name: 'Discard Edits' }),
  },
  {
    name: 'the form of a license',
    path: '/app/licensing?tab=licenses&edit=new',
    stored: sampleData,
    shows: (page) => page.getByRole('button', { name: 'Save' }),
  },
  {
    name: 'the form of a child care option',
    path: '/app/move/child-care?edit=new',
    stored: sampleData,
    shows: (page) => page.getByRole('button', { name: 'Save' }),
  },
  {
    name: 'the request for a child care exception, with all that is missing',
    path: '/app/move/child-care?tab=request',
    shows: (page) => page.getByRole('heading', { name: 'Still Missing' }),
  },
  {
    name: 'the tab of licenses with nothing entered',
    path: '/app/licensing?tab=licenses',
    shows: (page) => page.getByRole('heading', { name: /^No .* yet$/i }),
  },
  {
    name: 'the profile in edit',
    path: '/app/profile',
    stored: sampleData,
    open: (page) => page.getByRole('button', { name: 'Edit' }).first().click(),
    shows: (page) => page.getByRole('button', { name: 'Save Changes' }),
  },
  {
    name: 'the greeting of a person with a very long name',
    path: '/app',
    stored: withLongName,
    // The greeting leaves room for the dashboard.
    open: (page) => expect(page.getByRole('heading', { name: 'Complete Setup' })).toBeInViewport(),
    shows: (page) => page.getByRole('heading', { level: 1, name: /, x{5000}$/ }),
  },
  {
    name: 'the profile of a person with a very long name',
    path: '/app/profile',
    stored: withLongName,
    shows: (page) => page.getByText(/^x{5000}$/),
  },
  {
    name: 'the confirmation of a reset',
    path: '/app/settings',
    stored: sampleData,
    open: (page) => page.getByRole('button', { name: 'Reset' }).click(),
    shows: dialog,
  },
  {
    name: 'the question before unreadable data is removed',
    path: '/app/settings',
    stored: { 'jobApplications.unreadable.1': [7], professionalSkills: [7] },
    problem: /Error loading/,
    open: (page) => page.getByRole('button', { name: 'Remove professionalSkills' }).click(),
    shows: dialog,
  },
  {
    name: 'the preview of a restore',
    path: '/app/settings',
    open: (page) =>
      page.getByLabel('Backup or export file').setInputFiles('tests/fixtures/backup-v1.json'),
    shows: (page) => page.getByRole('button', { name: 'Restore' }),
  },
  {
    name: 'a link and its QR code',
    path: '/app/settings',
    stored: { moves: [buildMove()] },
    open: async (page) => {
      await page.getByRole('button', { name: 'Send by Link or QR' }).click()
      await page.getByRole('radio', { name: /^Move tasks/ }).check()
    },
    shows: (page) => page.getByRole('button', { name: 'Copy Link' }),
  },
  {
    name: 'the preview of a link',
    path: `/app/receive#${await linkFragment({ moves: [buildMove()] })}`,
    shows: (page) => page.getByRole('button', { name: 'Restore' }),
  },
  {
    name: 'a link whose end is missing',
    path: '/app/receive#h=1.50.',
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'the question whether a backup arrived',
    path: '/app/settings',
    open: (page) => page.getByRole('button', { name: 'Full Backup' }).click(),
    shows: (page) => page.getByRole('button', { name: 'No, Try Again' }),
  },
  {
    name: 'the search over the whole product',
    path: '/app',
    stored: sampleData,
    open: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('combobox', { name: 'Search everything' }).fill('nurse')
    },
    shows: (page) => page.getByRole('option').first(),
  },
  {
    name: 'the search with no result for all of the words',
    path: '/app',
    open: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('combobox', { name: 'Search everything' }).fill('zebra nurse')
    },
    shows: (page) => page.getByText('Nothing has all of these words.').first(),
  },
  {
    name: 'the dashboard with many due items',
    path: '/app',
    stored: manyDueItems,
    shows: (page) => page.getByRole('region', { name: 'What Now?' }),
  },
  {
    name: 'a checklist section with its last item just checked',
    path: '/app/pcs-prep',
    stored: { checklistProgress: oneItemLeft },
    open: (page) => page.getByRole('checkbox', { checked: false }).first().click(),
    shows: (page) => page.getByText('All 10 checked off. Well done!'),
  },
  {
    name: 'the first move, not entered yet',
    path: '/app/move',
    shows: (page) => page.getByRole('button', { name: 'Save Move' }),
  },
  {
    name: 'the plan of a move by stage',
    path: '/app/move?by=place',
    stored: sampleData,
    shows: (page) => page.getByRole('button', { name: 'By Stage', pressed: true }),
  },
  {
    name: 'the preview of a move with changed dates',
    path: '/app/move',
    stored: sampleData,
    open: async (page) => {
      await page.getByRole('button', { name: 'Change a Date' }).click()
      await page.getByLabel('Report Date').fill('2027-03-15')
      await page.getByRole('button', { name: 'Save Move' }).click()
    },
    shows: (page) => page.getByRole('button', { name: 'Use the New Dates' }),
  },
  {
    name: 'a move that has ended, expanded',
    path: '/app/move',
    stored: sampleData,
    open: (page) => page.getByRole('heading', { name: 'Move to Hawaii, Oct 10, 2023' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Print This Move' }),
  },
  {
    name: 'the confirmation before a move is canceled',
    path: '/app/move',
    stored: sampleData,
    open: (page) => page.getByRole('button', { name: 'Cancel This Move' }).click(),
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Keep This Move' }),
  },
  {
    name: 'a next move that cannot be saved while one is planned',
    path: '/app/move',
    stored: sampleData,
    open: async (page) => {
      await page.getByRole('button', { name: 'Start a New Move' }).click()
      const question = page.getByRole('dialog')
      await question.getByRole('button', { name: 'Start a New Move' }).click()
      await page.getByLabel('Report Date').fill('2028-06-01')
      await page.reload()
      await page.getByRole('button', { name: 'Save Move' }).click()
    },
    shows: (page) => page.getByRole('alert').getByText('is already planned'),
  },
  {
    name: 'a goal that is past its date',
    path: '/app/professional-dev?tab=goals',
    stored: manyDueItems,
    shows: (page) => page.getByText('Past Its Date', { exact: true }).first(),
  },
  {
    name: 'the backup reminder',
    path: '/app',
    stored: { backupLog: { changes: 25, changedSince: '2026-11-01T00:00:00.000Z' } },
    shows: (page) => page.getByRole('heading', { name: 'Time for a Backup' }),
  },
  {
    name: 'the tabs of a module that are out of sight',
    path: '/app/licensing',
    width: 390,
    open: (page) => page.getByRole('button', { name: /More tabs$/ }).click(),
    shows: (page) => page.getByRole('button', { name: 'My Licenses' }),
  },
  {
    name: 'a change that waits for another tab',
    path: '/app/pcs-prep',
    open: async (page) => {
      await holdStorageLock(page)
      await page.getByRole('checkbox').first().check()
      await expect(waitingLine(page)).toBeInViewport()
    },
    shows: waitingLine,
  },
]

/** The page states that the browser tests check. What a page does not show when it opens needs its own entry. */
export const pageStates: readonly PageState[] = [
  ...pages,
  ...tabs,
  ...emptyTabs,
  ...opened,
  {
    name: 'the tracker without applications',
    path: hub,
    shows: emptyTracker,
  },
  {
    name: 'the tracker',
    path: hub,
    stored: withApplications,
    shows: (page) => page.getByText('12 job applications'),
  },
  {
    name: 'the tracker with its order and layout expanded',
    path: hub,
    stored: withApplications,
    width: 390,
    open: (page) => page.getByRole('button', { name: 'Sort and Layout' }).click(),
    shows: (page) => page.getByRole('combobox', { name: 'Sort By' }),
  },
  {
    name: 'the import of applications with questions about the file',
    path: `${hub}?page=import`,
    stored: withApplications,
    open: (page) => page.getByLabel('CSV file').setInputFiles('tests/fixtures/csv/by-hand.csv'),
    shows: (page) => page.getByRole('button', { name: 'Import 4 Rows' }),
  },
  {
    name: 'the import of a file whose days have no year',
    path: `${hub}?page=import`,
    open: (page) =>
      page.getByLabel('CSV file').setInputFiles({
        name: 'jobs.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Company,Position,Date\nAcme,Clerk,3/26\n'),
      }),
    shows: (page) => page.getByRole('combobox', { name: /^Which year is 3\/26/ }),
  },
  {
    name: 'a finished import of applications',
    path: `${hub}?page=import`,
    open: async (page) => {
      await page.getByLabel('CSV file').setInputFiles('tests/fixtures/csv/by-hand.csv')
      await page.getByRole('button', { name: 'Import 4 Rows' }).press('Enter')
    },
    shows: (page) => page.getByRole('button', { name: 'Undo the Import' }),
  },
  {
    name: 'the figures of the applications',
    path: `${hub}?page=figures`,
    stored: withApplications,
    shows: (page) => page.getByRole('heading', { name: 'Where Applications End Up' }),
  },
  {
    name: 'an eligibility packet',
    path: '/app/work?tab=papers&paper=eligibility',
    open: async (page) => {
      await page.getByRole('button', { name: 'No', exact: true }).click()
      await page.getByRole('button', { name: 'Yes', exact: true }).nth(1).click()
    },
    shows: (page) => page.getByRole('heading', { name: 'Papers I Attach' }),
  },
  {
    name: 'the overseas questions',
    path: '/app/work?tab=papers&paper=overseas',
    shows: (page) => page.getByRole('heading', { name: 'For My Employer' }),
  },
  {
    name: 'the work-search log',
    path: `${hub}?page=work-search-log`,
    stored: withApplications,
    shows: (page) => page.getByRole('button', { name: 'Download These Weeks as CSV' }),
  },
  {
    name: 'the page about the bookmark',
    path: `${hub}?page=clip`,
    // On a narrow screen the bookmark is collapsed.
    shows: (page) => page.getByRole('heading', { name: 'On an iPhone or iPad' }),
  },
  {
    name: 'the ways to clip a posting on a phone',
    path: `${hub}?page=clip`,
    width: 390,
    shows: (page) => page.getByText('On a computer, make a bookmark instead'),
  },
  {
    name: 'a posting that came over',
    path: `${hub}?addTitle=Clerk&addUrl=https://jobs.example/7`,
    stored: withApplications,
    shows: (page) => page.getByRole('heading', { name: 'A Posting Came Over' }),
  },
  {
    name: 'the tracker in rows',
    path: `${hub}?layout=rows`,
    stored: withApplications,
    shows: (page) => page.getByRole('combobox', { name: /^Status: Data Analyst/ }).first(),
  },
  {
    name: 'the tracker as a board',
    path: `${hub}?layout=board`,
    stored: withApplications,
    shows: (page) => page.getByRole('heading', { name: 'Applied (3)' }),
  },
  {
    name: 'the form of an application in its row',
    path: `${hub}?layout=rows&edit=${withApplications.jobApplications[8]?.id}`,
    stored: withApplications,
    shows: (page) => page.getByRole('form', { name: 'Edit Application' }),
  },
  {
    name: 'certifications in rows',
    path: '/app/professional-dev?tab=certifications&layout=rows',
    stored: sampleData,
    shows: (page) => page.getByRole('heading', { name: /^Current Certifications/ }),
  },
  {
    name: 'the tracker with no matches',
    path: `${hub}?status=offer`,
    stored: { jobApplications: buildApplications(1) },
    shows: (page) => page.getByRole('heading', { name: 'No job applications match' }),
  },
  {
    name: 'the application form',
    path: `${hub}?edit=new`,
    shows: (page) => page.getByRole('form', { name: 'Add New Application' }),
  },
  {
    name: 'the application form over a stored application',
    path: `${hub}?edit=${withApplications.jobApplications[8]?.id}`,
    stored: withApplications,
    shows: (page) => page.getByRole('form', { name: 'Edit Application' }),
  },
  {
    name: 'the application form with errors',
    path: `${hub}?edit=new`,
    open: async (page) => {
      await page.getByLabel('Posting Link').fill(`javascript:${'x'.repeat(300)}`)
      await page.getByRole('button', { name: 'Save' }).click()
    },
    shows: (page) => page.getByText('Enter the company’s name.'),
  },
  {
    name: 'the history of an application with the form of an interview',
    path: hub,
    stored: withHistory,
    open: async (page) => {
      await page.locator('summary', { hasText: 'History' }).first().press('Enter')
      await page
        .getByRole('button', { name: /^Add an Interview, Follow-Up or Note/ })
        .first()
        .press('Enter')
      await page.getByLabel('What').selectOption('Interview')
    },
    shows: (page) => page.getByRole('textbox', { name: 'Time' }),
  },
  {
    name: 'the application form with its sections expanded',
    path: `${hub}?edit=${withHistory.jobApplications[0]?.id}`,
    stored: withHistory,
    shows: (page) => page.getByRole('textbox', { name: 'Posting Text' }),
  },
  {
    name: 'the quiet applications of the tracker',
    path: `${hub}?find=quiet`,
    stored: withHistory,
    shows: (page) => page.getByRole('button', { name: 'Close All 1' }),
  },
  {
    name: 'the quiet applications of the tracker, closed',
    path: `${hub}?find=quiet`,
    stored: withHistory,
    open: (page) => page.getByRole('button', { name: 'Close All 1' }).press('Enter'),
    shows: (page) => page.getByText('1 job application set to Rejected.').first(),
  },
  {
    name: 'the form of a saved posting',
    path: `${hub}?saved-edit=new`,
    stored: withHistory,
    shows: (page) => page.getByRole('form', { name: 'Add a Posting' }),
  },
  {
    name: 'a saved posting that was just moved to the applications',
    path: hub,
    stored: withHistory,
    open: (page) =>
      page
        .getByRole('button', { name: /^I Applied/ })
        .first()
        .press('Enter'),
    shows: (page) => page.getByText(/^Moved .* to your job applications\.$/),
  },
  {
    name: 'the upcoming interviews',
    path: `${hub}?tab=interview`,
    stored: withHistory,
    shows: (page) => page.getByRole('heading', { name: 'Interviews Ahead' }),
  },
  {
    name: 'the day of an interview',
    path: `${hub}?tab=interview&page=interview-day`,
    stored: withHistory,
    shows: (page) => page.getByRole('heading', { name: 'Questions to Ask' }),
  },
  {
    name: 'the day of an interview without one',
    path: `${hub}?tab=interview&page=interview-day`,
    shows: (page) => page.getByText(/^You have no upcoming interviews/),
  },
  {
    name: 'the day of a deleted interview',
    path: `${hub}?tab=interview&page=interview-day&for=${withHistory.jobApplications[0]?.id}&interview=gone`,
    stored: withHistory,
    shows: (page) => page.getByText(/^That interview is no longer/),
  },
  {
    name: 'the confirmation of a delete',
    path: hub,
    stored: withApplications,
    open: (page) => page.getByRole('button', { name: /^Delete .*gesellschaft$/ }).click(),
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }),
  },
  {
    name: 'the interview preparation without interviews',
    path: `${hub}?tab=interview`,
    shows: (page) => page.getByRole('heading', { name: 'Common Interview Questions' }),
  },
  {
    name: 'the notes under a question in edit',
    path: `${hub}?tab=interview`,
    stored: sampleData,
    open: async (page) => {
      await page.locator('summary', { hasText: 'Tell me about yourself.' }).click()
      await page.getByRole('button', { name: 'Edit Your Notes' }).click()
    },
    shows: (page) => page.getByRole('textbox', { name: 'Your notes' }),
  },
  {
    name: 'the careers by pay in a state, with missing and less reliable figures',
    // Few careers, so that a phone shows those whose figures are last.
    path: `${browse}&payIn=WY&from=ME&sort=pay&category=Real+Estate+%26+Sales`,
    open: (page) =>
      more(
        cardsIn(catalogue(page)).filter({ hasText: 'median in Wyoming (few jobs' }).first(),
      ).click(),
    shows: (page) => page.getByText('Wyoming: few jobs').filter({ visible: true }),
  },
  {
    name: 'the careers on a phone with sort and location expanded',
    path: `${browse}&payIn=WY`,
    width: 390,
    open: (page) => page.getByRole('button', { name: 'Sort and Location' }).click(),
    shows: (page) => page.getByRole('combobox', { name: 'Sort By' }),
  },
  {
    name: 'three saved careers compared in two states',
    path: browse,
    open: (page) => compareCareers(page, 'HI', 'VA'),
    shows: (page) => page.getByRole('table').getByText('Pay in Hawaii'),
  },
  {
    name: 'the comparison with nothing saved',
    path: `${saved}&compare=yes`,
    shows: (page) => page.getByRole('heading', { name: 'Nothing to compare yet' }),
  },
  {
    name: 'the license steps with every stage open',
    path: '/app/licensing?tab=checklist',
    open: (page) => page.getByRole('button', { name: 'Open All' }).click(),
    shows: (page) => page.getByRole('heading', { name: 'Step 12: ' }),
  },
  {
    name: 'the job boards of one group',
    path: `${hub}?tab=boards&group=Healthcare`,
    shows: (page) => page.getByRole('button', { name: 'Healthcare', pressed: true }),
  },
  {
    name: 'the mobile menu',
    path: hub,
    width: 390,
    open: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    shows: (page) => page.getByRole('navigation', { name: 'Main' }),
  },
  {
    name: 'the 404 page',
    path: '/job-search',
    problem: /the server responded with a status of 404/,
    // The specification defines these links.
    missing: [
      '/job-search',
      '/career-planner',
      '/pcs-prep',
      '/networking',
      '/licensing',
      '/housing',
    ],
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Page Not Found' }),
  },
]

/** Page states in one part of the product, which one browser test opens in sequence. */
export interface Area {
  area: string
  members: readonly PageState[]
}

/** The maximum per test, so that parallel tests share the work. */
const MAX_MEMBERS = 10

/** Groups page states by the part of the product. A state that causes a console error is its own group. */
export function pageStatesByArea(all: readonly PageState[]): readonly Area[] {
  const areas = new Map<string, PageState[]>()
  for (const state of all) {
    const area = state.problem ? state.name : areaOf(state.path)
    areas.set(area, [...(areas.get(area) ?? []), state])
  }
  return Array.from(areas).flatMap(([area, members]) => {
    const parts = Math.ceil(members.length / MAX_MEMBERS)
    return Array.from({ length: parts }, (_, part) => ({
      area: parts === 1 ? area : `${area}, part ${part + 1} of ${parts},`,
      members: members.filter((_, at) => at % parts === part),
    }))
  })
}

/** Opens a page state with only its own stored values, and waits until it has loaded. */
export async function openPageState(page: Page, state: PageState) {
  await startOver(page, state.stored ?? {})
  await page.goto(state.path)
  await state.open?.(page)
  await expect(state.shows(page)).toBeVisible()
  await expect(page.getByText('Loading…')).toHaveCount(0)
}
