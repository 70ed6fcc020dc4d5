import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { editRecord } from '@/engine/store/records'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import type { HistoryEntry } from '@/schemas/job-search/application-history'
import { applicationStatus, type ApplicationStatus } from '@/schemas/job-search/application-status'
import { applications, type JobApplicationRecord } from '@/schemas/job-search/job-application'
import { noteNoAnswer } from '@/schemas/job-search/no-answer'
import { buildApplication } from '../support/applications'
import { zones } from '../support/zones'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const start = new Date('2026-11-20T12:00:00').getTime()
/** Before the changes, so that each edit is stamped with its own time. */
const added = '2026-11-18T12:00:00.000Z'
const application = (history: HistoryEntry[] = []) =>
  buildApplication({ id: '1', history, createdAt: added, updatedAt: added })
/** A status, and the seconds since the previous change. */
type Step = [status: ApplicationStatus, pause: number]

/** Changes of one tab. @param offset in milliseconds, so that two tabs never change at the same time */
function changesOf(steps: readonly Step[], offset: number) {
  let seconds = 0
  return steps.map(([status, pause]) => {
    seconds += pause
    return editRecord(applications, '1', { status }, new Date(start + seconds * 1000 + offset))
  })
}

/** Merges the changes that two tabs made to one application without seeing each other. This tab writes last. */
async function merged(before: JobApplicationRecord, here: readonly Step[], there: readonly Step[]) {
  const storage = memoryStorage()
  storage.setItem(applications.key, JSON.stringify([before]))
  const repository = createRepository({ isDurable: true, storage })
  repository.load(applications)
  const list: readonly JobApplicationRecord[] = [before]
  const theirs = changesOf(there, 1).reduce((now, change) => change(now), list)
  for (const change of changesOf(here, 0)) await repository.update(applications, change)
  const [ours] = repository.load(applications)
  const text = JSON.stringify(theirs)
  // A tab that saved no difference has written nothing, so it has not overwritten the other tab's text.
  if (storage.getItem(applications.key) === JSON.stringify([before])) {
    storage.setItem(applications.key, text)
  }
  repository.syncFromStorage(applications.key, text)
  await vi.advanceTimersByTimeAsync(3000)
  const [record] = repository.load(applications)
  if (!record || !ours || !theirs[0]) throw new Error('The application is gone.')
  return { record, ours, theirs: theirs[0] }
}

it.each([
  [10, 20, ['offer', 'interview'], 'interview'],
  [20, 10, ['interview', 'offer'], 'offer'],
] as const)(
  'Offer here after %i seconds, interview there after %i: the history has %j, the status is %s',
  async (here, there, history, status) => {
    const before = application()
    const { record } = await merged(before, [['offer', here]], [['interview', there]])
    expect(record.history.map((entry) => entry.status)).toEqual(history)
    expect(record.status).toBe(status)
  },
)

it('An offer noted on one device stays the status, though the other device changed something else later', () => {
  const status = 'offer'
  const later = new Date(start + 3_600_000)
  const offer = editRecord(applications, '1', { status }, new Date(start))([application()])
  const contact = editRecord(applications, '1', { contact: 'Dana' }, later)([application()])
  const here = applications.merge(contact, offer, 'mine').value
  expect(here).toMatchObject([{ status, contact: 'Dana', history: [{ status }] }])
  expect(applications.merge(offer, contact, 'mine').value).toEqual(here)
  // A device that still has the later version as it was is asked nothing.
  expect(applications.merge(contact, here, 'mine')).toMatchObject({ undecided: 0, value: here })
  expect(applications.merge(here, contact, 'file')).toMatchObject({ undecided: 0, value: here })
})

it.each(zones)(
  'The later of two changes stays the status, whatever zone a merge is made in: $zone',
  ({ zone }) => {
    const at = (fields: Partial<JobApplicationRecord>, instant: string) =>
      editRecord(applications, '1', fields, new Date(instant))
    vi.stubEnv('TZ', 'America/New_York')
    const interview = at({ status: 'interview' }, '2026-11-20T14:00:00Z')([application()])
    const offer = at({ status: 'offer' }, '2026-11-20T20:00:00Z')([application()])
    const noted = at({ notes: 'Called.' }, '2026-11-21T20:00:00Z')([application()])
    vi.stubEnv('TZ', zone)
    for (const other of [interview, noted]) {
      const status = 'offer'
      expect(applications.merge(offer, other, 'mine').value).toMatchObject([{ status }])
      expect(applications.merge(other, offer, 'mine').value).toMatchObject([{ status }])
    }
  },
)

it('A change of status counts in a merge after the person corrected its day', () => {
  const edit = (fields: Partial<JobApplicationRecord>, hour: number) =>
    editRecord(applications, '1', fields, new Date(start + hour * 3_600_000))
  const [offer] = edit({ status: 'offer' }, 1)([application()])
  const history = offer?.history.map((entry) => ({ ...entry, day: '2026-11-19' }))
  const corrected = edit({ history }, 2)(offer ? [offer] : [])
  const noted = edit({ notes: 'Called.' }, 3)([application()])
  expect(applications.merge(corrected, noted, 'mine').value).toMatchObject([{ status: 'offer' }])
})

it('Closing without an answer is a change of status: in a merge it counts as the last one if it was', () => {
  const edit = (fields: Partial<JobApplicationRecord>, hour: number) =>
    editRecord(applications, '1', fields, new Date(start + hour * 3_600_000))
  const closed = edit({ status: 'rejected' }, 2)([application()]).map(noteNoAnswer)
  // Edited last, so that the offer would stay the status if the history did not count.
  const edited = edit({ contact: 'Dana' }, 3)(edit({ status: 'offer' }, 1)([application()]))
  const last = { status: 'rejected', history: [{ status: 'offer' }, { text: 'No answer' }] }
  expect(applications.merge(closed, edited, 'mine').value).toMatchObject([last])
  expect(applications.merge(edited, closed, 'mine').value).toMatchObject([last])
})

it('Whatever two tabs do to one status without seeing each other, the history is in order and ends at the status', async () => {
  const step = fc.tuple(
    fc.constantFrom(...applicationStatus.values),
    fc.integer({ min: 1, max: 90 }),
  )
  const steps = fc.array(step, { minLength: 1, maxLength: 4 })
  const known: readonly HistoryEntry[] = [
    { id: 'from a file', kind: 'note', day: '2026-11-19', text: 'Met the team.' },
    { id: '5', kind: 'status', status: 'rejected', day: '2026-11-18' },
  ]
  await fc.assert(
    fc.asyncProperty(steps, steps, fc.boolean(), async (here, there, hasHistory) => {
      const before = application(hasHistory ? [...known] : [])
      const { record, ours, theirs } = await merged(before, here, there)
      const old = before.history.length
      expect(record.history.slice(0, old)).toEqual(before.history)
      const made = [...ours.history.slice(old), ...theirs.history.slice(old)]
      const inOrder = made.toSorted((one, other) => Number(one.id) - Number(other.id))
      expect(record.history.slice(old)).toEqual(inOrder)
      expect(record.status).toBe(inOrder.at(-1)?.status ?? before.status)
    }),
  )
})
