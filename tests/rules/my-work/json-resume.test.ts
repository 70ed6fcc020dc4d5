import { validate } from '@jsonresume/schema'
import sample from '@jsonresume/schema/sample.resume.json'
import newGrad from '@jsonresume/schema/examples/new-grad.resume.json'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { RESUME_FILE, resumeJson } from '@/screens/my-work/json-resume/export-resume'
import {
  MAX_RESUME_BYTES,
  planResumeImport,
  readResumeText,
  type ResumeImportPlan,
} from '@/screens/my-work/json-resume/plan-resume-import'
import { userProfile } from '@/schemas/account/user-profile'
import { leavingReason, workKind, type WorkRecord } from '@/schemas/my-work/work'
import { certification } from '@/schemas/professional-dev/certification'
import { skill } from '@/schemas/professional-dev/skill'
import { anyMonth } from '../../support/days'
import { MILITARY } from '../../support/military-words'
import { buildWork } from '../../support/work'

const stamps = (id: string) => ({
  id,
  createdAt: '2026-11-01T20:00:00.000Z',
  updatedAt: '2026-11-01T20:00:00.000Z',
})

const words = fc.constantFrom(
  'Nurse',
  'Aide 2',
  'مدرس',
  '👩‍⚕️ Nurse',
  '<b onclick="x">Clerk</b>',
  'O’Neil & Sons, Inc.',
  'Remote',
  'VA',
)
const blankOr = (arbitrary: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), arbitrary)
const month = anyMonth(1990, 2025)

const entry = fc
  .record({
    kind: fc.constantFrom(...workKind.values),
    title: words,
    organization: blankOr(words),
    city: blankOr(words),
    region: blankOr(words),
    country: blankOr(words),
    isRemote: fc.boolean(),
    start: month,
    end: blankOr(month),
    hoursPerWeek: fc.integer({ min: 0, max: 168 }),
    tools: blankOr(words),
    results: fc
      .array(words, { maxLength: 3 })
      .map((texts) => texts.map((text, at) => ({ id: String(at), text }))),
    supervisorName: fc.constant('Secret Supervisor'),
    supervisorPhone: fc.constant('555-0100'),
    salary: fc.constant('$24 an hour'),
    leavingReason: fc.constantFrom(...leavingReason.values),
  })
  .map((one) => (one.end !== '' && one.end < one.start ? { ...one, end: one.start } : one))

const history = fc
  .uniqueArray(entry, {
    maxLength: 12,
    selector: ({ kind, title, organization, start }) =>
      [kind, title, organization, start].join('|'),
  })
  .map((entries): readonly WorkRecord[] =>
    entries.map((one, at) => buildWork({ ...one, id: String(at) })),
  )

const data = (records: readonly WorkRecord[]) => ({
  profile: { ...userProfile.empty, name: 'Ana Lopez', careerField: 'Nursing', location: 'Norfolk' },
  work: records,
  skills: [{ ...skill.parse({ name: 'Triage', level: 'advanced' }), ...stamps('1') }],
  certifications: [
    {
      ...certification.parse({ name: 'CPR', issuingOrg: 'Red Cross', dateEarned: '2024-05-01' }),
      ...stamps('1'),
    },
    {
      ...certification.parse({
        name: 'PMP',
        issuingOrg: 'PMI',
        dateEarned: '2027-05-01',
        isTarget: true,
      }),
      ...stamps('2'),
    },
  ],
})

function problemsOf(text: string): unknown {
  let problems: unknown
  validate(JSON.parse(text), (errors) => (problems = errors))
  return problems
}

function planOf(file: unknown, records: readonly WorkRecord[] = []): ResumeImportPlan {
  const plan = planResumeImport(typeof file === 'string' ? file : JSON.stringify(file), records)
  if ('problem' in plan) throw new Error(plan.problem)
  return plan
}

/** The fields that an exported file must restore. */
const facts = (record: WorkRecord) => ({
  kind: record.kind,
  title: record.title,
  organization: record.organization,
  city: record.city,
  region: record.region,
  country: record.country,
  isRemote: record.isRemote,
  start: record.start,
  end: record.end,
  hoursPerWeek: record.hoursPerWeek,
  tools: record.tools,
  results: record.results.map(({ text }) => text),
})
const sorted = (records: readonly WorkRecord[]) =>
  records.map((record) => JSON.stringify(facts(record))).toSorted()

describe('The exported file', () => {
  it('is a valid JSON Resume without private or military details, and restores the same work', () => {
    fc.assert(
      fc.property(history, (records) => {
        const text = resumeJson(data(records))
        expect(problemsOf(text)).toBeNull()
        expect(text).not.toMatch(/command center|secret|555-0100|\$24/i)
        expect(text).not.toMatch(MILITARY)
        const { added, knownCount } = planOf(text)
        expect(knownCount).toBe(0)
        expect(sorted(added)).toEqual(sorted(records.filter(({ kind }) => kind !== 'family-care')))
      }),
      { numRuns: Number(process.env.RANDOM_RUNS ?? 200) },
    )
    expect(RESUME_FILE).toBe('resume.json')
  })

  it('contains earned certifications, but not planned ones', () => {
    expect(JSON.parse(resumeJson(data([])))).toMatchObject({
      basics: { name: 'Ana Lopez', label: 'Nursing', location: { address: 'Norfolk' } },
      work: [],
      skills: [{ name: 'Triage', level: 'Advanced' }],
      certificates: [{ name: 'CPR', issuer: 'Red Cross', date: '2024-05-01' }],
    })
  })

  it('leaves out what the resume leaves out: expired certifications and skills yet to learn', () => {
    const [earned] = data([]).certifications
    const [known] = data([]).skills
    if (!earned || !known) throw new Error('A certification or a skill is missing.')
    const file = (today: string) =>
      JSON.parse(
        resumeJson(
          {
            ...data([]),
            certifications: [{ ...earned, expirationDate: '2026-11-30' }],
            skills: [
              { ...known, wantToLearn: true },
              { ...known, id: '2', name: 'SQL', level: 'beginner', wantToLearn: true },
              { ...known, id: '3', name: 'Excel', level: 'beginner' },
            ],
          },
          today,
        ),
      ) as unknown
    expect(file('2026-11-30')).toMatchObject({
      certificates: [{ name: 'CPR' }],
      skills: [{ name: 'Triage' }, { name: 'Excel' }],
    })
    expect(file('2026-12-01')).toMatchObject({ certificates: [] })
  })

  it('has a certification with a future date only from that day on', () => {
    const [earned] = data([]).certifications
    if (!earned) throw new Error('There is no earned certification.')
    const file = (today: string) =>
      JSON.parse(
        resumeJson(
          { ...data([]), certifications: [{ ...earned, dateEarned: '2026-12-01' }] },
          today,
        ),
      ) as unknown
    expect(file('2026-11-30')).toMatchObject({ certificates: [] })
    expect(file('2026-12-01')).toMatchObject({ certificates: [{ name: 'CPR' }] })
  })

  it('stays valid if a stored month has a year that the format does not allow', () => {
    const record = buildWork({ start: '0026-06' })
    expect(problemsOf(resumeJson(data([record])))).toBeNull()
  })

  it('does not have the federal series of a job that is no longer marked as federal', () => {
    const text = resumeJson(data([buildWork({ isFederal: false, series: '0640', grade: 'GS-07' })]))
    expect(text).not.toMatch(/0640|GS-07/)
  })
})

describe('An imported file', () => {
  it('adds its work, volunteer work and study, and lists what is left out', () => {
    const { added, leftOut } = planOf(sample)
    expect(added).toMatchObject([
      {
        kind: 'paid',
        title: 'CEO/President',
        organization: 'Pied Piper',
        city: 'Palo Alto',
        region: 'CA',
        start: '2013-12',
        end: '2014-12',
      },
      { kind: 'volunteer', title: 'Teacher', organization: 'CoderDojo', start: '2012-01' },
      { kind: 'study', title: 'Bachelor, Information Technology', start: '2011-06' },
    ])
    expect(added[0]?.results).toHaveLength(3)
    expect(leftOut).toContain(
      'CEO/President at Pied Piper: My Work has no place for “description”, “url”, and “summary”.',
    )
    expect(leftOut).toContain(
      '“skills” is left out. Add skills in Professional Development, where each has a category.',
    )
    expect(leftOut.join()).toContain('“languages” is left out.')
  })

  it('sends the person to Profile for the name and location that My Work has no place for', () => {
    const { leftOut } = planOf({ ...sample, basics: { name: 'Ana Lopez' } })
    expect(leftOut).toContain(
      '“basics” is left out. Your name and contact details are not part of a work record. Add your name and location in Profile.',
    )
  })

  it('lists a section that is named like a property of every object as one without a place', () => {
    expect(planOf({ ...sample, constructor: { a: 1 } }).leftOut).toContain(
      '“constructor” is left out. A work record has no place for it.',
    )
  })

  it('keeps the federal fields of volunteer work and study, and does not list them as left out', () => {
    const federal = { isFederal: true, series: '0640', grade: 'GS-07' }
    const records = (['volunteer', 'study'] as const).map((kind, at) =>
      buildWork({ id: String(at), kind, ...federal }),
    )
    const { added, leftOut } = planOf(resumeJson(data(records)))
    expect(added).toMatchObject([federal, federal])
    expect(leftOut.join()).not.toContain('isFederal')
  })

  it('of another sample adds or lists every entry', () => {
    const { added, leftOut } = planOf(newGrad)
    const count = [newGrad.work, newGrad.education].flat().length
    expect(added.length).toBeGreaterThan(0)
    expect(
      added.length + leftOut.filter((line) => / is only a year/.test(line)).length,
    ).toBeGreaterThanOrEqual(count)
  })

  it('adds nothing the second time', () => {
    const { added } = planOf(sample)
    expect(planOf(sample, added)).toMatchObject({ added: [], knownCount: 3 })
  })

  it('with two equal entries adds both, and the second time neither', () => {
    const job = { position: 'Nurse', name: 'Harbor Clinic', startDate: '2023-06' }
    const file = {
      work: [
        { ...job, highlights: ['Trained 12 nurses'] },
        { ...job, highlights: ['Led the night shift'] },
      ],
    }
    const { added, knownCount } = planOf(file)
    expect(added.map(({ results }) => results.map(({ text }) => text))).toEqual([
      ['Trained 12 nurses'],
      ['Led the night shift'],
    ])
    expect(knownCount).toBe(0)
    expect(planOf(file, added.slice(0, 1))).toMatchObject({ added: [{}], knownCount: 1 })
    expect(planOf(file, added)).toMatchObject({ added: [], knownCount: 2 })
  })

  it('may have 60 jobs', () => {
    const jobs = Array.from({ length: 60 }, (_, at) => ({
      position: `Job ${at}`,
      startDate: '2020-01-31',
    }))
    expect(planOf({ work: jobs }).added).toHaveLength(60)
  })

  it.each([
    [
      'a bare year',
      { startDate: '2013' },
      '“2013” is only a year. Add the month in the file, as 2013-06.',
    ],
    [
      'no date',
      { startDate: 'June 2013' },
      '“June 2013” is not a date. Write it in the file as 2023-06.',
    ],
    [
      'a day that does not exist',
      { startDate: '2013-02-30' },
      '“2013-02-30” is not a date. Write it in the file as 2023-06.',
    ],
    [
      'the year 0026',
      { startDate: '0026-01' },
      'Check the year of “0026-01”. Correct it in the file, and choose it again.',
    ],
    ['no start', {}, 'It has no start. Add it in the file, as 2023-06.'],
    [
      'a start in the future',
      { startDate: '2099-01' },
      'Its start is in the future. Correct it in the file, and choose it again.',
    ],
    [
      'an end before the start',
      { startDate: '2013-01', endDate: '2012-12' },
      'Its end is before its start. Correct it in the file, and choose it again.',
    ],
    [
      'a date that is a number',
      { startDate: 2013 },
      'Its dates cannot be read. Write them in the file as 2023-06.',
    ],
    [
      '200 hours',
      { startDate: '2013-01', hoursPerWeek: 200 },
      'Hours a Week: Use a whole number from 0 to 168.',
    ],
  ])('with %s refuses that entry and adds the others', (_, dates, reason) => {
    const { added, leftOut } = planOf({
      work: [
        { position: 'Nurse', ...dates },
        { position: 'Clerk', startDate: '2020-01' },
      ],
    })
    expect(leftOut).toEqual([`Nurse: ${reason}`])
    expect(added.map(({ title }) => title)).toEqual(['Clerk'])
  })

  it('accepts a start next month once it has begun in some time zone, as the form does', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 30, 9), toFake: ['Date'] })
    const { leftOut } = planOf({ work: [{ position: 'Nurse', startDate: '2026-12' }] })
    vi.useRealTimers()
    expect(leftOut).toEqual([])
  })

  it('reports each value of a wrong type, and imports the rest of its entry', () => {
    const { added, leftOut } = planOf({
      work: [
        {
          position: 'Nurse',
          startDate: '2020-01',
          location: { city: 'Norfolk' },
          tools: ['Epic'],
          series: 640,
          isFederal: 'yes',
        },
      ],
      education: [{ area: 'Nursing', studyType: 7, startDate: '2014-08', isRemote: 1 }],
    })
    expect(added.map(({ title }) => title)).toEqual(['Nurse', 'Nursing'])
    const correctIt = 'Correct it in the file, and choose it again.'
    expect(leftOut).toEqual([
      `Nurse: “location” is not text. ${correctIt}`,
      `Nurse: “tools” is not text. ${correctIt}`,
      `Nurse: “series” is not text. ${correctIt}`,
      `Nurse: “isFederal” is not true or false. ${correctIt}`,
      `Nursing: “studyType” is not text. ${correctIt}`,
      `Nursing: “isRemote” is not true or false. ${correctIt}`,
    ])
  })

  it.each([
    [{ isRemote: true }, { city: 'Norfolk', region: 'VA', country: '', isRemote: true }],
    [{ country: 'US' }, { city: 'Norfolk', region: 'VA', country: 'US', isRemote: false }],
    [{ region: 'Virginia' }, { city: 'Norfolk', region: 'Virginia', country: '' }],
    [
      { region: 'BW', location: 'Stuttgart, BW' },
      { city: 'Stuttgart', region: 'BW', country: '' },
    ],
  ])('takes from “location” the parts of the place that %j lacks', (fields, place) => {
    const entry = { position: 'Nurse', startDate: '2020-01', location: 'Norfolk, VA', ...fields }
    expect(planOf({ work: [entry] })).toMatchObject({ added: [place], leftOut: [] })
  })

  it('reports no value that is blank', () => {
    const blanks = { location: {}, tools: [], series: null, grade: ' ', isFederal: '', city: '' }
    const { added, leftOut } = planOf({
      work: [{ position: 'Nurse', startDate: '2020-01', isRemote: false, ...blanks }],
    })
    expect(added).toHaveLength(1)
    expect(leftOut).toEqual([])
  })

  it('refuses a result of more than 500 characters, and keeps markup as text', () => {
    const markup = '<img src=x onerror="alert(1)">'
    const { added, leftOut } = planOf({
      work: [
        {
          position: markup,
          startDate: '2020-01',
          highlights: ['Kept', 'Long '.repeat(800), 7],
          url: 'javascript:alert(1)',
        },
      ],
    })
    expect(added).toMatchObject([{ title: markup, results: [{ text: 'Kept' }] }])
    expect(leftOut).toHaveLength(3)
    expect(leftOut[1]).toMatch(/: the result “Long .*” has more than 500 characters\./)
    expect(JSON.stringify(added)).not.toContain('javascript:')
  })

  it.each([
    ['cut off', '{"work": [{"position": "Nur'],
    ['of another schema', '{"openapi": "3.1.0", "paths": {}}'],
    ['a list', '[{"work": []}]'],
    ['a key of the prototype', '{"work": [{"position": "Nurse", "__proto__": {"isAdmin": true}}]}'],
    ['nested too deeply', `{"work": ${'['.repeat(200)}${']'.repeat(200)}}`],
    ['too many jobs', JSON.stringify({ work: Array.from({ length: 501 }, () => ({})) })],
    ['empty', ''],
  ])('that is refused entirely (%s) adds nothing and reports why', (_, text) => {
    const plan = planResumeImport(text, [])
    expect('problem' in plan && plan.problem).toMatch(/^This file .+\.$/)
  })

  it('of more than 5 MB is refused before it is read', async () => {
    const file = {
      size: MAX_RESUME_BYTES + 1,
      arrayBuffer: () => Promise.reject(new Error('It was read.')),
    } as unknown as Blob
    expect(await readResumeText(file)).toEqual({
      problem: 'This file is larger than 5 MB, too large for a resume. Choose another file.',
    })
  })

  it('in another encoding than UTF-8 is refused, so that no character is lost', async () => {
    const text = '{"work": [{"name": "Café"}]}'
    const problem =
      'This file is not UTF-8 text. Save your JSON Resume as UTF-8, and choose it again.'
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le')
    for (const bytes of [Buffer.from(text, 'latin1'), utf16, Buffer.from(utf16).swap16()]) {
      expect(await readResumeText(new File([bytes], 'resume.json'))).toEqual({ problem })
    }
    for (const mark of ['', '\ufeff']) {
      expect(await readResumeText(new File([mark + text], 'resume.json'))).toEqual({ text })
    }
  })

  it('with sections that are not lists, or entries that are not objects, reports each', () => {
    const { added, leftOut } = planOf({ work: 'none', education: [null, 'x', {}] })
    expect(added).toEqual([])
    expect(leftOut).toEqual([
      '“work” is not a list. Correct it in the file, and choose it again.',
      'An entry of “education”: It cannot be read as an entry. Correct it in the file, and choose it again.',
      'An entry of “education”: It cannot be read as an entry. Correct it in the file, and choose it again.',
      'An entry of “education”: It has no title. Add it in the file, and choose it again.',
    ])
  })
})
