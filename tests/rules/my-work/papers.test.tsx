import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Packer } from 'docx'
import * as fc from 'fast-check'
import mammoth from 'mammoth'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { eligibilityGrounds } from '@/data/my-work/eligibility-grounds'
import { overseasPosts } from '@/data/housing/overseas-posts'
import { overseasQuestions } from '@/data/my-work/overseas-questions'
import { unemploymentOffices } from '@/data/job-search/unemployment-offices'
import { jobSearchOffices } from '@/data/job-search/job-search-offices'
import { BLANK } from '@/engine/print'
import { monthAndYear } from '@/engine/calendar-month'
import { region } from '@/schemas/my-move/region'
import { leavingReason, workKind, type WorkRecord } from '@/schemas/my-work/work'
import { certification } from '@/schemas/professional-dev/certification'
import { skill } from '@/schemas/professional-dev/skill'
import type { PaperChoices } from '@/screens/my-work/papers/choices'
import { documentOf } from '@/screens/my-work/papers/docx'
import { eligibilityPacket, eligibilityGroundOf } from '@/screens/my-work/papers/eligibility'
import { lastDayCheck, leavingChecklist, stateOfJob } from '@/screens/my-work/papers/leaving'
import { missingIn } from '@/screens/my-work/papers/missing'
import { currentJobs, noticeLetter } from '@/screens/my-work/papers/notice'
import {
  countryOf,
  employerPaper,
  overseasPaper,
  type OverseasFacts,
} from '@/screens/my-work/papers/overseas'
import { headingOver, oneLine, plainTextOf, type Paper } from '@/screens/my-work/papers/paper'
import { PaperText } from '@/screens/my-work/papers/PaperText'
import { federalResume, resume, type PaperFacts } from '@/screens/my-work/papers/resume'
import { lastDayProblem } from '@/screens/my-work/papers/use-job-to-leave'
import { anyMonth } from '../../support/days'
import { MILITARY } from '../../support/military-words'
import { buildWork } from '../../support/work'

/** The fixed words of papers, besides typed text. */
const PHRASES =
  'Experience Volunteer Family Care Education Certifications Skills Self-Employed Remote present – | hours hour a week ' +
  'Series Grade Salary: Supervisor: May contact: Yes No Tools: expires Military spouse Reason for leaving: Moved on military orders'

const NO_CHOICES: PaperChoices = {
  saysWhy: false,
  withFamilyCare: false,
  withPhone: false,
  withSalary: false,
}

const choices: fc.Arbitrary<PaperChoices> = fc.record({
  saysWhy: fc.boolean(),
  withFamilyCare: fc.boolean(),
  withPhone: fc.boolean(),
  withSalary: fc.boolean(),
})

/** Typed text: words, other scripts, hostile markup, and characters that XML does not allow. */
const typed = (maxLength = 60) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.lorem({ maxCount: 4 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength }) },
    fc.constantFrom(
      '<script>alert(1)</script>',
      'مريم العلي',
      'Trained 12 volunteers 🎉',
      'a\tb\n\nc\r\nd',
      'half \ud83d of a pair',
      '& < > " \' ]]> &amp;',
      '- dash',
      '\u202eturned\u202c',
    ),
  )
const maybe = (maxLength?: number) =>
  fc.oneof({ weight: 2, arbitrary: typed(maxLength) }, fc.constant(''))
const title = typed().filter((text) => oneLine(text) !== '')

const month = anyMonth(1970, 2026)

const work: fc.Arbitrary<WorkRecord> = fc
  .record({
    kind: fc.constantFrom(...workKind.values),
    title,
    organization: maybe(),
    city: maybe(),
    region: maybe(),
    country: maybe(),
    isRemote: fc.boolean(),
    start: month,
    end: fc.oneof(month, fc.constant('')),
    hoursPerWeek: fc.constantFrom(0, 1, 20, 40, 168),
    tools: maybe(),
    results: fc.array(
      typed(300).map((text) => ({ id: 'r', text })),
      { maxLength: 4 },
    ),
    supervisorName: maybe(),
    supervisorPhone: maybe(),
    mayContact: fc.constantFrom('yes', 'no', ''),
    salary: maybe(),
    leavingReason: fc.constantFrom(...leavingReason.values, ''),
    isFederal: fc.boolean(),
    series: maybe(),
    grade: maybe(),
    applicationId: fc.constant(''),
  })
  .map((record) => ({ ...record, id: 'x', createdAt: '2026-11-20T20:00:00.000Z', updatedAt: '' }))

const anySkill = fc
  .record({
    name: title,
    level: fc.constantFrom('beginner', 'expert'),
    wantToLearn: fc.boolean(),
  })
  .map((entered) => ({ ...skill.parse({ name: 'Triage', category: 'other' }), ...entered }))

const blankCertification = certification.parse({
  name: 'CPR',
  issuingOrg: 'Red Cross',
  dateEarned: '2024-05-11',
})

const anyCertification = fc
  .record({
    name: title,
    issuingOrg: title,
    isTarget: fc.boolean(),
    dateEarned: month.map((text) => `${text}-11`),
    expirationDate: fc.oneof(
      month.map((text) => `${text}-28`),
      fc.constant('2027-01-01'),
      fc.constant(''),
    ),
  })
  .map((entered) => ({ ...blankCertification, ...entered }))

const facts: fc.Arbitrary<PaperFacts> = fc.record({
  records: fc.array(work, { minLength: 1, maxLength: 6 }),
  profile: fc.record({
    name: maybe(),
    location: maybe(),
    yearsAsSpouse: fc.constantFrom('3-5', ''),
  }),
  skills: fc.array(anySkill, { maxLength: 5 }),
  certifications: fc.array(anyCertification, { maxLength: 4 }),
  contact: maybe(),
  today: fc.constant('2026-11-26'),
})

/** Writing and reading files for 500 takes most of a minute, so only the full run has as many. */
const HISTORIES = process.env.RANDOM_RUNS ? 500 : 40
const PAPERS_A_FILE = 50

const move: fc.Arbitrary<OverseasFacts['move']> = fc.option(
  fc.record({
    to: fc.constantFrom(...region.values, ''),
    toPlace: fc.oneof(maybe(), fc.constantFrom(...overseasPosts.rows.map(({ name }) => name))),
    reportDate: month.map((text) => `${text}-11`),
  }),
  { nil: undefined },
)

/** The papers with blanks to fill in: the packet for each ground, both sets of questions, and the leaving papers. */
const otherPapers = fc
  .sample(
    fc.record({
      name: maybe(),
      contact: maybe(),
      move,
      records: fc.array(work),
      today: fc.constant('2026-11-26'),
    }),
    { numRuns: process.env.RANDOM_RUNS ? 20 : 4, seed: 39 },
  )
  .flatMap((from) => [
    ...eligibilityGrounds.rows.map((ground) => eligibilityPacket(from, ground)),
    overseasPaper(from),
    employerPaper(from),
    ...leavingPapers(from),
  ])

function leavingPapers({
  name,
  contact,
  move: to,
  records: [one],
}: OverseasFacts & { records: readonly WorkRecord[] }) {
  const lastDay = one?.end ? `${one.end}-11` : ''
  const facts = { name, contact, job: one, lastDay, reportDate: to?.reportDate ?? '' }
  return [
    noticeLetter(facts, { saysWhy: false }),
    noticeLetter(facts, { saysWhy: true }),
    leavingChecklist({ ...facts, office: lastDay ? unemploymentOffices.rows[0] : undefined }),
  ]
}

/** Histories and choices, each with both of its resumes. */
const cases = fc
  .sample(fc.tuple(facts, choices), { numRuns: HISTORIES, seed: 39 })
  .map(([from, chosen]) => ({ from, chosen, papers: papersOf(from, chosen) }))

function papersOf(from: PaperFacts, chosen: PaperChoices): readonly Paper[] {
  return [resume(from, chosen), federalResume(from, chosen)]
}

/** The words of a text, without bullet marks. */
const splitWords = (text: string) => text.split(/\s+/).filter((word) => word !== '' && word !== '-')

function wordsOfPreview(paper: Paper): readonly string[] {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<PaperText paper={paper} />)
  return splitWords(
    [...page.querySelectorAll('[data-part]')].map((part) => part.textContent).join('\n'),
  )
}

async function wordsOfDocx(paper: Paper): Promise<readonly string[]> {
  const buffer = await Packer.toBuffer(documentOf(paper))
  return splitWords((await mammoth.extractRawText({ buffer })).value)
}

describe(`Papers of ${HISTORIES} histories`, () => {
  it('have the same words in the preview, the text file and the DOCX file', async () => {
    const all = [...cases.flatMap(({ papers }) => papers), ...otherPapers]
    // Check many papers in one file: writing and reading a thousand files takes a minute.
    for (let at = 0; at < all.length; at += PAPERS_A_FILE) {
      const blocks = all.slice(at, at + PAPERS_A_FILE).flatMap((paper) => paper.blocks)
      const paper: Paper = { title: 'Resume', fileName: 'resume', blocks }
      const text = splitWords(plainTextOf(paper)).join(' ')
      expect(wordsOfPreview(paper).join(' ')).toBe(text)
      expect((await wordsOfDocx(paper)).join(' ')).toBe(text)
    }
  })

  it('contain only typed text and fixed phrases', () => {
    for (const { from, papers } of cases) {
      const known = new Set([...splitWords(PHRASES), ...typedWords(from)])
      const unknown = papers
        .flatMap((paper) => splitWords(plainTextOf(paper)))
        .flatMap((word) => [word, word.replace(/,$/, '')])
        .filter(
          (word, at, all) => at % 2 === 0 && !known.has(word) && !known.has(all[at + 1] ?? ''),
        )
      expect(unknown).toEqual([])
    }
  })

  it('show the months and hours of every job in the federal resume, or list the hours as missing', () => {
    for (const { from, chosen } of cases) {
      const text = plainTextOf(federalResume(from, chosen))
      const missing = missingIn(from.records)
      for (const record of from.records) {
        if (record.kind === 'study' || record.kind === 'family-care') continue
        const { start, end, hoursPerWeek } = record
        const months = `${monthAndYear(start)} – ${end ? monthAndYear(end) : 'present'}`
        expect(text).toContain(months)
        if (hoursPerWeek > 0) expect(text).toMatch(`${months}, ${hoursPerWeek} hour`)
        else {
          const found = missing.find((one) => one.record === record)
          expect(found?.parts).toContain('hours a week')
        }
      }
    }
  })
})

describe('“Say Why I Moved”', () => {
  it('adds no military word to any paper while it is off', () => {
    for (const { from, chosen } of cases.slice(0, 200)) {
      const neutral = withoutMilitaryWords(from)
      for (const paper of papersOf(neutral, { ...chosen, saysWhy: false })) {
        expect(plainTextOf(paper)).not.toMatch(MILITARY)
        expect(paper.fileName).not.toMatch(MILITARY)
      }
    }
  })

  it('adds the reason and “Military spouse” only while it is on', () => {
    const from = history([job({ end: '2024-05', leavingReason: 'military-orders' })])
    for (const make of [resume, federalResume]) {
      const on = splitWords(plainTextOf(make(from, { ...NO_CHOICES, saysWhy: true }))).join(' ')
      expect(on).toContain('Military spouse')
      expect(on).toContain('Reason for leaving: Moved on military orders')
      expect(plainTextOf(make(from, NO_CHOICES))).not.toMatch(MILITARY)
    }
  })

  it('adds no reason to a job that has not ended', () => {
    const from = history([job({ end: '', leavingReason: 'military-orders' })])
    expect(plainTextOf(resume(from, { ...NO_CHOICES, saysWhy: true }))).not.toMatch(MILITARY)
  })

  it('leaves typed text unchanged', () => {
    const from = history([job({ organization: 'Naval Medical Center', leavingReason: 'other' })])
    expect(plainTextOf(resume(from, NO_CHOICES))).toContain('Naval Medical Center')
  })
})

describe('The Eligibility Packet', () => {
  const applicant = { name: 'Ana Ruiz', contact: 'ana@example.com' }

  it.each([
    [['yes'], 'active-duty'],
    [['no', 'yes'], 'disabled'],
    [['no', 'no', 'yes'], 'widowed'],
  ] as const)(
    'finds for the answers %s the ground %s, and lists its papers and steps',
    (answers, id) => {
      const ground = eligibilityGroundOf(answers)
      expect(ground?.id).toBe(id)
      if (!ground) return
      const paper = eligibilityPacket(applicant, ground)
      const packet = plainTextOf(paper)
      for (const line of [...ground.papers, ...ground.steps]) expect(packet).toContain(`☐ ${line}`)
      expect(packet).toContain(ground.statement)
      expect(packet).toContain('An agency may use this path. It does not have to')
      // Each dated source of the ground is listed with the day on which it was read.
      for (const { title, seen } of [ground.source, ...(ground.alsoFrom ?? [])]) {
        if (seen === undefined) expect(packet).not.toContain(title)
        else expect(packet).toMatch(new RegExp(`^${escaped(title)}: read Nov \\d+, 2026$`, 'm'))
      }
      expect(paper.fileName).toBe('eligibility-packet')
    },
  )

  it('asks for the self-certification checklist of Department of Defense jobs only during active duty', () => {
    const [active, ...others] = eligibilityGrounds.rows.map((ground) =>
      plainTextOf(eligibilityPacket(applicant, ground)),
    )
    expect(active).toMatch(/sign a new Military Spouse PPP .*Self-Certification Checklist/)
    for (const packet of others) expect(packet).toContain('☐ Skip the self-certification checklist')
  })

  it('has no ground while questions are open, or if every answer is no', () => {
    for (const count of [0, 1, 2, 3]) {
      expect(eligibilityGroundOf(Array<'no'>(count).fill('no'))).toBeUndefined()
    }
  })

  it('has blanks for unknown facts, and names no last day of the hiring path', () => {
    for (const ground of eligibilityGrounds.rows) {
      const packet = plainTextOf(eligibilityPacket({ name: '', contact: '' }, ground))
      expect(packet).toMatch(/^Name: _+$/m)
      expect(packet).toMatch(/^Service member’s name: _+$/m)
      expect(packet).not.toMatch(/2028|2033/)
    }
  })
})

describe('Overseas Questions', () => {
  const nurse = buildWork({ title: 'Nurse', organization: 'Harbor Clinic', end: '' })
  const toRamstein = { to: 'overseas', toPlace: 'Ramstein', reportDate: '2027-03-01' } as const
  const from: OverseasFacts = {
    name: 'Ana',
    contact: '',
    move: toRamstein,
    records: [nurse],
    today: '2026-11-26',
  }

  it('have a blank for each answer, its source and its day, and answer nothing themselves', () => {
    const text = plainTextOf(overseasPaper(from))
    const asked = overseasQuestions.rows.flatMap(({ questions }) => questions)
    for (const question of asked) expect(text).toContain(`. ${question}\nAnswer: __`)
    expect(text.match(/^Answer: _+$/gm)).toHaveLength(asked.length)
    expect(text.match(/^Who answered: _+ When: _+$/gm)).toHaveLength(asked.length)
  })

  it('show country, station and report date of a move overseas, and blanks otherwise', () => {
    const known = plainTextOf(overseasPaper(from))
    expect(known).toContain('Country: Germany\nDuty station: Ramstein\nReport date: Mar 1, 2027')
    const unknown = [undefined, { ...toRamstein, to: 'TX' } as const]
    for (const move of unknown) {
      expect(plainTextOf(overseasPaper({ ...from, move }))).toMatch(
        /^Country: _+\nDuty station: _+\nReport date: _+$/m,
      )
    }
  })

  it.each([
    ['Ramstein', 'Germany'],
    ['Misawa, Japan', 'Japan'],
    ['Okinawa', 'Japan'],
    ['Korea', 'Korea'],
    ['Camp Humphreys', 'Korea'],
    ['Camp Humphreys near Seoul', 'Korea'],
    ['Humphreys', 'Korea'],
    ['Ramstein AB', 'Germany'],
    ['Ramstein-Miesenbach', 'Germany'],
    ['Vilseck', 'Germany'],
    ['US Army Garrison Bavaria', 'Germany'],
    ['Rose Barracks, Vilseck', 'Germany'],
    ['NAS Sigonella', 'Italy'],
    ['Sigonella', 'Italy'],
    ['RAF Molesworth', 'United Kingdom'],
    ['Schinnen', 'Netherlands'],
    ['Naval Station', ''],
    ['Andersen Air Force Base', ''],
    ['Andersen AFB', ''],
    ['Fort Carson', ''],
    ['', ''],
  ])('locate “%s” in “%s”', (place, country) => {
    expect(countryOf(place)).toBe(country)
  })

  it.each([
    ['Ramstein Air Base', 'Germany'],
    ['NAS Sigonella', 'Italy'],
    ['Camp Humphreys', 'Korea'],
    ['Naples, Italy', 'Italy'],
    ['Okinawa', 'Japan'],
    ['Naples', ''],
    ['Ramstein', ''],
    ['Naval Air Station', ''],
    ['Foster City', ''],
    ['Brandon, FL', ''],
    ['Naples, Florida', ''],
    ['Brandon FL 33511', ''],
  ])(
    'fill in the country of a move to “%s” without a region as “%s”: a town has none, because the U.S. may have one of that name',
    (toPlace, country) => {
      const move = { ...toRamstein, to: '', toPlace } as const
      const line = plainTextOf(overseasPaper({ ...from, move })).match(/^Country: (.*)$/m)?.[1]
      expect(line?.replaceAll('_', '')).toBe(country)
    },
  )

  it('keep the country of a move overseas whose place ends like a state code', () => {
    const move = { ...toRamstein, toPlace: 'Stuttgart, DE' } as const
    expect(plainTextOf(overseasPaper({ ...from, move }))).toContain('Country: Germany')
  })

  it('include a page for the employer without military words that were not typed', () => {
    const paper = employerPaper(from)
    expect(plainTextOf(paper)).not.toMatch(MILITARY)
    expect(plainTextOf(paper)).toContain('Country: Germany')
    expect(plainTextOf(paper)).toContain('Job: Nurse, Harbor Clinic')
    expect(paper.fileName).not.toMatch(MILITARY)
  })

  it('name a job for a fixed term until its last month is over', () => {
    const lineFor = (end: string) =>
      plainTextOf(overseasPaper({ ...from, records: [{ ...nurse, end }] })).match(/^Job: .*$/m)?.[0]
    expect(lineFor('2027-06')).toBe('Job: Nurse, Harbor Clinic')
    expect(lineFor('2026-11')).toBe('Job: Nurse, Harbor Clinic')
    expect(lineFor('2026-10')).toMatch(/^Job: _+$/)
  })

  it('leave the job blank for a person who has two', () => {
    const text = plainTextOf(employerPaper({ ...from, records: [nurse, nurse] }))
    expect(text).toMatch(/^Job: _+$/m)
  })
})

describe('A page break in a paper', () => {
  const paper = {
    blocks: [
      { kind: 'line', text: 'Ana Ruiz' },
      { kind: 'heading', level: 3, text: 'Nurse' },
      { kind: 'bullets', items: ['One', 'Two'] },
      { kind: 'heading', level: 3, text: 'Clerk' },
    ],
  } satisfies Pick<Paper, 'blocks'>

  it('names the job that it splits, and none between two jobs', () => {
    expect([0, 1, 2, 3, 4].map((at) => headingOver(paper, at))).toEqual([
      '',
      '',
      'Nurse',
      'Nurse',
      '',
    ])
  })
})

describe('The Notice Letter', () => {
  const from = {
    name: 'Ana Ruiz',
    contact: '555-0100',
    job: { title: 'Nurse', organization: 'Harbor Clinic', supervisorName: 'Pat Lee' },
    lastDay: '2026-12-18',
  }
  const text = (facts: Parameters<typeof noticeLetter>[0], saysWhy = false) =>
    plainTextOf(noticeLetter(facts, { saysWhy }))

  it('names the job and the last day, offers to hand over and asks for papers', () => {
    const letter = text(from)
    expect(letter).toContain('To: Pat Lee\nEmployer: Harbor Clinic')
    expect(letter).toContain(
      'I will leave my job as Nurse at Harbor Clinic. My last day of work will be Dec 18, 2026.',
    )
    expect(letter).toMatch(/hand over my work[^]*Please send me these papers[^]*W-2/)
    expect(noticeLetter(from, { saysWhy: false }).fileName).toBe('notice-letter')
  })

  it('lays out every line of its head alike, filled in or not', () => {
    const { blocks } = noticeLetter({ ...from, contact: '' }, { saysWhy: false })
    const head = blocks.slice(
      0,
      blocks.findIndex(({ kind }) => kind === 'paragraph'),
    )
    expect(head).toHaveLength(5)
    expect(new Set(head.map(({ kind }) => kind))).toEqual(new Set(['blank']))
  })

  it('gives orders as the reason only while the switch is on', () => {
    expect(text(from)).not.toMatch(MILITARY)
    expect(text(from, true)).toContain('because of my spouse’s military orders.')
  })

  it('has blanks for facts that are not entered', () => {
    const letter = text({ name: '', contact: '', job: undefined, lastDay: '' })
    expect(letter).toContain(`as ${BLANK} at ${BLANK}. My last day of work will be ${BLANK}.`)
    expect(letter).toMatch(/^From: _+$/m)
    expect(letter).toMatch(/^To: _+$/m)
  })

  it('isolates the text direction of typed text', () => {
    const job = { ...from.job, organization: 'مريم العلي' }
    expect(text({ ...from, job })).toContain('at \u2068مريم العلي\u2069. My last day')
  })

  it('offers the paid jobs that have no end, or end this month or later', () => {
    const jobs = [
      job({ id: 'open' }),
      job({ id: 'ends', end: '2026-11' }),
      job({ id: 'ended', end: '2026-10' }),
      job({ id: 'unpaid', kind: 'volunteer' }),
    ]
    expect(currentJobs(jobs, '2026-11-26').map(({ id }) => id)).toEqual(['open', 'ends'])
  })
})

describe('A last day of work', () => {
  it.each([
    ['0026-12-18', 'Check the year. Use one from 1970 to 2100. Until then this day is left blank.'],
    ['9999-12-18', 'Check the year. Use one from 1970 to 2100. Until then this day is left blank.'],
    ['2030-12-18', 'This day is years ahead. Check the year.'],
    ['2026-11-25', 'This day has passed. Check it, or keep it if it is right.'],
    ['2026-11-26', ''],
    ['2027-03-01', ''],
    ['', ''],
  ])('“%s” has the message “%s”', (typed, message) => {
    expect(lastDayProblem(typed, '2026-11-26')).toBe(message)
  })
})

describe('The Leaving Checklist', () => {
  const officeIn = (code: string) => unemploymentOffices.rows.find(({ state }) => state === code)
  const leavingListIn = (code: string) =>
    plainTextOf(
      leavingChecklist({ job: job({}), lastDay: '', reportDate: '', office: officeIn(code) }),
    )

  it('lists the state’s office, the days between the dates, and checkboxes', () => {
    const office = officeIn('WY')
    const list = plainTextOf(
      leavingChecklist({ job: job({}), lastDay: '2027-02-01', reportDate: '2027-03-01', office }),
    )
    expect(list).toContain(
      'Job: Nurse, Harbor Clinic\nLast day: Feb 1, 2027\nReport date: Mar 1, 2027',
    )
    expect(list).toContain('The last day is 28 days before the report date.')
    expect(list).toContain(
      'Office: Wyoming Department of Workforce Services\nSite: wyui.wyo.gov\nPhone: 307-473-3789\n' +
        'Site and phone: found in two directories on Nov 25, 2026. The site itself was not checked.',
    )
    expect(list).toContain('☐ Pay stubs')
  })

  it('says whom each phone number is for, and where the numbers are from', () => {
    expect(leavingListIn('MA')).toContain(
      'Phone: 877-626-6800, 617-626-6800\n' +
        'Call 877-626-6800 from area codes 351, 413, 508, 774 and 978, and 617-626-6800 from all others.\n' +
        'Site: found in two directories on Nov 27, 2026. The site itself was not checked. ' +
        'Phone: on a page of the state, read on Nov 30, 2026.',
    )
    expect(leavingListIn('UT')).toContain(
      'Phone: on a page that is not the state’s, read on Nov 30, 2026.',
    )
    expect(leavingListIn('AR')).toContain('Phone: we are not sure of a number, so look it up.')
  })

  it('says that lists disagree where no site is known', () => {
    expect(leavingListIn('DC')).toContain('Lists disagree on its site (Nov 25, 2026).')
  })

  it('wraps its lines next to their checkboxes, not under them', () => {
    const facts = { job: job({}), lastDay: '', reportDate: '', office: undefined } as const
    const paper = leavingChecklist(facts)
    const lines = renderToStaticMarkup(<PaperText paper={paper} />).match(/<p.*?<.p>/g) ?? []
    expect(lines).not.toHaveLength(0)
    for (const line of lines) expect(line.includes('indent-[-')).toBe(line.includes('☐'))
  })

  it.each([
    [
      '2027-01-29',
      'The last day is 31 days before the report date. States differ. Ask the unemployment office before you agree to this last day.',
    ],
    ['2027-02-28', '1 day before the report date. States differ.'],
    ['2027-03-01', 'is the report date'],
    ['2027-03-03', '2 days after the report date'],
    ['2030-03-01', '1,096 days after the report date'],
  ])('compares the last day %s with a report date of 2027-03-01: %s', (lastDay, result) => {
    expect(lastDayCheck(lastDay, '2027-03-01')).toContain(result)
  })

  it('says nothing about the dates while one is missing', () => {
    expect(lastDayCheck('', '2027-03-01')).toBe('')
    expect(lastDayCheck('2027-03-01', '')).toBe('')
  })

  it('says to file with the state of the job, and to ask both if there are two', () => {
    const paperFor = (isRemote: boolean) =>
      plainTextOf(
        leavingChecklist({
          job: job({ isRemote }),
          lastDay: '',
          reportDate: '',
          office: officeIn('WY'),
        }),
      )
    expect(paperFor(false)).toContain(
      '☐ File with this office as soon as I have stopped work and moved.',
    )
    expect(paperFor(false)).toContain('☐ Did I work in two states? Ask the offices of both')
    expect(paperFor(true)).toContain(
      '☐ I worked remotely. Ask this office and the one of my employer’s state',
    )
    const guide = jobSearchOffices.rows.find(({ id }) => id === 'unemployment-pay')
    expect(guide?.items?.join(' ')).toContain('File with the state you worked in')
  })

  it('finds the state of a job in the United States', () => {
    expect(stateOfJob({ region: 'VA', country: '' })).toBe('VA')
    expect(stateOfJob({ region: 'Virginia', country: '' })).toBe('VA')
    expect(stateOfJob({ region: 'VA', country: 'Italy' })).toBe('')
    expect(stateOfJob({ region: ' ', country: '' })).toBeUndefined()
    expect(stateOfJob(undefined)).toBeUndefined()
  })

  it.each([
    ['va', 'VA'],
    ['Tx', 'TX'],
    ['Va.', 'VA'],
    ['D.C.', 'DC'],
    ['VA 23510', 'VA'],
    ['Washington, DC', 'DC'],
  ])('finds the state of a job in the region “%s”', (region, state) => {
    expect(stateOfJob({ region, country: '' })).toBe(state)
  })

  it.each(['AE', 'ap', 'APO AE 09094', 'Bavaria', 'Tidewater'])(
    'finds no state for a job in the region “%s”, rather than that of the move',
    (region) => expect(stateOfJob({ region, country: '' })).toBe(''),
  )

  it.each(['US', 'usa', 'U.S.A.', 'United States', 'the United States of America', 'America'])(
    'finds the state of a job whose country is typed as “%s”',
    (country) => expect(stateOfJob({ region: 'VA', country })).toBe('VA'),
  )

  it('finds the territory of a job that is typed as its country', () => {
    expect(stateOfJob({ region: '', country: 'Puerto Rico' })).toBe('PR')
    expect(stateOfJob({ region: 'Tamuning', country: ' guam ' })).toBe('GU')
    expect(stateOfJob({ region: '', country: 'Georgia' })).toBe('')
  })
})

describe('A paper', () => {
  it('separates tools by one comma each, whatever commas the user typed', () => {
    const toolsIn = (tools: string) =>
      plainTextOf(resume(history([job({ tools })]), NO_CHOICES)).match(/Tools: .*/)?.[0]
    expect(toolsIn('Epic, Pyxis, ')).toBe('Tools: Epic, Pyxis')
    expect(toolsIn(' ,Epic,, Pyxis')).toBe('Tools: Epic, Pyxis')
    expect(toolsIn('A 1,000-ton press')).toBe('Tools: A 1,000-ton press')
    expect(toolsIn(' , ')).toBeUndefined()
  })

  const full = job({
    hoursPerWeek: 36,
    supervisorName: 'Pat Lee',
    supervisorPhone: '555-0100',
    mayContact: 'yes',
    salary: '$24 an hour',
    isFederal: true,
    series: '0640',
    grade: 'GS-07',
  })

  it('omits phone and salary unless they are chosen', () => {
    const without = plainTextOf(federalResume(history([full]), NO_CHOICES))
    expect(without).toContain('Supervisor: Pat Lee, May contact: Yes')
    expect(without).not.toMatch(/555-0100|\$24/)
    const chosen = { ...NO_CHOICES, withPhone: true, withSalary: true }
    const text = plainTextOf(federalResume(history([full]), chosen))
    expect(text).toContain('Supervisor: Pat Lee, 555-0100, May contact: Yes')
    expect(text).toContain('Salary: $24 an hour')
    expect(plainTextOf(resume(history([full]), chosen))).not.toMatch(/Pat Lee|555-0100|\$24/)
  })

  it('lists entries newest first, under standard headings', () => {
    const from = {
      ...history([
        job({ title: 'Clerk', start: '2018-01', end: '2019-02' }),
        full,
        job({ kind: 'study', title: 'BSN', organization: 'Old Dominion', start: '2014-08' }),
        job({ kind: 'family-care', title: 'Care of two children' }),
      ]),
      contact: 'ana@example.com',
    }
    expect(plainTextOf(federalResume(from, NO_CHOICES))).toBe(
      `Ana Ruiz
Norfolk, VA | ana@example.com

Experience

Nurse
Harbor Clinic, Norfolk, VA
June 2023 – present, 36 hours a week
Series 0640, Grade GS-07
Supervisor: Pat Lee, May contact: Yes
- Trained 12 nurses

Clerk
Harbor Clinic, Norfolk, VA
January 2018 – February 2019
- Trained 12 nurses

Education

BSN
Old Dominion, Norfolk, VA
August 2014 – present
- Trained 12 nurses
`,
    )
  })

  it('shows family care when it is chosen', () => {
    const from = history([job({ kind: 'family-care', title: 'Care of two children' })])
    expect(plainTextOf(resume(from, NO_CHOICES))).not.toContain('Care')
    expect(plainTextOf(resume(from, { ...NO_CHOICES, withFamilyCare: true }))).toContain(
      'Family Care\n\nCare of two children\n',
    )
  })

  it('lists a certification with a future date only from that day on', () => {
    const certifications = [{ ...blankCertification, dateEarned: '2026-12-01' }]
    for (const make of [resume, federalResume]) {
      const textOn = (today: string) =>
        plainTextOf(make({ ...history([full]), certifications, today }, NO_CHOICES))
      expect(textOn('2026-11-30')).not.toContain('CPR')
      expect(textOn('2026-12-01')).toContain('CPR, Red Cross, December 2026')
    }
  })

  it('marks right-to-left text in its DOCX file', async () => {
    const from = history([job({ title: 'معلمة رياضيات', organization: 'Harbor School' })])
    const named = { ...from, profile: { ...from.profile, name: 'Lina مريم العلي' } }
    const { default: JSZip } = await import('jszip')
    const zip = await Packer.toBuffer(documentOf(resume(named, NO_CHOICES)))
    const xml = await (await JSZip.loadAsync(zip)).file('word/document.xml')?.async('text')
    const paragraphs = xml?.match(/<w:p>.*?<\/w:p>/g) ?? []
    const paragraphOf = (text: string) => {
      const found = paragraphs.find((one) => one.includes(text))
      if (!found) throw new Error(`no paragraph has ${text}`)
      return found
    }
    expect(paragraphOf('معلمة رياضيات')).toMatch(/<w:bidi\/>.*<w:rtl\/>/)
    // A paragraph has the direction of its first letter, and each run its own.
    expect(paragraphOf('مريم العلي')).not.toMatch(/<w:bidi\/>/)
    expect(paragraphOf('مريم العلي')).toMatch(/>Lina <.*<w:rtl\/>/)
    expect(paragraphOf('Harbor School')).not.toMatch(/<w:(bidi|rtl)\/>/)
  })

  const hasPython = spawnSync('python3', ['-c', 'import zipfile']).status === 0
  it.runIf(hasPython)('is a valid ZIP archive as a DOCX file, according to Python', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'paper-'))
    try {
      const file = join(folder, 'resume.docx')
      await writeFile(
        file,
        await Packer.toBuffer(documentOf(resume(history([job({})]), NO_CHOICES))),
      )
      const { stdout } = spawnSync('python3', ['-m', 'zipfile', '-t', file])
      expect(stdout.toString().trim()).toBe('Done testing')
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('names no author and no product in the properties of its DOCX file', async () => {
    const papers = [resume(history([full]), NO_CHOICES), ...otherPapers.slice(0, 8)]
    const { default: JSZip } = await import('jszip')
    for (const paper of papers) {
      const zip = await Packer.toBuffer(documentOf(paper))
      const properties = await (await JSZip.loadAsync(zip)).file('docProps/core.xml')?.async('text')
      expect(properties).toContain(`<dc:title>${paper.title}</dc:title>`)
      expect(properties).not.toMatch(/milspouse|command center|Un-named/i)
      expect(paper.fileName).not.toMatch(/milspouse|command/)
    }
  })
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Every word that a user typed. */
function typedWords({ records, profile, skills, certifications, contact }: PaperFacts) {
  const texts = [
    profile.name,
    profile.location,
    contact,
    ...skills.map(({ name }) => name),
    ...certifications.flatMap(({ name, issuingOrg, dateEarned, expirationDate }) => [
      name,
      issuingOrg,
      monthAndYear(dateEarned.slice(0, 7)),
      monthAndYear(expirationDate.slice(0, 7)),
    ]),
    ...records.flatMap(({ start, end, hoursPerWeek, results, ...record }) => [
      ...Object.values(record).map(String),
      ...results.map(({ text }) => text),
      monthAndYear(start),
      monthAndYear(end),
      String(hoursPerWeek),
    ]),
  ]
  return texts.flatMap((text) => splitWords(oneLine(text)))
}

/** The same history without what a user may have typed by chance. */
function withoutMilitaryWords(from: PaperFacts): PaperFacts {
  const clean = (json: string) => json.replace(new RegExp(MILITARY, 'gi'), 'x')
  const { profile, skills, certifications, contact } = from
  return {
    ...from,
    profile: { ...profile, name: clean(profile.name), location: clean(profile.location) },
    contact: clean(contact),
    skills: skills.map((one) => ({ ...one, name: clean(one.name) })),
    certifications: certifications.map((one) => ({
      ...one,
      name: clean(one.name),
      issuingOrg: clean(one.issuingOrg),
    })),
    records: from.records.map((record) => ({
      ...record,
      title: clean(record.title),
      organization: clean(record.organization),
      city: clean(record.city),
      region: clean(record.region),
      country: clean(record.country),
      tools: clean(record.tools),
      results: record.results.map(({ id, text }) => ({ id, text: clean(text) })),
      supervisorName: clean(record.supervisorName),
      supervisorPhone: clean(record.supervisorPhone),
      salary: clean(record.salary),
      series: clean(record.series),
      grade: clean(record.grade),
    })),
  }
}

function history(records: readonly WorkRecord[]): PaperFacts {
  return {
    records,
    profile: { name: 'Ana Ruiz', location: 'Norfolk, VA', yearsAsSpouse: '' },
    skills: [],
    certifications: [],
    contact: '',
    today: '2026-11-26',
  }
}

function job(overrides: Partial<WorkRecord>): WorkRecord {
  return buildWork({
    organization: 'Harbor Clinic',
    city: 'Norfolk',
    region: 'VA',
    results: [{ id: 'r', text: 'Trained 12 nurses' }],
    ...overrides,
  })
}
