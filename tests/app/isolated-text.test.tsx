import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { AppRoutes } from '@/app/routes/AppRoutes'
import { addDays, calendarDay } from '@/engine/calendar-day'
import type { AnyEntity } from '@/engine/model/entity'
import type { AnyFields } from '@/engine/model/field'
import { createRepository } from '@/engine/store/repository'
import { startRepository } from '@/engine/store/start'
import { interviewQuestions } from '@/data/job-search/interview-questions'
import { questionsToAsk } from '@/data/job-search/questions-to-ask'
import { certifications } from '@/schemas/professional-dev/certification'
import { applications } from '@/schemas/job-search/job-application'
import { learningGoals } from '@/schemas/professional-dev/learning-goal'
import { licenses } from '@/schemas/licensing/license'
import { moves } from '@/schemas/my-move/move'
import { savedPostings } from '@/schemas/job-search/saved-posting'
import { skills } from '@/schemas/professional-dev/skill'
import { entities } from '@/schemas/account/stored'
import { screens } from '@/screens'
import { buildApplication } from '../support/applications'
import { buildMove } from '../support/moves'
import { samples } from '../support/samples'
import { BIDI_TEXT, unisolatedTexts } from '../support/unisolated-texts'

vi.setConfig({ testTimeout: 120_000 })
vi.stubGlobal('scrollTo', () => undefined)
vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/["\\]/g, '\\$&') })

const today = calendarDay()
const inDays = (days: number) => addDays(today, days)

/** Records of a list with `BIDI_TEXT` in every field that takes it. */
function turning(entity: AnyEntity, records: readonly object[]): readonly object[] {
  return records.map((record, at) => {
    const stamps = { id: String(at + 1), createdAt: '2026-11-19T20:00:00.000Z' }
    return withTurning(entity.fields, { ...stamps, ...record }, (one) => {
      const checked = entity.check([one])
      return checked !== undefined && checked.refused.length === 0
    })
  })
}

function withTurning(fields: AnyFields, record: object, isValid: (record: object) => boolean) {
  const filled = Object.entries(fields).reduce<object>((known, [field, { input }]) => {
    const next = { ...known, [field]: BIDI_TEXT }
    return /^text/.test(input) && isValid(next) ? next : known
  }, record)
  if (!isValid(filled)) throw new Error(`This record is not valid: ${JSON.stringify(filled)}`)
  return filled
}

/** The handwritten or generated sample of a list. A new list needs no line here. */
function sampleOf({ key }: AnyEntity): readonly object[] {
  const sample = samples[key]
  const records: readonly object[] = Array.isArray(sample) ? sample : []
  return records
}

/** What is stored. The records of known lists have days that show every sentence about a day. */
const stored: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(entities.map((one) => [one.key, turning(one, sampleOf(one))])),
  userProfile: { name: BIDI_TEXT, location: BIDI_TEXT, careerField: BIDI_TEXT },
  jobApplications: turning(applications, [
    buildApplication({
      id: '1',
      status: 'interview',
      nextActionDate: today,
      history: [
        { id: '1', kind: 'note', day: inDays(-2), text: BIDI_TEXT },
        {
          id: '2',
          kind: 'interview',
          day: inDays(3),
          time: BIDI_TEXT,
          place: BIDI_TEXT,
          link: 'https://meet.example.com/room',
          text: BIDI_TEXT,
        },
      ],
    }),
    buildApplication({ id: '2', status: 'interview', dateApplied: inDays(-3) }),
    buildApplication({ id: '3', status: 'offer', dateApplied: inDays(-3) }),
    buildApplication({ id: '4', status: 'applied', dateApplied: inDays(-90) }),
    buildApplication({
      id: '5',
      status: 'applied',
      dateApplied: inDays(-2),
      nextActionDate: inDays(-1),
    }),
  ]),
  savedPostings: turning(savedPostings, [{ company: 'x', position: 'x', nextActionDate: today }]),
  professionalSkills: turning(skills, [
    { name: 'x', category: 'technical', level: 'beginner', wantToLearn: false },
  ]),
  professionalCertifications: turning(certifications, [
    {
      name: 'x',
      issuingOrg: 'x',
      isTarget: false,
      dateEarned: inDays(-700),
      expirationDate: inDays(20),
      studyProgress: 0,
    },
    { name: 'x', issuingOrg: 'x', isTarget: true, dateEarned: inDays(-7), studyProgress: 40 },
  ]),
  professionalGoals: turning(learningGoals, [
    { title: 'x', targetDate: inDays(-7), hoursSpent: 1 },
  ]),
  professionalLicenses: turning(licenses, [
    { profession: 'registered-nurse', state: 'TX', status: 'active', expirationDate: inDays(20) },
    { profession: 'registered-nurse', state: 'WA', status: 'applied', completeOn: inDays(-40) },
  ]),
  moves: turning(moves, [buildMove({ id: '1', reportDate: inDays(25), from: 'TX', to: 'WA' })]),
  moveArchive: [
    {
      id: '9',
      createdAt: '2026-01-19T20:00:00.000Z',
      endedOn: inDays(-400),
      move: turning(moves, [buildMove({ id: '9', status: 'done', reportDate: inDays(-400) })])[0],
      checklistProgress: {},
      planProgress: {},
    },
  ],
  interviewNotes: Object.fromEntries(
    [...interviewQuestions.rows, ...questionsToAsk.rows].map(({ id }) => [id, BIDI_TEXT]),
  ),
}

/** Opens a URL of the app with all of this stored. */
async function open(address: string) {
  for (const [key, value] of Object.entries(stored))
    localStorage.setItem(key, JSON.stringify(value))
  window.history.replaceState(null, '', address)
  const repository = createRepository()
  const stop = await startRepository(repository, [])
  render(
    <Suspense>
      <AppRoutes repository={repository} />
    </Suspense>,
  )
  onTestFinished(() => {
    stop()
    cleanup()
    window.history.replaceState(null, '', '/')
  })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.body.textContent).not.toMatch(/Loading/))
  return userEvent.setup()
}

/** The tabs that show a list of the user's own records. */
const listTabs = (
  await Promise.all(
    screens.map(async ({ path, load }) =>
      (await load()).default.tabs
        .filter(({ views }) => views.some(({ kind }) => kind === 'list'))
        .map(({ id }) => `${path}?tab=${id}`),
    ),
  )
).flat()

const tracker = '/app/job-search?tab=tracker'
const answer = '/app/licensing?tab=answer&profession=registered-nurse&from=TX&to=WA'

/** Each with the name of a button or heading that appears once the page is complete. */
const places: readonly (readonly [address: string, shows: RegExp])[] = [
  ...listTabs.map((address) => [address, /^(Delete|Edit) /] as const),
  [`${tracker}&layout=rows`, /^Delete /],
  [`${tracker}&layout=board`, /^Delete /],
  [`${tracker}&page=work-search-log`, /^Download/],
  ['/app/job-search?tab=interview', /^Show My Interviews/],
  ['/app/job-search?tab=interview&page=interview-day', /^Questions to Ask/],
  [`${answer}&paper=clerk`, /^The Request/],
  [`${answer}&paper=letter`, /^Copy Letter/],
  ['/app', /^Right Now|^What/],
  ['/app/move', /^Print Move Binder/],
  ['/app/profile', /^Edit Profile/],
  [
    `${tracker}&addTitle=${encodeURIComponent(BIDI_TEXT)}&addUrl=${encodeURIComponent('https://jobs.example/7')}`,
    /^I Applied$/,
  ],
]

const waitForName = (name: RegExp) =>
  waitFor(() => {
    const named = ['button', 'heading'].flatMap((role) => screen.queryAllByRole(role, { name }))
    expect(named).not.toEqual([])
  })

/** Expects that no text is reordered, and that there is typed text that could be. */
function expectInOrder(place: ParentNode = document.body) {
  expect(unisolatedTexts(place)).toEqual([])
  expect(place.textContent).toContain('typed')
}

describe('Typed text does not change the order of other words', () => {
  it.each(places)('at %s', async (address, shows) => {
    await open(address)
    await waitForName(shows)
    expectInOrder()
  })

  it('in the question, the announcement and the undo button when it is deleted', async () => {
    const user = await open('/app/professional-dev?tab=goals')
    await user.click((await screen.findAllByRole('button', { name: /^Delete / }))[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('heading', { name: /^Delete .*typed.*\?$/ })
    expectInOrder(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    const undo = await screen.findByRole('button', { name: /^Undo: bring back .*typed/ })
    await screen.findByText(/^Deleted .*typed.*\. Undo is at the end of the list\.$/)
    expectInOrder()
    await user.click(undo)
    await screen.findByText(/^Brought back .*typed/)
    expectInOrder()
  })

  it('in its form, and in the announcement when it is saved', async () => {
    const user = await open('/app/professional-dev?tab=goals&edit=1')
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText(/^Saved .*typed.*\.$/)
    expectInOrder()
  })

  it('in the results of a search', async () => {
    const user = await open('/app/our-apps')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await user.type(await screen.findByRole('combobox', { name: 'Search everything' }), 'typed')
    await screen.findAllByRole('option', { name: /typed/ })
    expectInOrder()
  })

  it('in the preview of an import, and in the questions about its file', async () => {
    const user = await open(`${tracker}&page=import`)
    const rows = [
      ['Company', 'Position', 'Date Applied', 'Status', 'Job Type', BIDI_TEXT],
      [BIDI_TEXT, BIDI_TEXT, '2026-11-20', 'Applied', BIDI_TEXT, BIDI_TEXT],
      ['Acme', 'Clerk', BIDI_TEXT, 'Applied', '', ''],
      ['Acme', 'Nurse', '2026-11-20', BIDI_TEXT, '', ''],
    ]
    const file = new File([rows.map((row) => row.join(',')).join('\n')], BIDI_TEXT, {
      type: 'text/csv',
    })
    await user.upload(await screen.findByLabelText('CSV file'), file)
    await screen.findByRole('heading', { name: 'Rows that cannot be read' })
    await screen.findByText(/is not a date we can read/)
    expect(screen.getAllByText(/^“.*typed.*” means$/)).toHaveLength(2)
    expectInOrder()
  })

  it('in the binder, and in the question before a move ends', async () => {
    vi.stubGlobal('print', () => undefined)
    const user = await open('/app/move')
    await user.click(await screen.findByRole('button', { name: 'Cancel This Move' }))
    await screen.findByRole('heading', { name: /^Cancel “.*Move to .*typed/ })
    expectInOrder()
    await user.click(screen.getByRole('button', { name: 'Keep This Move' }))
    await user.click(await screen.findByRole('button', { name: 'Print Move Binder' }))
    const route = await screen.findByText(/^From .*typed.* to .*typed/, {
      selector: '.printed-alone *',
    })
    const binder = route.closest<HTMLElement>('.printed-alone')
    expectInOrder(binder ?? document.createElement('div'))
  })
})
