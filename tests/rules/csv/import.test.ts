import { parse as parseElsewhere } from 'csv-parse/sync'
import { readFile } from 'node:fs/promises'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { guardCell } from '@/screens/job-search/csv/table/formula-guard'
import { freeText } from '@/engine/model/rules'
import type { Table } from '@/screens/job-search/csv/table/read-table'
import { applicationStatus } from '@/schemas/job-search/application-status'
import { applications, jobApplication, jobType } from '@/schemas/job-search/job-application'
import type { JobApplicationRecord } from '@/schemas/job-search/job-application'
import { historyKind } from '@/schemas/job-search/application-history'
import { savedPosting, type SavedPostingRecord } from '@/schemas/job-search/saved-posting'
import { applicationFields, columnsOf, countNames } from '@/screens/job-search/csv/columns'
import { guessColumns } from '@/screens/job-search/csv/guesses'
import { historyCell, readHistoryCell } from '@/screens/job-search/csv/history-cell'
import { exportName, trackerCsv } from '@/screens/job-search/csv/export-csv'
import { planImport, type Tracked } from '@/screens/job-search/csv/plan-import'
import {
  dayOrderOfTable,
  dayWithoutYear,
  mayBeSaved,
  missingFields,
  daysInOtherOrder,
  unknownWords,
  type Reading,
} from '@/screens/job-search/csv/reading'
import { savedTooMessage } from '@/screens/job-search/csv/saved-too-message'
import {
  addNew,
  countRemaining,
  inListOrder,
  removeUnchanged,
} from '@/screens/job-search/csv/store-import'
import { quietApplicationsDue } from '@/screens/job-search/due/applications-due'
import { interviewsDue } from '@/screens/job-search/due/interviews-due'
import { offersDue } from '@/screens/job-search/due/offers-due'
import { funnelOf } from '@/screens/job-search/figures/figures'
import { stoppedImportSentence, undoneImportSentence } from '@/screens/job-search/csv/undo-outcome'
import { buildApplication, buildApplications } from '../../support/applications'
import { tableOf } from '../../support/csv-table'
import { anyDay } from '../../support/days'
import { zones } from '../../support/zones'

/** Imports records into a list. @returns the records that were added */
async function importInto<Row extends Parameters<typeof addNew>[0][number]>(
  list: readonly Row[],
  records: readonly Row[],
) {
  const added: Row[] = []
  await addNew(
    records,
    [],
    (change) => Promise.resolve(change(list)),
    (more) => added.push(...more),
  )
  return added
}

const nothing: Tracked = { applications: [], saved: [] }
const stamps = { id: '1', createdAt: '2026-11-23T00:00:00.000Z' }

const table = (text: string) => tableOf(text, countNames)

/** How a file is read without an answer, with the guesses about its columns. */
function readingOf(file: Table): Reading {
  const known = columnsOf(file)
  const guessed = guessColumns(file.header, known)
  return {
    columns: known.map((target, at) => target ?? guessed.get(at)),
    dayOrder: 'month-first',
    words: { status: new Map(), jobType: new Map() },
  }
}

async function plan(text: string, overrides: Partial<Reading> = {}, tracked = nothing) {
  const file = await table(text)
  return planImport(file, { ...readingOf(file), ...overrides }, tracked)
}

const fixture = (name: string) => readFile(`tests/fixtures/csv/${name}.csv`, 'utf8')

const stamped = ['id', 'createdAt', 'updatedAt']

/** The fields that a user entered, without ids and timestamps. */
function entered(record: JobApplicationRecord | SavedPostingRecord) {
  const history = 'history' in record ? record.history : []
  return { ...unstamped(record), history: history.map(unstamped) }
}
const unstamped = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !stamped.includes(field)))

const text = (max = 200) =>
  fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.stringMatching(/^[=+\-@'|\\\n\r\t;," a-z]{0,30}$/),
    )
    .map((one) => freeText().parse(one.slice(0, max)))
const name = text().filter((one) => one !== '')
const day = anyDay.filter((one) => one > '1970' && one < '2100')
const optionalDay = fc.option(day, { nil: '' })
const url = fc.option(fc.webUrl(), { nil: '' })

const historyEntry = fc.record(
  {
    id: fc.uuid(),
    kind: fc.constantFrom(...historyKind.values),
    day,
    status: fc.constantFrom(...applicationStatus.values),
    from: fc.constantFrom(...applicationStatus.values),
    time: name,
    place: name,
    link: fc.webUrl(),
    text: name,
  },
  { requiredKeys: ['id', 'kind', 'day'] },
)
const posting = {
  company: name,
  position: name,
  location: text(),
  jobType: fc.constantFrom('' as const, ...jobType.values),
  salaryRange: text(),
  applicationUrl: url,
  notes: text(5000),
  nextAction: text(),
  nextActionDate: optionalDay,
  contact: text(),
  foundOn: text(),
  postingText: text(20_000),
}
const application = fc.record({
  ...posting,
  dateApplied: day,
  status: fc.constantFrom(...applicationStatus.values),
  resumeVersion: text(),
  history: fc.uniqueArray(historyEntry, { selector: ({ id }) => id, maxLength: 3 }),
})
const tracked = fc.record({
  applications: fc
    .array(application, { minLength: 1, maxLength: 5 })
    .map((rows) => rows.map((row) => ({ ...jobApplication.parse(row), ...stamps }))),
  saved: fc
    .array(fc.record(posting), { maxLength: 3 })
    .map((rows) => rows.map((row) => ({ ...savedPosting.parse(row), ...stamps }))),
})

describe('The export', () => {
  it('is read back by the import as it was stored, field by field', async () => {
    await fc.assert(
      fc.asyncProperty(tracked, async (before) => {
        const { added, refused, knownCount } = await plan(trackerCsv(before))
        expect({ refused, knownCount }).toEqual({ refused: [], knownCount: 0 })
        const of = (list: string) =>
          added.filter((row) => row.list === list).map(({ record }) => entered(record))
        expect(of('applications')).toEqual(before.applications.map(entered))
        expect(of('saved')).toEqual(before.saved.map(entered))
      }),
    )
  })

  it('is read by another parser as it was stored, with formulas guarded', () => {
    fc.assert(
      fc.property(tracked, ({ applications }) => {
        const [header, ...rows] = parseElsewhere(trackerCsv({ applications, saved: [] }), {
          bom: true,
        })
        expect(header).toHaveLength(applicationFields.length)
        expect(rows).toHaveLength(applications.length)
        const plain = ['company', 'position', 'dateApplied', 'notes', 'postingText'] as const
        rows.forEach((row, at) => {
          for (const field of plain) {
            const stored = applications[at]?.[field] ?? ''
            expect(row[applicationFields.indexOf(field)]).toBe(guardCell(stored))
          }
        })
      }),
    )
  })

  it('has the labels of the form as its header, with the history last', async () => {
    const { header } = await table(trackerCsv({ applications: [buildApplication()], saved: [] }))
    expect(header).toEqual(Object.values(applications.fields).map(({ label }) => label))
    expect(header.at(-1)).toBe('History')
  })

  it('is named after the local day', () => {
    expect(exportName(new Date(2026, 10, 23, 23, 59))).toBe('milspouse-applications-2026-11-23.csv')
  })

  it('keeps the time of an interview with its zone and kind, and reads it back', () => {
    const entry = {
      kind: 'interview' as const,
      day: '2026-12-08',
      startTime: '14:00',
      timeZone: 'America/Los_Angeles',
      format: 'video' as const,
    }
    const cell = historyCell([{ id: '1', ...entry }])
    expect(cell).toBe(
      'Day: 2026-12-08 | What: Interview | Start: 14:00 | Time Zone: America/Los_Angeles | Kind: Video',
    )
    expect(readHistoryCell(cell)).toEqual([{ id: '1', ...entry }])
  })

  it('writes statuses and history entries in readable words', async () => {
    const history = [
      {
        id: '1',
        kind: 'interview' as const,
        day: '2026-11-20',
        time: '10:00',
        text: 'Two | people\nAsk',
      },
    ]
    const { rows } = await table(
      trackerCsv({ applications: [buildApplication({ status: 'interview', history })], saved: [] }),
    )
    expect(rows[0]?.cells[3]).toBe('Interview Scheduled')
    expect(rows[0]?.cells.at(-1)).toBe(
      'Day: 2026-11-20 | What: Interview | Time: 10:00 | Details: Two \\| people\\nAsk',
    )
  })
})

describe('An import', () => {
  it('reads a sheet kept by hand, and gives a reason for each refused row', async () => {
    const text = await fixture('by-hand')
    const file = await table(text)
    const columns = columnsOf(file)
    expect(columns).toEqual([
      'company',
      'position',
      'dateApplied',
      'status',
      'applicationUrl',
      'notes',
      'contact',
    ])
    expect(dayOrderOfTable(file, { columns })).toEqual({
      order: 'month-first',
      unclear: '03/04/2026',
    })
    expect(unknownWords(file, { columns }, 'status')).toEqual(['Position filled'])
    const { added, refused } = await plan(text)
    expect(refused.map(({ number, reason }) => `${number} ${reason}`)).toEqual([
      '5 Status: We don’t recognize “Position filled.” Choose a status above.',
      '6 Company: This row has none. Fill it in if the row is a job.',
      '7 Date Applied: “3/22/20226” is not a date we can read. Write it like 2026-03-04.',
    ])
    expect(added.map(({ number, list }) => [number, list])).toEqual([
      [2, 'applications'],
      [3, 'applications'],
      [4, 'applications'],
      [9, 'saved'],
    ])
    expect(added[0]?.record).toMatchObject({
      company: 'Harbor Clinic',
      dateApplied: '2026-03-14',
      status: 'interview',
      applicationUrl: 'https://harborclinic.example/jobs/12',
      notes: 'Ana said: "call back";\nask about shifts',
      contact: 'Ana, 555-0100',
    })
  })

  it('accepts an unknown word once a person has chosen its meaning', async () => {
    const words = { status: new Map([['positionfilled', 'rejected']]), jobType: new Map() }
    const { refused } = await plan(await fixture('by-hand'), { words })
    expect(refused.map(({ number }) => number)).toEqual([6, 7])
  })

  it.each([
    ['a title', 'My job search; 2026, first try\n'],
    ['a title, a blank row and a count', 'My job search 2026;;;;;;\n;;;;;;\nApplied;2\n'],
  ])('reads a sheet that has %s above its header', async (_, above) => {
    const text = await fixture('by-hand')
    const lines = above.split('\n').length - 1
    const plain = await plan(text)
    const titled = await plan(above + text)
    expect(titled.added.map(({ record }) => entered(record))).toEqual(
      plain.added.map(({ record }) => entered(record)),
    )
    expect(titled.refused.map(({ number }) => number)).toEqual(
      plain.refused.map(({ number }) => number + lines),
    )
  })

  it('does not mistake a data row for the header if its words match column names', async () => {
    const { header } = await table('Wo,Was,Wie,Stand\nAcme,Clerk,Remote,Applied\n')
    expect(header).toEqual(['Wo', 'Was', 'Wie', 'Stand'])
  })

  it('reads a list of saved postings without dates, and requires none', async () => {
    const wishes = 'Company,Role,Status\nAcme,Clerk,wishlist\nHarbor,Aide,To apply\n'
    const file = await table(wishes)
    expect(missingFields(file, readingOf(file))).toEqual([])
    const { added, refused } = await plan(wishes)
    expect(added.map(({ list }) => list)).toEqual(['saved', 'saved'])
    expect(refused).toEqual([])
  })

  it('reads saved jobs as saved, and never uses a saved date as the date applied', async () => {
    const file =
      'Job Position,Company,List,Date Saved\nClerk,Acme,Wishlist,10/1/2026\nAide,Harbor,Interview,\n'
    expect(columnsOf(await table(file))).toEqual(['position', 'company', 'status', 'notes'])
    const { added, refused } = await plan(file)
    expect(added).toMatchObject([
      { list: 'saved', record: { position: 'Clerk', notes: 'Date Saved: 10/1/2026' } },
    ])
    expect(refused.map(({ number }) => number)).toEqual([3])
  })

  it.each(zones)(
    'keeps timestamps as they are written, except in date columns, in $zone',
    async ({ zone }) => {
      vi.stubEnv('TZ', zone)
      const midnight = '2026-11-15T00:00:00.000Z'
      const texts = {
        Location: 'location',
        'Salary Range': 'salaryRange',
        Notes: 'notes',
        'Next Action': 'nextAction',
        Contact: 'contact',
        'Resume Version': 'resumeVersion',
        'Found On': 'foundOn',
        'Posting Text': 'postingText',
      }
      const header = [
        'Company',
        'Position',
        'Date Applied',
        'Next Action Date',
        ...Object.keys(texts),
      ]
      const { added } = await plan(`${header.join()}\n${header.map(() => midnight).join()}\n`)
      expect(added).toMatchObject([
        {
          record: {
            company: midnight,
            position: midnight,
            dateApplied: '2026-11-15',
            nextActionDate: '2026-11-15',
            ...Object.fromEntries(Object.values(texts).map((field) => [field, midnight])),
          },
        },
      ])
    },
  )

  it('reads a midnight timestamp as a date among next actions and saved dates', async () => {
    const midnight = '2026-11-15T00:00:00.000Z'
    const { added } = await plan(
      `Company,Position,List,Follow Up,Date Saved\nAcme,Clerk,Wishlist,${midnight},${midnight}\n`,
    )
    expect(added).toMatchObject([
      { record: { nextActionDate: '2026-11-15', nextAction: '', notes: 'Date Saved: 2026-11-15' } },
    ])
  })

  it('imports rows without a sign of an application as saved once a person has chosen so', async () => {
    const file =
      'Title,Company,Date,Status\nClerk,Acme,10/1/2026,\nAide,Harbor,10/2/2026,Applied\nCook,Inn,,\n'
    const read = await table(file)
    expect(mayBeSaved(read, readingOf(read))).toBe(true)
    const { added, refused } = await plan(file, { areSaved: true })
    expect(refused).toEqual([])
    expect(added).toMatchObject([
      { list: 'saved', record: { position: 'Clerk', notes: 'Date: 10/1/2026' } },
      { list: 'applications', record: { position: 'Aide', dateApplied: '2026-10-02' } },
      { list: 'saved', record: { position: 'Cook' } },
    ])
  })

  it.each([
    ['no column says who applied', 'Title,Company,Date\nClerk,Acme,10/1/2026\n', true],
    ['a row has neither date nor status', 'Title,Company,Date,Status\nClerk,Acme,,\n', true],
    ['each row has a date', 'Title,Company,Date,Status\nClerk,Acme,10/1/2026,\n', false],
    ['each row has a status', 'Title,Company,Date,Status\nClerk,Acme,,Saved\n', false],
  ])('knows whether to ask if rows are only saved: %s', async (_, file, isAsked) => {
    const read = await table(file)
    expect(mayBeSaved(read, readingOf(read))).toBe(isAsked)
  })

  it('lists the dates that are valid only in the other order', async () => {
    const read = await table(
      'Title,Company,Date\nA,B,11/13/2026\nC,D,13/11/2026\nE,F,1/2/2026\nG,H,2026-03-04\nI,J,13/11/2026\n',
    )
    const { columns } = readingOf(read)
    expect(daysInOtherOrder(read, { columns, dayOrder: 'month-first' })).toEqual(['13/11/2026'])
    expect(daysInOtherOrder(read, { columns, dayOrder: 'day-first' })).toEqual(['11/13/2026'])
  })

  it('recognizes a known row regardless of apostrophes, dashes and accents', async () => {
    const file = 'Company,Position,Date\nWomen’s Café – West,Night\u2011shift nurse,2026-10-01\n'
    const same = buildApplication({
      company: "Women's Cafe\u0301 - West",
      position: 'Night-shift nurse',
      dateApplied: '2026-10-01',
    })
    const { added, knownCount } = await plan(file, {}, { applications: [same], saved: [] })
    expect([added.length, knownCount]).toEqual([0, 1])
  })

  it('requires the date as soon as one row is an application', async () => {
    const mixed = 'Company,Role,Status\nAcme,Clerk,saved\nHarbor,Aide,Applied\n'
    const file = await table(mixed)
    expect(missingFields(file, readingOf(file))).toEqual(['dateApplied'])
    const { added, refused } = await plan(mixed)
    expect(added.map(({ number, list }) => [number, list])).toEqual([[2, 'saved']])
    expect(refused).toEqual([
      { number: 3, reason: 'Date Applied: This row has none. Fill it in if the row is a job.' },
    ])
  })

  it('keeps the date and the status of a saved posting in its notes, without interpreting them', async () => {
    const { added } = await plan(
      'Company,Role,Date,Applied,Status,Resume\nAcme,Clerk,TBD,no,hmm,\nHarbor,Aide,9/22/2026,yes,to apply,v2\n',
    )
    expect(added).toMatchObject([
      { list: 'saved', record: { notes: 'Date: TBD\nStatus: hmm' } },
      { list: 'saved', record: { notes: 'Date: 9/22/2026\nApplied: yes\nResume: v2' } },
    ])
  })

  it('prefers a status to an “Applied” column that says no, and keeps the text of that column', async () => {
    const { added, refused } = await plan(
      'Company,Role,Applied?,Date,Status\n' +
        'A,B,No,9/22/2026,Rejected\nC,D,no,9/23/2026,Interview\nE,F,no,9/24/2026,Applied\nG,H,no,,Offer\n',
    )
    expect(added).toMatchObject([
      {
        list: 'applications',
        record: { dateApplied: '2026-09-22', status: 'rejected', notes: 'Applied?: No' },
      },
      { list: 'applications', record: { dateApplied: '2026-09-23', status: 'interview' } },
      { list: 'applications', record: { dateApplied: '2026-09-24', status: 'applied' } },
    ])
    expect(refused.map(({ number }) => number)).toEqual([5])
  })

  it('follows the “Applied” column if the rest could describe a saved posting', async () => {
    const { added } = await plan(
      'Company,Role,Applied?,Date,Status\nA,B,No,9/22/2026,\nC,D,no,,Open\n',
    )
    expect(added).toMatchObject([
      { list: 'saved', record: { notes: 'Date: 9/22/2026' } },
      { list: 'saved', record: { notes: 'Status: Open' } },
    ])
  })

  it('reports what a row of totals lacks, not what to enter', async () => {
    const { refused } = await plan('Company,Position,Date\nAcme,Clerk,2026-03-04\nTotal: 1,,\n')
    expect(refused).toEqual([
      { number: 3, reason: 'Position: This row has none. Fill it in if the row is a job.' },
    ])
  })

  it('explains how to save a row without a date for later if nothing says that the person applied', async () => {
    const reasonsOf = async (sheet: string) =>
      (await plan(sheet)).refused.map(({ reason }) => reason)
    const lacks = 'Date Applied: This row has none. Fill it in if the row is a job.'
    expect(
      await reasonsOf('Company,Position,Date,Outcome,Applied\nA,B,,,\nC,D,,Denied,\nE,F,,,yes\n'),
    ).toEqual([
      `${lacks} If you only saved it, write “Saved” in the column “Outcome.”`,
      lacks,
      lacks,
    ])
    expect(await reasonsOf('Company,Position,Date\nA,B,\n')).toEqual([
      `${lacks} If you only saved it, write “Saved” in a column “Status.”`,
    ])
    expect(await reasonsOf('Company,Position\nA,B\n')).toEqual([lacks])
    const { added } = await plan('Company,Position,Date,Outcome\nA,B,,Saved\n')
    expect(added.map(({ list }) => list)).toEqual(['saved'])
  })

  it('explains what to do about a word that the page does not ask about', async () => {
    const { refused } = await plan('Company,Position,Date,Status\nA,B,2026-03-04,Hm!\n', {
      unasked: new Set(['hm']),
    })
    expect(refused[0]?.reason).toContain('too many of these to list above. Change it to “Applied”')
  })

  it('reads a no with a reason, or an empty checkbox, as not applied, and keeps the reason', async () => {
    const { added } = await plan(
      'Company,Position,Date,Applied\nA,Clerk,2026-03-04,No - closed\nB,Aide,2026-03-04,Not yet (resume)\nC,Cook,2026-03-04,☐\nD,Cook,2026-03-04,☑\n',
    )
    expect(added).toMatchObject([
      { list: 'saved', record: { notes: 'Date: 2026-03-04\nApplied: No - closed' } },
      { list: 'saved', record: { notes: 'Date: 2026-03-04\nApplied: Not yet (resume)' } },
      { list: 'saved', record: { notes: 'Date: 2026-03-04' } },
      { list: 'applications', record: { dateApplied: '2026-03-04' } },
    ])
  })

  it('asks whether rows are only saved if the “Applied” column says neither yes nor no', async () => {
    const isAsked = async (answer: string) => {
      const read = await table(`Company,Position,Date,Applied\nA,Clerk,2026-03-04,${answer}\n`)
      return mayBeSaved(read, readingOf(read))
    }
    expect(await isAsked('yes')).toBe(false)
    expect(await isAsked('Will apply Monday')).toBe(true)
    expect(await isAsked('-')).toBe(true)
  })

  it('reads a sheet whose checkboxes say which jobs were applied for', async () => {
    const { added, refused } = await plan(await fixture('tracker-sheet'))
    expect(added.map(({ list, record }) => ({ list, ...entered(record) }))).toMatchObject([
      {
        list: 'applications',
        company: 'Acme Logistics',
        position: 'Data Analyst',
        dateApplied: '2026-03-02',
        status: 'interview',
        jobType: 'remote',
        location: 'San Diego, CA',
        foundOn: 'LinkedIn',
      },
      { list: 'applications', company: 'Harbor Clinic', jobType: 'onsite', status: 'applied' },
      { list: 'saved', company: 'Bayside Schools', jobType: 'hybrid' },
    ])
    expect(refused).toEqual([
      { number: 5, reason: 'Date Applied: This row has none. Fill it in if the row is a job.' },
    ])
  })

  it('reads the columns of Reactive Resume', async () => {
    const { added, refused } = await plan(await fixture('reactive-resume'))
    expect(refused).toEqual([])
    expect(added.map(({ list, record }) => ({ list, ...entered(record) }))).toMatchObject([
      {
        list: 'applications',
        position: 'Data Analyst',
        dateApplied: '2026-03-02',
        status: 'interview',
        salaryRange: '$60k',
        foundOn: 'LinkedIn',
        notes: 'Stage: screening\nStage Date: 2026-03-02\nReferred by a friend',
        applicationUrl: 'https://acme.example/jobs/1',
      },
      { list: 'saved', company: 'Harbor Clinic' },
    ])
  })

  it('adds nothing the second time', async () => {
    for (const name of ['by-hand', 'tracker-sheet', 'reactive-resume']) {
      const text = await fixture(name)
      const first = await plan(text)
      const now = {
        applications: await importInto(
          [],
          first.added.flatMap((row) => (row.list === 'applications' ? [row.record] : [])),
        ),
        saved: await importInto(
          [],
          first.added.flatMap((row) => (row.list === 'saved' ? [row.record] : [])),
        ),
      }
      // The user has changed the applications since.
      const later = {
        ...now,
        applications: now.applications.map((row) => ({ ...row, status: 'rejected' as const })),
      }
      const second = await plan(text, {}, later)
      expect(second).toEqual({
        added: [],
        refused: first.refused,
        knownCount: first.added.length,
        savedToo: [],
        tracked: later,
      })
    }
  })

  it('does not add a posting again once it has become an application', async () => {
    const wishes = 'Company,Role,Status\nAcme,Clerk,saved\nHarbor,Aide,saved\n'
    const applied = buildApplication({
      company: 'Acme',
      position: 'Clerk',
      dateApplied: '2026-11-23',
    })
    const { added, knownCount } = await plan(wishes, {}, { applications: [applied], saved: [] })
    expect(added.map(({ record }) => record.company)).toEqual(['Harbor'])
    expect(knownCount).toBe(1)
  })

  it('adds a posting even if the same file has an application for the job', async () => {
    const both = 'Company,Role,Date,Status\nAcme,Clerk,2026-03-04,Applied\nAcme,Clerk,,wish list\n'
    const applied = buildApplication({
      company: 'Acme',
      position: 'Clerk',
      dateApplied: '2026-03-04',
    })
    const { added, knownCount } = await plan(both, {}, { applications: [applied], saved: [] })
    expect(added.map(({ list }) => list)).toEqual(['saved'])
    expect(knownCount).toBe(1)
  })

  it('reports which applications are for postings that stay saved for later', async () => {
    const wish = savedPosting.parse({ company: 'Acme, Inc.', position: 'Clerk' })
    const saved = [{ ...wish, ...stamps }]
    const sheet =
      'Company,Role,Date,Status\nHarbor,Aide,11/19/2026,Applied\nAcme,Clerk,11/20/2026,Applied\n'
    const first = await plan(sheet, {}, { applications: [], saved })
    expect(first).toMatchObject({ knownCount: 0, savedToo: [3] })
    expect(first.added.map(({ number }) => number)).toEqual([2, 3])
    const wishes = 'Company,Role,Status\nAcme,Baker,saved\n'
    expect((await plan(wishes, {}, { applications: [], saved })).savedToo).toEqual([])
  })

  it('explains that those postings stay until they are deleted', () => {
    expect(savedTooMessage([3])).toBe(
      'Row 3 is in Saved for Later too. Its posting stays there until you delete it.',
    )
    expect(savedTooMessage([3, 5])).toBe(
      'Rows 3 and 5 are in Saved for Later too. Their postings stay there until you delete them.',
    )
    const many = Array.from({ length: 1_212 }, (_, at) => at + 2)
    expect(savedTooMessage(many)).toContain(
      'Rows 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, and 1,202 more are in',
    )
  })

  it('adds records under unique ids, and none that the list has already', async () => {
    const records = buildApplications(3)
    const once = await importInto([], records)
    expect(once.map(({ company }) => company)).toEqual(records.map(({ company }) => company))
    expect(new Set(once.map(({ id }) => id)).size).toBe(3)
    expect(await importInto(once, records)).toEqual([])
  })

  it('is written in batches that keep the page responsive, in the order of the file', async () => {
    const records: readonly JobApplicationRecord[] = buildApplications(1_234)
    const mine = buildApplication({ id: '5', company: 'Mine' })
    let list: readonly JobApplicationRecord[] = [mine]
    const sizes: number[] = []
    const shares: number[] = []
    await addNew(
      records,
      [],
      (change) => {
        const after = change(list)
        sizes.push(after.length - list.length)
        list = after
        return Promise.resolve()
      },
      () => undefined,
      { onProgress: (share) => shares.push(share) },
    )
    expect(list.map(({ company }) => company)).toEqual([...records, mine].map((one) => one.company))
    expect(sizes).toEqual([500, 500, 234])
    expect(shares.at(-1)).toBe(1)
  })

  it('sorts a sheet newest first, and keeps the order of our own export', () => {
    const rows = [
      { id: '1', dateApplied: '2026-03-04' },
      { id: '2', dateApplied: '2026-03-20' },
      { id: '3', dateApplied: '2026-03-20' },
    ]
    const idsOf = (columns: Reading['columns']) => inListOrder(rows, columns).map(({ id }) => id)
    expect(idsOf(['company', 'dateApplied'])).toEqual(['2', '3', '1'])
    expect(idsOf(applicationFields)).toEqual(['1', '2', '3'])
  })

  it('keeps two equal rows of one file', async () => {
    const row = 'Acme,Clerk,2026-03-04\n'
    const { added } = await plan(`Company,Position,Date\n${row}${row}`)
    expect(added).toHaveLength(2)
  })

  it('can be undone, except for the records that were changed since', async () => {
    const mine = buildApplication({ id: '5' })
    const added = await importInto([mine], buildApplications(3))
    const all = [...added, mine]
    expect(removeUnchanged(added)(all)).toEqual([mine])
    const changed = all.map((row, at) => (at === 1 ? { ...row, notes: 'mine now' } : row))
    expect(removeUnchanged(added)(changed)).toEqual([changed[1], mine])
    expect(countRemaining(added, all)).toBe(3)
    expect(countRemaining(added, [...removeUnchanged(added)(changed)])).toBe(1)
  })

  it('reports how many rows an undo removed, and how many stay', () => {
    expect(undoneImportSentence({ removed: 1, kept: 0 })).toBe('1 row of the import was removed.')
    expect(undoneImportSentence({ removed: 2000, kept: 1 })).toBe(
      '2,000 rows of the import were removed. 1 stays because you changed it after the import.',
    )
    expect(undoneImportSentence({ removed: 2, kept: 3 })).toBe(
      '2 rows of the import were removed. 3 rows stay because you changed them after the import.',
    )
    expect(undoneImportSentence({ removed: 0, kept: 1 })).toBe(
      'Nothing was removed: these rows were changed or deleted after the import.',
    )
    expect(stoppedImportSentence({ removed: 500, kept: 0 })).toBe(
      'You stopped the import. Nothing of it was kept.',
    )
    expect(stoppedImportSentence({ removed: 499, kept: 1 })).toBe(
      'You stopped the import. 499 rows of the import were removed. 1 stays because you changed it after the import.',
    )
  })

  it.each([1, 2])('stops after the current batch when aborted, number %i of two', async (at) => {
    const stop = new AbortController()
    let list: readonly JobApplicationRecord[] = []
    let written = 0
    const records = buildApplications(600)
    const save = async (
      change: (list: readonly JobApplicationRecord[]) => readonly JobApplicationRecord[],
    ) => {
      list = change(list)
      if (++written === at) stop.abort()
      return Promise.resolve()
    }
    const added: JobApplicationRecord[] = []
    const write = addNew(records, [], save, (more) => added.push(...more), { signal: stop.signal })
    await expect(write).rejects.toThrow('abort')
    expect(written).toBe(at)
    expect(list).toHaveLength(at === 1 ? 500 : 600)
    expect(removeUnchanged<JobApplicationRecord>(added)(list)).toEqual([])
  })

  it('joins several columns into lines of notes', async () => {
    const { added } = await plan(
      'Company,Position,Date,Pros,Cons\nAcme,Clerk,2026-03-04,near,hours\n',
      {
        columns: ['company', 'position', 'dateApplied', 'notes', 'notes'],
      },
    )
    expect(added[0]?.record.notes).toBe('Pros: near\nCons: hours')
  })

  it('keeps in the notes any text next to a word or a date, and words that a person explained', async () => {
    const sheet =
      'Company,Position,Date,Outcome,Job type\n' +
      'A,B,9/1/2026,rejected 9/15,Hybrid - 3 days\n' +
      'C,D,9/2/2026 by email,Rejected - no license,Full-time\n' +
      'E,F,9/3/2026 9:30 AM,started then quit,Remote\n' +
      'G,H,4 Sep 2026,OFFER!,\n' +
      'I,J,5 Sep 2026,Declined,\n'
    const answers = [
      ['startedthenquit', 'withdrawn'],
      ['declined', 'withdrawn'],
    ] as const
    const words = { status: new Map(answers), jobType: new Map() }
    const { added } = await plan(sheet, { words })
    expect(added.map(({ record }) => record)).toMatchObject([
      {
        status: 'rejected',
        jobType: 'hybrid',
        notes: 'Outcome: rejected 9/15\nJob type: Hybrid - 3 days',
      },
      {
        dateApplied: '2026-09-02',
        jobType: '',
        notes: 'Date: 9/2/2026 by email\nOutcome: Rejected - no license\nJob type: Full-time',
      },
      { status: 'withdrawn', notes: 'Outcome: started then quit' },
      { status: 'offer', dateApplied: '2026-09-04', notes: '' },
      { status: 'withdrawn', notes: 'Outcome: Declined' },
    ])
  })

  it('keeps a word that says more than its status, and notes in the history that an offer was accepted', async () => {
    const sheet =
      'Company,Job Title,Date Applied,Status\n' +
      'Acme,Analyst,2023-05-01,Hired\n' +
      'Gamma,Nurse,2024-03-01,Offer - accepted\n' +
      'Beta,Clerk,2024-02-01,Interviewed\n' +
      'Delta,Cook,2024-02-02,Phone interview\n' +
      'Delta,Aide,2024-02-03,Screening\n' +
      'Delta,Baker,2024-02-04,Offer\n'
    const { added } = await plan(sheet)
    const records = added.map(({ record }) => record as JobApplicationRecord)
    expect(records.map(({ status, notes }) => [status, notes])).toEqual([
      ['offer', 'Status: Hired'],
      ['offer', 'Status: Offer - accepted'],
      ['interview', 'Status: Interviewed'],
      ['interview', 'Status: Phone interview'],
      ['interview', 'Status: Screening'],
      ['offer', ''],
    ])
    expect(records.map(({ history }) => history.map(({ kind, text }) => [kind, text]))).toEqual([
      [['note', 'Hired']],
      [['note', 'Offer - accepted']],
      [],
      [],
      [],
      [],
    ])
    // Of the offers, What Now asks only about the one without an answer. It lists each interview without a date.
    expect(offersDue(records, '2026-11-23', [])).toHaveLength(1)
    const noDate = 'No date yet. Review common questions.'
    expect(interviewsDue(records, '2026-11-23')).toMatchObject([
      { title: 'Interview: Clerk at Beta', reason: noDate },
      { title: 'Interview: Cook at Delta', reason: noDate },
      { title: 'Interview: Aide at Delta', reason: noDate },
    ])
  })

  it('of an interview that was held never counts as one without an answer, however long ago', async () => {
    const { added } = await plan(
      'Company,Job Title,Date Applied,Status\nBeta,Clerk,2024-02-01,Interviewed\n',
    )
    const records = added.map(({ record }) => record as JobApplicationRecord)
    expect(quietApplicationsDue(records, '2026-11-30')).toEqual([])
    expect(funnelOf(records)).toMatchObject({ answered: 1, interviewed: 1 })
  })

  it('notes an accepted offer in the history only if the person says that the word means an offer', async () => {
    const { added } = await plan(
      'Company,Job Title,Date Applied,Status\nBeta,Clerk,2026-11-01,Accepted\n',
      { words: { status: new Map([['accepted', 'applied']]), jobType: new Map() } },
    )
    expect(added[0]?.record).toMatchObject({ status: 'applied', history: [] })
  })

  it('keeps the day of a stage in the notes too, unless it is the day the person applied', async () => {
    const { added } = await plan(
      'Company,Role,Stage,Stage Date\nA,B,Applied,2026-04-01\nC,D,Rejected,2026-05-20\nE,F,,2026-04-02\n',
    )
    expect(added.map(({ record }) => record)).toMatchObject([
      { dateApplied: '2026-04-01', notes: '' },
      { dateApplied: '2026-05-20', notes: 'Stage Date: 2026-05-20' },
      { dateApplied: '2026-04-02', notes: '' },
    ])
  })

  it('keeps invalid links and next action dates in the notes, under the column’s name', async () => {
    const { added, refused } = await plan(
      'Company,Position,Date,Link,Deadline,Notes\n' +
        'Acme,Clerk,2026-03-04,see email,next week,near\n' +
        'Harbor,Aide,2026-03-05,harbor.example/2,3/26/2026,\n',
    )
    expect(refused).toEqual([])
    expect(added.map(({ record }) => record)).toMatchObject([
      {
        applicationUrl: '',
        nextActionDate: '',
        notes: 'Link: see email\nDeadline: next week\nnear',
      },
      { applicationUrl: 'https://harbor.example/2', nextActionDate: '2026-03-26', notes: '' },
    ])
  })

  it('keeps the time of a next action in the notes, unless it is midnight', async () => {
    const cells = ['12/1/2026 2:00 PM', '2026-12-01 09:30', '12/1/2026 0:00', '12/1/2026 12:00 AM']
    const rows = cells.map((cell, at) => `Acme,Clerk ${at + 1},2026-03-25,${cell}\n`)
    const { added } = await plan(`Company,Position,Date,Deadline\n${rows.join('')}`)
    const notes = ['Deadline: 12/1/2026 2:00 PM', 'Deadline: 2026-12-01 09:30', '', '']
    expect(added.map(({ record }) => record)).toMatchObject(
      notes.map((text) => ({ nextActionDate: '2026-12-01', notes: text })),
    )
  })

  it('accepts the links that the form accepts, and keeps decimal numbers in the notes', async () => {
    const { added, refused } = await plan(
      'Company,Position,Date,Link\n' +
        'Acme,Clerk,2026-03-04,11.25\n' +
        'Harbor,Aide,2026-03-05,3.5\n' +
        'Isar,Aide,2026-03-06,jobs.münchen.de\n' +
        'Elbe,Aide,2026-03-07,example.com:8080/job\n',
    )
    expect(refused).toEqual([])
    expect(
      added.map(({ record: { applicationUrl, notes } }) => ({ applicationUrl, notes })),
    ).toEqual([
      { applicationUrl: '', notes: 'Link: 11.25' },
      { applicationUrl: '', notes: 'Link: 3.5' },
      { applicationUrl: 'https://jobs.münchen.de', notes: '' },
      { applicationUrl: 'https://example.com:8080/job', notes: '' },
    ])
  })

  it('reads a date among next actions as a next action date, in the date order of the file', async () => {
    const sheet =
      'Company,Position,Date,Follow up\nA,B,2026-11-02,11/10/2026\nC,D,2026-11-02,call Dana\n' +
      'E,F,2026-11-02,send thanks\nG,H,2026-11-02,11/25/2026 call Dana\nI,J,2026-11-02,11/25/2026 9:30 AM\n' +
      'K,L,2026-11-02,12/1\nM,N,2026-11-02,wait\nO,P,2026-11-02,ask Ana\n'
    const file = await table(sheet)
    const reading = readingOf(file)
    expect(reading.columns.at(-1)).toBe('nextAction')
    expect(dayOrderOfTable(file, reading).unclear).toBe('11/10/2026')
    expect(dayWithoutYear(file, reading)).toBe('12/1')
    const { added } = await plan(sheet, { dayOrder: 'day-first' })
    expect(added.map(({ record }) => record)).toMatchObject([
      { nextAction: '', nextActionDate: '2026-10-11', notes: '' },
      { nextAction: 'call Dana', nextActionDate: '', notes: '' },
      { nextAction: 'send thanks', nextActionDate: '' },
      { nextAction: '11/25/2026 call Dana', nextActionDate: '' },
      { nextAction: '11/25/2026 9:30 AM', nextActionDate: '' },
      { nextAction: '', nextActionDate: '', notes: 'Follow up: 12/1' },
      { nextAction: 'wait' },
      { nextAction: 'ask Ana' },
    ])
    const completed = await plan(sheet, { year: '2026' })
    expect(completed.added[5]?.record).toMatchObject({ nextActionDate: '2026-12-01', notes: '' })
  })

  it('keeps a date as the next action if another column has the dates', async () => {
    const { added } = await plan(
      'Company,Position,Date,Follow up,Deadline\nA,B,2026-11-02,11/25/2026,11/30/2026\n',
    )
    expect(added[0]?.record).toMatchObject({
      nextAction: '11/25/2026',
      nextActionDate: '2026-11-30',
    })
  })

  it('keeps an invalid link in the notes even if the file has no notes column', async () => {
    const { added } = await plan('Company,Role,Status,URL\nAcme,Clerk,saved,on Facebook\n')
    expect(added[0]?.record.notes).toBe('URL: on Facebook')
  })

  it('accepts dates without a year once a person has chosen the year', async () => {
    const sheet =
      'Company,Position,Date,Deadline\nA,B,3/26,Mar 30\nC,D,"Tues, 4-Mar",\nE,F,5/6/2025,\n'
    const file = await table(sheet)
    expect(dayWithoutYear(file, readingOf(file))).toBe('3/26')
    expect((await plan(sheet)).refused).toEqual([
      { number: 2, reason: 'Date Applied: “3/26” has no year. Say above which it is.' },
      { number: 3, reason: 'Date Applied: “Tues, 4-Mar” has no year. Say above which it is.' },
    ])
    const { added } = await plan(sheet, { year: '2026' })
    expect(added.map(({ record }) => record)).toMatchObject([
      { dateApplied: '2026-03-26', nextActionDate: '2026-03-30', notes: '' },
      { dateApplied: '2026-03-04' },
      { dateApplied: '2025-05-06' },
    ])
  })

  it('reads a next action without a year after the day the row was sent, over New Year too', async () => {
    const sheet = [
      'Company,Position,Date,Follow Up Date',
      'A,B,Nov 20,Jan 8',
      'C,D,2026-12-28,1/4',
      'E,F,Nov 20,Nov 20',
      'G,H,Nov 20,2026-01-08',
      'I,J,Nov 20,Nov 15',
      'K,L,Nov 20,Feb 29\n',
    ].join('\n')
    const { added } = await plan(sheet, { year: '2026' })
    expect(added.map(({ record }) => record)).toMatchObject([
      { dateApplied: '2026-11-20', nextActionDate: '2027-01-08', notes: '' },
      { nextActionDate: '2027-01-04' },
      { nextActionDate: '2026-11-20' },
      { nextActionDate: '2026-01-08' },
      // More than half a year later would be a wrong guess, so this one is overdue.
      { nextActionDate: '2026-11-15' },
      { nextActionDate: '', notes: 'Follow Up Date: Feb 29' },
    ])
    const beforeLeapYear = await plan(sheet, { year: '2027' })
    expect(beforeLeapYear.added.at(-1)?.record).toMatchObject({
      nextActionDate: '2028-02-29',
      notes: '',
    })
    const inLeapYear = await plan(sheet, { year: '2028' })
    expect(inLeapYear.added.at(-1)?.record).toMatchObject({ nextActionDate: '2028-02-29' })
    // The date of a later stage is not the day the row was sent.
    const stages = await plan(
      'Company,Position,Status,Stage Date,Follow Up Date\nA,B,Rejected,Nov 20,Nov 15\n',
      { year: '2026' },
    )
    expect(stages.added[0]?.record).toMatchObject({ nextActionDate: '2026-11-15' })
  })

  it('says that the chosen year has no February 29 instead of asking for the year again', async () => {
    const { refused } = await plan('Company,Position,Date\nA,B,2/29\n', { year: '2026' })
    expect(refused).toEqual([
      { number: 2, reason: 'Date Applied: 2026 has no “2/29.” Correct the day in your list.' },
    ])
  })

  it('asks for the order of dates without a year once the year is known', async () => {
    const file = await table('Company,Position,Date\nA,B,3/4\n')
    const columns = columnsOf(file)
    expect(dayOrderOfTable(file, { columns }).unclear).toBeUndefined()
    expect(dayOrderOfTable(file, { columns, year: '2026' }).unclear).toBe('3/4/2026')
  })

  it('refuses a row with more cells than the header', async () => {
    const { refused } = await plan(
      'Company,Position,Date\nAcme, Inc.,Clerk,2026-03-04\nB,C,2026-01-02,,\n',
    )
    expect(refused.map(({ number }) => number)).toEqual([2])
    expect(refused[0]?.reason).toContain('between quotes')
  })

  it.each([
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['formulas', '=HYPERLINK("https://x.example")'],
    ['5,000 characters', 'x'.repeat(5000)],
    ['the year 0202', '0202-03-04'],
    ['the year 20226', '20226-03-04'],
  ])('refuses a row whose every cell contains %s', async (_, cell) => {
    const width = applicationFields.length
    const quoted = `"${cell.replaceAll('"', '""')}"`
    const header = (await table(trackerCsv({ applications: [buildApplication()], saved: [] })))
      .header
    const { added, refused } = await plan(`${header.join()}\n${Array(width).fill(quoted).join()}\n`)
    expect(added).toEqual([])
    expect(refused.map(({ number }) => number)).toEqual([2])
    expect(refused[0]?.reason).toMatch(/\.$/)
  })

  describe('of a history', () => {
    const sheet = (entry: string) =>
      `Company,Position,Date,History\nAcme,Clerk,2026-03-04,${entry}\n`

    it.each(['0202-03-04', '9999-01-01', '2026-02-30', '3/4/2026'])(
      'refuses an entry of the day %s, as it refuses that date in a column',
      async (day) => {
        const { added, refused } = await plan(sheet(`Day: ${day} | What: Interview`))
        expect(added).toEqual([])
        expect(refused.map(({ reason }) => reason)).toEqual([
          `History, entry 1, Day: “${day}” is not a date we can read. Write it like 2026-03-04.`,
        ])
      },
    )

    it.each([
      ['What: Note', 'History, entry 2, Day: Enter the day.'],
      ['Day: 2026-03-05 | What: Party', 'History, entry 2, What: '],
      ['Day: 2026-03-05 | What: Interview | Link: zoom', 'History, entry 2, Link: Start the link'],
    ])(
      'reports what is wrong with the entry “%s” by the labels that people see',
      async (line, reason) => {
        const { refused } = await plan(sheet(`"Day: 2026-03-04 | What: Note\n${line}"`))
        expect(refused[0]?.reason).toContain(reason)
      },
    )
  })

  it('adds nothing from an unrelated table', async () => {
    const { added, refused } = await plan('Country,Capital\nFrance,Paris\nJapan,Tokyo\n')
    expect(added).toEqual([])
    expect(refused).toHaveLength(2)
  })

  it('stops when it is aborted, and reports its progress', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => `Company ${at},Clerk,2026-03-04`)
    const file = await table(`Company,Position,Date\n${rows.join('\n')}\n`)
    const stop = new AbortController()
    const shares: number[] = []
    const call = planImport(file, readingOf(file), nothing, {
      signal: stop.signal,
      onProgress: (share) => {
        shares.push(share)
        stop.abort()
      },
    })
    await expect(call).rejects.toThrow('abort')
    expect(shares[0]).toBeGreaterThan(0)
    expect(shares[0]).toBeLessThan(1)
  })
})
