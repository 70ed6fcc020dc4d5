import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nextActionsDue, quietApplicationsDue } from '@/screens/job-search/due/applications-due'
import { interviewsDue } from '@/screens/job-search/due/interviews-due'
import { certificationsDue } from '@/screens/professional-dev/due/certifications-due'
import { allDue, groupOf } from '@/engine/due/due'
import type { Stored } from '@/engine/model/stored'
import jobDue from '@/screens/job-search/due'
import { applications } from '@/schemas/job-search/job-application'
import { savedPostings } from '@/schemas/job-search/saved-posting'
import { goalsDue } from '@/screens/professional-dev/due/goals-due'
import { tracker as trackerView } from '@/screens/job-search/tracker'
import { offersDue } from '@/screens/job-search/due/offers-due'
import { licensesDue } from '@/screens/licensing/due'
import { credentialsOnTheWay } from '@/screens/my-move/now/credentials-on-the-way'
import { targetsDue } from '@/screens/professional-dev/due/targets-due'
import { COMPUTED_FILTER } from '@/engine/views/list/use-list-url'
import { addDays } from '@/engine/calendar-day'
import { cardId } from '@/engine/url/form-url'
import type { HistoryEntry } from '@/schemas/job-search/application-history'
import type { ApplicationStatus } from '@/schemas/job-search/application-status'
import { certification, type CertificationRecord } from '@/schemas/professional-dev/certification'
import { interviewDayOf } from '@/schemas/job-search/interview-day'
import type * as Quiet from '@/schemas/job-search/quiet-application'
import type * as Goals from '@/schemas/professional-dev/learning-goal'
import type { LearningGoalRecord } from '@/schemas/professional-dev/learning-goal'
import type { Work } from '@/schemas/my-work/work'
import { buildApplication, buildApplications, buildSavedPosting } from '../support/applications'
import { anyDay } from '../support/days'
import { buildCredential } from '../support/credentials'
import { buildGoal } from '../support/learning-goals'
import { buildLicense } from '../support/licenses'
import { buildMove } from '../support/moves'
import { buildWork } from '../support/work'
import { runInZone, zones } from '../support/zones'

const today = '2026-11-22'
const createdAt = '2026-11-01T18:00:00.000Z'

const buildCertification = (
  expirationDate: string,
  overrides: Partial<CertificationRecord> = {},
) => ({
  ...certification.parse({
    name: 'CPR',
    issuingOrg: 'ARC',
    dateEarned: '2020-01-01',
    expirationDate,
  }),
  id: expirationDate,
  createdAt,
  ...overrides,
})

it.each(['cpr+aid', 'a&b', 'cert #1'])(
  'Each due item links to a form of its record or to its card, even if the id is %s',
  (id) => {
    const soon = addDays(today, 5)
    const toDo = { id, nextAction: 'Call Dana', nextActionDate: soon }
    const over = [{ id: '1', kind: 'interview' as const, day: addDays(today, -12) }]
    const credential = buildCredential({ id, expirationDate: '2027-03-01' })
    const due = [
      ...interviewsDue([buildApplication({ id, status: 'interview', history: over })], today),
      ...nextActionsDue([buildApplication(toDo), buildSavedPosting(toDo)], today),
      ...quietApplicationsDue([buildApplication({ id, dateApplied: '2026-10-01' })], today),
      ...offersDue([buildApplication({ ...toDo, status: 'offer' })], today, []),
      ...offersDue([buildApplication({ id, status: 'offer' })], today, []),
      ...certificationsDue([buildCertification(soon, { id })], today),
      ...targetsDue(
        [buildCertification('', { id, isTarget: true, dateEarned: '2026-11-01' })],
        today,
      ),
      ...goalsDue([buildGoal({ id, targetDate: soon })], today),
      ...licensesDue([buildLicense({ id, expirationDate: soon })], today),
      ...credentialsOnTheWay([credential], buildMove({ reportDate: '2027-02-21' }), today),
    ]
    expect(due).toHaveLength(11)
    for (const { action } of due) {
      const { searchParams, hash } = new URL(action.href, 'https://example.com')
      const names = ['edit', 'saved-edit', 'history']
      const linked = names.map((name) => searchParams.get(name)).find(Boolean)
      expect(linked ?? hash, action.href).toBe(linked ? id : `#${cardId('jobApplications', id)}`)
    }
  },
)

describe('An application is due', () => {
  it('while it waits for an interview, with a link to the interview questions', () => {
    const waiting = buildApplication({ status: 'interview' })
    expect(interviewsDue([waiting], today)).toEqual([
      expect.objectContaining({
        title: 'Interview: Data Analyst at Acme Logistics',
        action: { label: 'Open Interview Prep', href: '/app/job-search?tab=interview' },
      }),
    ])
    for (const status of ['applied', 'offer', 'rejected', 'withdrawn'] as const) {
      expect(interviewsDue([buildApplication({ status })], today), status).toEqual([])
    }
  })

  it('because of an upcoming interview, unless the application is closed', () => {
    const history = [{ id: '1', kind: 'interview' as const, day: '2026-11-30' }]
    const reasons = (status: ApplicationStatus) =>
      interviewsDue([buildApplication({ status, history })], today).map(({ reason }) => reason)
    for (const open of ['applied', 'interview', 'offer'] as const) {
      expect(reasons(open), open).toEqual(['On Nov 30, 2026 (in 8 days).'])
    }
    for (const closed of ['rejected', 'withdrawn'] as const) {
      expect(reasons(closed), closed).toEqual([])
    }
  })

  it('because of a past interview, until something about it is recorded', () => {
    const over = { id: '1', kind: 'interview' as const, day: '2026-11-10' }
    const lines = (...since: HistoryEntry[]) =>
      interviewsDue(
        [buildApplication({ id: '7', status: 'interview', history: [over, ...since] })],
        today,
      )
    const line = {
      reason:
        'It was on Nov 10, 2026 (12 days ago). Change the status, or add how it went to the history.',
      action: {
        label: 'Update Application',
        href: '/app/job-search?tab=tracker&layout=cards&history=7&history.kind=note',
      },
    }
    expect(lines()).toMatchObject([line])
    // A status entry for the invitation says nothing about the interview.
    expect(
      lines({ id: '2', kind: 'status', status: 'interview', day: '2026-11-12' }),
    ).toMatchObject([line])
    expect(lines({ id: '2', kind: 'follow-up', day: '2026-11-10' })).toEqual([])
  })

  it('because of a past interview, even if its status is still Applied', () => {
    const history = [{ id: '1', kind: 'interview' as const, day: '2026-11-10' }]
    const lines = (status: ApplicationStatus) =>
      interviewsDue([buildApplication({ id: '7', status, history })], today)
    expect(lines('applied')).toMatchObject([
      {
        action: {
          label: 'Update Application',
          href: '/app/job-search?tab=tracker&layout=cards&history=7&history.kind=note',
        },
      },
    ])
    for (const status of ['offer', 'rejected', 'withdrawn'] as const) {
      expect(lines(status), status).toEqual([])
    }
  })

  it('because of a past interview, but not once the person has set the status back to Applied after it', () => {
    const history = [
      { id: '1', kind: 'interview' as const, day: '2026-11-10' },
      { id: '2', kind: 'status' as const, status: 'applied' as const, day: '2026-11-12' },
    ]
    expect(interviewsDue([buildApplication({ status: 'applied', history })], today)).toEqual([])
  })

  it('because of a past interview, even if a follow-up is planned for later', () => {
    const history = [
      { id: '1', kind: 'follow-up' as const, day: '2026-12-15' },
      { id: '2', kind: 'interview' as const, day: '2026-11-10' },
    ]
    expect(interviewsDue([buildApplication({ status: 'interview', history })], today)).toHaveLength(
      1,
    )
  })

  it('no longer because of a past interview with an entry of a later day, whichever was added first', () => {
    const history = [
      { id: '1', kind: 'note' as const, day: '2026-11-12' },
      { id: '2', kind: 'interview' as const, day: '2026-11-10' },
    ]
    const lines = (day: string) =>
      interviewsDue(
        [
          buildApplication({
            status: 'interview',
            history: history.map((entry) => (entry.kind === 'note' ? { ...entry, day } : entry)),
          }),
        ],
        today,
      )
    expect(lines('2026-11-12')).toEqual([])
    // A note of the same day that was added before the interview may be about the preparation.
    expect(lines('2026-11-10')).toHaveLength(1)
  })

  it('because of an interview in another time zone, on its local day', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    const entry = {
      ...{ id: '1', kind: 'interview' as const, day: '2026-12-02' },
      ...{ startTime: '19:00', timeZone: 'America/New_York' },
    }
    const local = 'Thu, Dec 3, 9:00 AM here'
    const lines = (day: string, ...since: HistoryEntry[]) =>
      interviewsDue([buildApplication({ status: 'interview', history: [entry, ...since] })], day)
    expect(lines('2026-12-03')).toMatchObject([
      { reason: `On Dec 2, 2026, 7:00 PM Eastern Time (today, ${local}).`, day: '2026-12-03' },
    ])
    expect(lines('2026-12-04')[0]?.reason).toContain(
      `It was on Dec 2, 2026 (yesterday, ${local}). Change`,
    )
    // An entry from before the interview says nothing about it.
    expect(lines('2026-12-04', { id: '2', kind: 'follow-up', day: '2026-12-02' })).toHaveLength(1)
    // One that was added after it does, though its day was written before a move to here.
    const after = String(Date.parse('2026-12-02T20:30:00-05:00'))
    expect(lines('2026-12-04', { id: after, kind: 'note', day: '2026-12-02' })).toEqual([])
    vi.stubEnv('TZ', 'Pacific/Honolulu')
    const tokyo = { ...entry, startTime: '09:00', timeZone: 'Asia/Tokyo' }
    const note = { id: '2', kind: 'note' as const, day: '2026-12-01', text: 'It went well.' }
    const written = buildApplication({ status: 'interview', history: [tokyo, note] })
    expect(interviewsDue([written], '2026-12-02')).toEqual([])
  })

  it('only once after a past interview: because it is quiet, or because of its next action', () => {
    const history = [{ id: '1', kind: 'interview' as const, day: '2026-10-10' }]
    const record = buildApplication({ status: 'interview', dateApplied: '2026-10-01', history })
    expect(interviewsDue([record], today)).toEqual([])
    expect(quietApplicationsDue([record], today)).toHaveLength(1)
    const planned = { ...record, nextAction: 'Call Dana', nextActionDate: '2026-11-23' }
    expect(interviewsDue([planned], today)).toEqual([])
    expect(nextActionsDue([planned], today)).toHaveLength(1)
  })

  it('only once while it waits for an interview without a day: because it is quiet', () => {
    const invited = { id: '1', kind: 'status', status: 'interview', day: '2026-10-01' } as const
    const dateApplied = '2026-09-20'
    const record = buildApplication({ status: 'interview', dateApplied, history: [invited] })
    expect(quietApplicationsDue([record], today)).toHaveLength(1)
    expect(interviewsDue([record], today)).toEqual([])
  })

  it('because of its first interview, with its others counted behind the same link', () => {
    const interview = (id: string, day: string, time: string) =>
      ({ id, kind: 'interview', day, time }) as const
    const history = [interview('1', '2026-11-30', '14:00'), interview('2', '2026-11-30', '9:00')]
    expect(interviewsDue([buildApplication({ id: '7', history })], today)).toEqual([
      expect.objectContaining({
        reason: 'On Nov 30, 2026 (in 8 days), 9:00. Then 1 more.',
        action: { label: 'Open Interview Day', href: interviewDayOf('7') },
      }),
    ])
  })

  it('because of its next action, in a sentence with one period at the end, whatever the company name', () => {
    const toDo = (company: string) =>
      buildApplication({ company, nextAction: 'Call Dana', nextActionDate: '2026-11-20' })
    const reason = (company: string) => nextActionsDue([toDo(company)], today)[0]?.reason
    expect(reason('Acme, Inc.')).toBe('Data Analyst at Acme, Inc.')
    expect(reason('Acme')).toBe('Data Analyst at Acme.')
  })

  it('because of a next action with a date but no text, under its own name', () => {
    const lines = (nextActionDate: string, status: ApplicationStatus = 'applied') =>
      nextActionsDue([buildApplication({ nextActionDate, status })], today).map(
        ({ title, late, reason }) => [title, late ?? reason],
      )
    const title = 'Next action: Data Analyst at Acme Logistics'
    expect(lines('2026-11-20')).toEqual([[title, 'Overdue since Nov 20, 2026 (2 days ago).']])
    expect(lines(addDays(today, 7))).toEqual([[title, 'Due Nov 29, 2026 (in 7 days).']])
    expect(lines(addDays(today, 8))).toEqual([])
    expect(lines('2026-11-20', 'withdrawn')).toEqual([])
    expect(lines('')).toEqual([])
  })

  it('because of the next action of a saved posting, with a link to the posting', () => {
    const nextActionDate = '2026-11-20'
    const posting = buildSavedPosting({ id: '7', nextAction: 'Apply', nextActionDate })
    const sent = buildApplication({ id: '7', nextAction: 'Call', nextActionDate: '2026-11-19' })
    const due = nextActionsDue([posting, sent], today)
    expect(due).toMatchObject([
      { title: 'Call', action: { label: 'Open Application' } },
      {
        title: 'Apply',
        late: 'Overdue since Nov 20, 2026 (2 days ago).',
        reason: 'Data Analyst at Acme Logistics.',
        action: { label: 'Open Posting', href: '/app/job-search?tab=tracker&saved-edit=7' },
      },
    ])
    expect(new Set(due.map(({ id }) => id)).size).toBe(2)
  })

  it('but not of a posting that was applied to on another device, unless it was changed since', () => {
    const posting = buildSavedPosting({ nextAction: 'Apply', nextActionDate: '2026-11-20' })
    const appliedAt = (createdAt: string) => buildApplication({ id: posting.id, createdAt })
    const titles = (application: object) => {
      const values = new Map([
        [applications.key, [application]],
        [savedPostings.key, [posting]],
      ])
      const valueOf = ({ key, empty }: Stored<unknown>) => values.get(key) ?? empty
      return allDue(jobDue, valueOf, today).map(({ title }) => title)
    }
    const [day, dayBefore] = [1, -1].map((days) =>
      new Date(Date.parse(posting.createdAt) + days * 86_400_000).toISOString(),
    )
    expect(titles(appliedAt(day ?? ''))).not.toContain('Apply')
    expect(titles(appliedAt(dayBefore ?? ''))).toContain('Apply')
  })

  it('from the 30th day without an answer, with a link to it', () => {
    const sent = (dateApplied: string) => buildApplication({ id: '7', dateApplied })
    expect(quietApplicationsDue([sent(addDays(today, -29))], today)).toEqual([])
    expect(quietApplicationsDue([sent(addDays(today, -30))], today)).toEqual([
      expect.objectContaining({
        title: 'No answer: Data Analyst at Acme Logistics',
        reason: 'You applied Oct 23, 2026 (30 days ago). Follow up, or close it out.',
        action: { label: 'Update Application', href: '/app/job-search?tab=tracker&edit=7' },
      }),
    ])
    for (const status of ['interview', 'offer', 'rejected', 'withdrawn'] as const) {
      const answered = buildApplication({ status, dateApplied: '2026-01-01' })
      expect(quietApplicationsDue([answered], today), status).toEqual([])
    }
  })

  it('by name for up to three; for more, the latest two and a count of the others', () => {
    const quiet = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        buildApplication({
          id: String(at),
          position: `Job ${at}`,
          dateApplied: addDays('2026-01-01', at),
        }),
      )
    expect(quietApplicationsDue(quiet(3), today)).toHaveLength(3)
    expect(quietApplicationsDue(quiet(40), today).map(({ title }) => title)).toEqual([
      'No answer: Job 39 at Acme Logistics',
      'No answer: Job 38 at Acme Logistics',
      '38 more applications without an answer',
    ])
  })

  it('as a count beyond three, with a link to exactly the quiet applications', () => {
    const interview: HistoryEntry = { id: '1', kind: 'interview', day: '2026-01-10' }
    const quiet = Array.from({ length: 4 }, (_, at) =>
      buildApplication({
        ...{ id: String(at), dateApplied: '2026-01-01' },
        ...(at === 0 && { status: 'interview', history: [interview] }),
      }),
    )
    const records = [...quiet, buildApplication({ id: 'recent', dateApplied: today })]
    const action = quietApplicationsDue(records, today).at(-1)?.action
    expect(action?.label).toBe('See All Quiet Applications')
    const asked = new URL(action?.href ?? '', 'https://example.com').searchParams
    const filter = trackerView.extensions.find(
      ({ filter }) => filter?.name === asked.get(COMPUTED_FILTER),
    )?.filter
    expect(asked.has('status')).toBe(false)
    expect(records.filter((record) => filter?.applies(record, today))).toEqual(quiet)
  })

  it('for an interview from a week before it; later ones are named and counted separately', () => {
    const inDays = (days: number) =>
      buildApplication({
        id: String(days),
        position: `In ${days}`,
        history: [{ id: '1', kind: 'interview', day: addDays(today, days) }],
      })
    const titles = (records: Parameters<typeof interviewsDue>[0]) => {
      const due = interviewsDue(records, today)
      const named = (isLater: boolean) =>
        due
          .filter(({ day }) => (groupOf(day, today) === 'later') === isLater)
          .map(({ title }) => title)
      return [named(false), named(true)]
    }
    const at = 'at Acme Logistics'
    expect(titles([inDays(7), inDays(8)])).toEqual([
      [`Interview: In 7 ${at}`],
      [`Interview: In 8 ${at}`],
    ])
    const undated = buildApplication({ id: 'u', position: 'Undated', status: 'interview' })
    expect(titles([...[25, 26, 27, 28, 29].map(inDays), undated])).toEqual([
      [`Interview: Undated ${at}`],
      [`Interview: In 25 ${at}`, `Interview: In 26 ${at}`, '3 more interviews'],
    ])
  })

  it('for counted interviews, with a link to a list that shows them all', () => {
    const href = (status: ApplicationStatus) =>
      interviewsDue(
        Array.from({ length: 4 }, (_, at) =>
          buildApplication({
            ...{ id: String(at), status: at === 3 ? status : 'interview' },
            history: [{ id: '1', kind: 'interview', day: addDays(today, 30 + at) }],
          }),
        ),
        today,
      ).at(-1)?.action.href
    expect(href('interview')).toBe('/app/job-search?tab=tracker&status=interview')
    // The tracker has no filter that shows an interview of every status. Interview Prep lists them.
    expect(href('applied')).toBe('/app/job-search?tab=interview')
    expect(href('offer')).toBe('/app/job-search?tab=interview')
  })

  it('for counted interviews, says where they are, also those that are over or have no day', () => {
    const ahead = buildApplication({
      status: 'applied',
      history: [{ id: '1', kind: 'interview', day: addDays(today, 2) }],
    })
    const waiting = buildApplication({ status: 'interview' })
    const over = buildApplication({
      status: 'interview',
      history: [{ id: '1', kind: 'interview', day: addDays(today, -2) }],
    })
    const rest = (...others: (typeof ahead)[]) => {
      const records = [ahead, ahead, ...others].map((record, at) => ({ ...record, id: String(at) }))
      const last = interviewsDue(records, today).at(-1)
      return [last?.title, last?.reason, last?.action.href]
    }
    const title = '2 more interviews'
    const inPrep = [title, 'Interview Prep lists them.', '/app/job-search?tab=interview']
    const inTracker = (query: string) => [
      title,
      'The tracker lists them.',
      `/app/job-search?tab=tracker${query}`,
    ]
    expect(rest(ahead, ahead)).toEqual(inPrep)
    expect(rest(over, waiting)).toEqual(inTracker('&status=interview'))
    // Interview Prep does not list an interview that is over, and only counts those without a day.
    expect(rest(ahead, over)).toEqual(inTracker(''))
    expect(rest(ahead, waiting)).toEqual(inTracker(''))
  })

  it('on a few lines, even in a list of thousands', () => {
    const many = buildApplications(8_000)
    expect(interviewsDue(many, today).at(-1)?.title).toBe('1,598 more interviews')
    expect(quietApplicationsDue(many, today)).toHaveLength(3)
  })
})

describe('An offer is due', () => {
  const offer = (overrides: Parameters<typeof buildApplication>[0] = {}) =>
    buildApplication({ id: '7', status: 'offer', ...overrides })
  const came = { id: '1', kind: 'status', status: 'offer', day: '2026-11-18' } as const
  const isDue = (record: ReturnType<typeof offer>) => offersDue([record], today, []).length > 0

  it('while it waits for an answer, with a link to its card', () => {
    expect(offersDue([offer()], today, [])).toEqual([
      expect.objectContaining({
        title: 'Offer: Data Analyst at Acme Logistics',
        reason: 'They’re waiting on you. Accept, decline or set a reminder.',
        action: {
          label: 'Update Application',
          href: '/app/job-search?tab=tracker&layout=cards&status=offer#jobApplications/7',
        },
      }),
    ])
    for (const status of ['applied', 'interview', 'rejected', 'withdrawn'] as const) {
      expect(offersDue([buildApplication({ status })], today, []), status).toEqual([])
    }
  })

  it('until its job is in the work record, and not again once that job has ended', () => {
    const job = { title: 'data analyst', organization: 'Acme Logistics', start: '2026-11' }
    const withWork = (work: Partial<Work>, overrides: Parameters<typeof offer>[0] = {}) =>
      offersDue([offer({ dateApplied: '2026-11-02', history: [came], ...overrides })], today, [
        buildWork({ ...job, ...work }),
      ])
    expect(withWork({})).toEqual([])
    expect(withWork({ end: '2026-11' })).toEqual([])
    expect(withWork({ title: 'Clerk' })).toHaveLength(1)
    // Work that began before the application was sent is another job, as before a transfer.
    for (const end of ['', '2026-11', '2027-06']) {
      expect(withWork({ start: '2026-10', end }), end).toHaveLength(1)
    }
    // The offer may have been recorded after the job began.
    const earlier = { dateApplied: '2026-09-30' }
    expect(withWork({ start: '2026-10', end: '2026-11' }, earlier)).toEqual([])
    // The job that the button made, under another title or employer, whenever it began.
    const made = { start: '2026-06', applicationId: '7' }
    expect(withWork({ ...made, title: 'Analyst' })).toEqual([])
    expect(withWork({ ...made, organization: 'Acme' })).toEqual([])
    expect(withWork({ title: 'Analyst', applicationId: '8' })).toHaveLength(1)
    // The form that the button filled in was used for other work.
    expect(withWork({ ...made, title: 'Nurse', organization: 'Clinic' })).toHaveLength(1)
  })

  it('with its reminder of this week after the job is in the work record', () => {
    const work = [buildWork({ title: 'Data Analyst', applicationId: '7' })]
    const due = (nextActionDate: string) => offersDue([offer({ nextActionDate })], today, work)
    expect(due('2026-11-24')).toHaveLength(1)
    expect(due('2027-01-10')).toEqual([])
  })

  it('since the day of its history entry', () => {
    const first = { id: '0', kind: 'status', status: 'interview', day: '2026-11-10' } as const
    const [due] = offersDue([offer({ history: [first, came] })], today, [])
    expect(due?.reason).toMatch(/^They’ve been waiting on you since Nov 18, 2026 \(4 days ago\)\. /)
  })

  it('without “since” if the day of its history entry is ahead', () => {
    const [due] = offersDue([offer({ history: [{ ...came, day: '2026-12-02' }] })], today, [])
    expect(due?.reason).toMatch(/^They’re waiting on you\. /)
  })

  it('with its reminder, however far away, and not also as a next action', () => {
    const reminded = (nextActionDate: string) =>
      offer({ nextAction: 'Answer Dana', nextActionDate })
    expect(offersDue([reminded('2026-11-24'), reminded('2026-11-20')], today, [])).toMatchObject([
      { late: 'Overdue since Nov 20, 2026 (2 days ago).', reason: 'Answer Dana.', isFirst: true },
      { reason: 'Due Nov 24, 2026 (in 2 days). Answer Dana.', day: '2026-11-24', isFirst: true },
    ])
    expect(nextActionsDue([reminded('2026-11-24')], today)).toEqual([])
    expect(offersDue([reminded('2027-01-10')], today, [])).toMatchObject([
      { reason: 'Due Jan 10, 2027 (in 49 days). Answer Dana.', isFirst: true },
    ])
  })

  it('with a reminder more than a week away only until something about it is recorded', () => {
    const accepted = { id: '2', kind: 'note', day: '2026-11-19', text: 'Accepted.' } as const
    const reminded = (nextActionDate: string) =>
      offer({ nextAction: 'First day', nextActionDate, history: [came, accepted] })
    expect(isDue(reminded('2027-01-10'))).toBe(false)
    expect(isDue(reminded('2026-11-24'))).toBe(true)
  })

  it('not while an interview for it is upcoming', () => {
    expect(isDue(offer({ nextAction: 'Call Dana' }))).toBe(true)
    const interview = (day: string) => ({ id: '2', kind: 'interview', day }) as const
    expect(isDue(offer({ history: [interview(today), came] }))).toBe(false)
    expect(isDue(offer({ history: [interview('2026-11-17'), came] }))).toBe(true)
  })

  it('and asks for the date if its next action has none', () => {
    const [due] = offersDue([offer({ nextAction: 'Call Dana' })], today, [])
    expect(due?.reason).toBe(
      'They’re waiting on you. Accept, decline or give your next action a date.',
    )
  })

  it('until something about it is recorded', () => {
    const note = (day: string) => ({ id: '2', kind: 'note', day, text: 'Accepted.' }) as const
    expect(isDue(offer({ history: [note('2026-11-17'), came] }))).toBe(true)
    expect(isDue(offer({ history: [came, note('2026-11-18')] }))).toBe(false)
    // A follow-up that is only planned is no answer yet.
    const planned = { id: '2', kind: 'follow-up', day: addDays(today, 1) } as const
    expect(isDue(offer({ history: [came, planned] }))).toBe(true)
    expect(isDue(offer({ history: [came, { ...planned, day: today }] }))).toBe(false)
    // If the history has no entry for the offer, any note counts as its answer.
    expect(isDue(offer({ history: [note('2026-11-18')] }))).toBe(false)
    // A second offer is due again.
    const again = { ...came, id: '3', day: '2026-11-21' }
    expect(isDue(offer({ history: [came, note('2026-11-18'), again] }))).toBe(true)
  })

  it('even if a past interview was added to the history, as that is no answer', () => {
    const interview = { id: '2', kind: 'interview', day: '2026-11-12' } as const
    // The history of an application that was added with the status Offer has no entry for it.
    expect(isDue(offer({ history: [interview] }))).toBe(true)
    expect(isDue(offer({ history: [came, interview] }))).toBe(true)
  })

  it('by name for up to three; for more, two and a count of the others', () => {
    const offers = Array.from({ length: 5 }, (_, at) => offer({ id: String(at) }))
    expect(offersDue(offers.slice(0, 3), today, [])).toHaveLength(3)
    expect(offersDue(offers, today, []).at(-1)).toMatchObject({
      title: '3 more offers',
      action: { label: 'See All Offers', href: '/app/job-search?tab=tracker&status=offer' },
    })
  })
})

describe('A certification is due', () => {
  it('from 90 days before its last day, and after it', () => {
    const reasons = (last: string) =>
      certificationsDue([buildCertification(last)], today).map(({ late, reason }) => late ?? reason)
    expect(reasons(addDays(today, 91))).toEqual([])
    expect(reasons(addDays(today, 90))).toEqual(['Expires Feb 20, 2027 (in 90 days).'])
    expect(reasons(today)).toEqual(['Expires Nov 22, 2026 (today).'])
    expect(reasons(addDays(today, -1))).toEqual(['Expired Nov 21, 2026 (yesterday).'])
  })

  it('until 90 days after its last day, so that one that was let lapse hides no other', () => {
    const daysAgo = [91, 90, 1429, 1064].map((days) => addDays(today, -days))
    const records = [addDays(today, 1), addDays(today, 46), ...daysAgo].map((day) =>
      buildCertification(day),
    )
    expect(certificationsDue(records, today).map(({ day }) => day)).toEqual([
      addDays(today, -90),
      addDays(today, 1),
      addDays(today, 46),
    ])
  })

  it('by its name while its last day is ahead, however many others have expired', () => {
    const lapsed = [-73, -52, -12].map((days) => addDays(today, days))
    const records = [...lapsed, addDays(today, 1)].map((day) => buildCertification(day))
    expect(certificationsDue(records, today)).toMatchObject([
      { title: 'CPR', day: lapsed[0] },
      { title: '2 more certifications', day: lapsed[1] },
      { title: 'CPR', day: addDays(today, 1) },
    ])
  })

  it('never while it is a target or has no last day', () => {
    const never = [
      buildCertification('2026-11-01', { isTarget: true }),
      buildCertification('', { id: '2' }),
    ]
    expect(certificationsDue(never, today)).toEqual([])
  })
})

describe('A target certification is due', () => {
  const target = (dateEarned: string) =>
    buildCertification('', { id: dateEarned, isTarget: true, dateEarned })

  it('from two weeks before its target date, like a goal', () => {
    const reasons = (day: string) => targetsDue([target(day)], today).map(({ reason }) => reason)
    expect(reasons(addDays(today, 15))).toEqual([])
    expect(reasons(addDays(today, 14))).toEqual(['Due Dec 6, 2026 (in 14 days).'])
    expect(reasons(today)).toEqual(['Due Nov 22, 2026 (today).'])
  })

  it('by its name while its date is ahead, however many others have passed', () => {
    const late = ['2026-10-01', '2026-11-01', '2026-11-10'].map(target)
    expect(targetsDue([...late, target('2026-11-23')], today)).toMatchObject([
      { title: 'CPR', day: '2026-10-01' },
      { title: '2 more certifications in progress', day: '2026-11-01' },
      { title: 'CPR', day: '2026-11-23' },
    ])
  })

  it('after its target date, with a link to its form', () => {
    const yesterday = addDays(today, -1)
    expect(targetsDue([target(yesterday)], today)).toEqual([
      expect.objectContaining({
        title: 'CPR',
        late: 'Overdue since Nov 21, 2026 (yesterday).',
        action: {
          label: 'Update Certification',
          href: `/app/professional-dev?tab=certifications&edit=${yesterday}`,
        },
      }),
    ])
    expect(targetsDue([{ ...target(yesterday), isTarget: false }], today)).toEqual([])
  })

  it('by name for up to three, the longest overdue first; for more, two and a count of the others', () => {
    const late = ['2026-11-20', '2026-10-01', '2026-11-01', '2026-11-10'].map(target)
    expect(targetsDue(late.slice(0, 3), today).map(({ id }) => id)).toEqual([
      'target 2026-10-01',
      'target 2026-11-01',
      'target 2026-11-20',
    ])
    expect(targetsDue(late, today).at(-1)?.title).toBe('2 more certifications in progress')
  })
})

describe('The group of a certification that expires', () => {
  const groups = (...expirationDates: string[]) =>
    certificationsDue(
      expirationDates.map((day) => buildCertification(day)),
      today,
    ).map(({ day }) => groupOf(day, today))

  it('is today once it has expired, this week in its last seven days, and later before that', () => {
    expect(groups('2026-11-01', '2026-11-29', '2026-11-30')).toEqual(['today', 'thisWeek', 'later'])
  })

  it('is that of the first day for a line that counts several, so that what is overdue is under today', () => {
    expect(groups('2026-11-01', '2026-11-02', '2026-11-03', '2027-01-01')).toEqual([
      'today',
      'today',
      'later',
    ])
    expect(groups('2026-11-01', '2026-11-02', '2027-01-01', '2027-01-02')).toEqual([
      'today',
      'later',
      'later',
    ])
    expect(groups('2026-11-01', '2026-11-29', '2026-11-30', '2026-12-01')).toEqual([
      'today',
      'thisWeek',
      'later',
    ])
  })
})

describe('A goal is due', () => {
  const reasons = (overrides: Partial<LearningGoalRecord>) =>
    goalsDue([buildGoal(overrides)], today).map(({ late, reason }) => late ?? reason)

  it('from two weeks before its day, and after it', () => {
    expect(reasons({ targetDate: addDays(today, 15) })).toEqual([])
    expect(reasons({ targetDate: addDays(today, 14) })).toEqual(['Due Dec 6, 2026 (in 14 days).'])
    expect(reasons({ targetDate: today })).toEqual(['Due Nov 22, 2026 (today).'])
    expect(reasons({ targetDate: addDays(today, -5) })).toEqual([
      'Overdue since Nov 17, 2026 (5 days ago).',
    ])
  })

  it('by its name while its day is ahead, however many others have passed', () => {
    const days = ['2026-01-10', '2026-02-10', '2026-03-10', addDays(today, 1)]
    const goals = days.map((day) => buildGoal({ id: day, title: day, targetDate: day }))
    expect(goalsDue(goals, today)).toMatchObject([
      { title: '2026-01-10' },
      { title: '2 more goals', day: '2026-02-10' },
      { title: addDays(today, 1), day: addDays(today, 1) },
    ])
  })

  it('never once it is completed', () => {
    expect(reasons({ targetDate: '2026-01-01', completed: true })).toEqual([])
  })
})

describe('The list of due goals', () => {
  it('is sorted by day, and each item has a unique id and link', () => {
    const days = fc.uniqueArray(anyDay, { maxLength: 3 })
    fc.assert(
      fc.property(days, anyDay, (all, day) => {
        const due = goalsDue(
          all.map((target) => buildGoal({ id: target, targetDate: target })),
          day,
        )
        const expected = all.filter((target) => target <= addDays(day, 14)).toSorted()
        expect(due.map(({ id }) => id)).toEqual(expected.map((target) => `goal ${target}`))
        expect(new Set(due.map(({ action }) => action.href)).size).toBe(due.length)
      }),
    )
  })
})

describe.each(zones)('In $zone, around midnight', ({ zone, midnight }) => {
  runInZone(zone)
  let quiet: typeof Quiet
  let goals: typeof Goals

  beforeAll(async () => {
    vi.useFakeTimers()
    quiet = await import('@/schemas/job-search/quiet-application')
    goals = await import('@/schemas/professional-dev/learning-goal')
  })
  afterAll(() => void vi.useRealTimers())

  it('a goal is past its date, and an application quiet, when the local day ends, and not before', () => {
    const goal = buildGoal({ targetDate: '2026-11-21' })
    const sent = buildApplication({ dateApplied: '2026-10-23' })
    vi.setSystemTime(Date.parse(midnight) - 1)
    expect(goals.isPastItsDate(goal)).toBe(false)
    expect(goals.isDueSoon(goal)).toBe(true)
    expect(quiet.isQuiet(sent)).toBe(false)
    vi.setSystemTime(Date.parse(midnight))
    expect(goals.isPastItsDate(goal)).toBe(true)
    expect(goals.isDueSoon(goal)).toBe(false)
    expect(quiet.isQuiet(sent)).toBe(true)
  })
})
