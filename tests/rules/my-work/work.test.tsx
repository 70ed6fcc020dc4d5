import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Scalars } from '@/engine/model/field'
import {
  newestWorkFirst,
  formatWorkDuration,
  formatWorkPeriod,
  formatWorkPlace,
  workRecord,
} from '@/schemas/my-work/work'
import { MAX_RESULT_CHARACTERS, workResults } from '@/schemas/my-work/work-result'
import { isInWorkRecord, workFromApplication } from '@/schemas/my-work/work-from-application'
import { workList } from '@/screens/my-work/work-list'
import { buildApplication } from '../../support/applications'
import { formErrors } from '../../support/form-errors'
import { renderView } from '../../support/render-view'
import { buildWork } from '../../support/work'

const errorsFor = (typed: Scalars) =>
  formErrors(workRecord, { title: 'Nurse', start: '2023-06', ...typed }, ['start', 'end'])

describe('The form of new work', () => {
  afterEach(() => void vi.useRealTimers())

  it('requires only a title and a start', async () => {
    expect(await errorsFor({})).toEqual({})
  })

  it.each([
    ['no title', { title: ' ' }, { title: 'Enter your job title, or what you did.' }],
    ['no start', { start: '' }, { start: 'Enter the month you started.' }],
    [
      'a month without its year',
      { start: '-06' },
      { start: 'Choose the month, and enter the year with four digits.' },
    ],
    [
      'a year of two digits',
      { end: '26-06' },
      { end: 'Choose the month, and enter the year with four digits.' },
    ],
    [
      'the year 0026',
      { start: '0026-06' },
      { start: 'Check the year. Use one from 1970 to 2100.' },
    ],
    [
      'an end before the start',
      { end: '2023-05' },
      { end: 'The end is before the start. Check both.' },
    ],
    [
      'a start in the future',
      { start: '2099-01' },
      { start: 'This month is in the future. Save this once you have started.' },
    ],
    [
      '200 hours a week',
      { hoursPerWeek: 200 },
      { hoursPerWeek: 'Use a whole number from 0 to 168.' },
    ],
    [
      'a title of 4,000 characters',
      { title: 'x'.repeat(4_000) },
      { title: 'Use at most 200 characters.' },
    ],
  ])('refuses %s with a message next to the field', async (_, typed, errors) => {
    expect(await errorsFor(typed)).toEqual(errors)
  })

  it('accepts a start next month only on the last day of this one, when it has begun in other time zones', async () => {
    const errorsOn = (day: number) => {
      vi.useFakeTimers({ now: new Date(2026, 10, day, 9), toFake: ['Date'] })
      return errorsFor({ start: '2026-12' })
    }
    expect(await errorsOn(29)).toHaveProperty('start')
    expect(await errorsOn(30)).toEqual({})
  })

  it('accepts an end in the same month or in the future', async () => {
    expect(await errorsFor({ end: '2023-06' })).toEqual({})
    expect(await errorsFor({ end: '2099-01' })).toEqual({})
  })
})

describe('A result', () => {
  const messagesFor = (text: string) =>
    workResults.schema.safeParse({ text }).error?.issues.map(({ message }) => message) ?? []

  it('requires a text of up to 500 characters', () => {
    expect(messagesFor('Trained 12 volunteers 🎉')).toEqual([])
    expect(messagesFor('x'.repeat(MAX_RESULT_CHARACTERS))).toEqual([])
    expect(messagesFor('x'.repeat(4_000))).toEqual(['Use at most 500 characters.'])
    expect(messagesFor(' ')).toEqual(['Write down one thing that you got done.'])
  })
})

describe('Stored work', () => {
  const stored = {
    id: '1',
    createdAt: '2026-11-20T20:00:00.000Z',
    title: 'Clerk',
    start: '2020-01',
  }

  it('is read with only its original fields, and keeps fields that a later version added', () => {
    const { value, refused } = workRecord.check([{ ...stored, later: 1 }]) ?? {}
    expect(refused).toEqual([])
    expect(value?.[0]).toMatchObject({ kind: 'paid', hoursPerWeek: 0, results: [], later: 1 })
  })

  it('has the id of an application only if it came from one', () => {
    const written = (work: object) => Object.keys(workRecord.written?.(work) ?? {})
    expect(written(buildWork())).not.toContain('applicationId')
    expect(written(buildWork({ applicationId: '7' }))).toContain('applicationId')
  })

  it('is refused with the name of the invalid field', () => {
    const reasons = workRecord
      .check([
        { ...stored, start: '2020-13' },
        { ...stored, results: [{ id: '1', text: 'x'.repeat(4_000) }] },
      ])
      ?.refused.map(({ reason }) => reason)
    expect(reasons).toEqual([
      'Start: Choose the month, and enter the year with four digits.',
      'Results, result 1, Result: Use at most 500 characters.',
    ])
  })
})

describe('Work as it is shown', () => {
  it('has its months and their number, counting both ends but no month to come', () => {
    expect(formatWorkPeriod({ start: '2023-06', end: '' })).toBe('June 2023 – present')
    expect(formatWorkDuration({ start: '2023-06', end: '' }, '2026-11')).toBe('3 years, 6 months')
    expect(formatWorkDuration({ start: '2023-06', end: '2023-06' }, '2026-11')).toBe('1 month')
    expect(formatWorkDuration({ start: '2023-01', end: '2023-12' }, '2026-11')).toBe('1 year')
    expect(formatWorkDuration({ start: '2023-06', end: '2023-01' }, '2026-11')).toBe('')
    expect(formatWorkDuration({ start: '2026-10', end: '2027-06' }, '2026-11')).toBe('2 months')
    expect(formatWorkDuration({ start: '2026-12', end: '2027-06' }, '2026-11')).toBe('')
  })

  it('is sorted newest first: current work, then the later end, then the later start', () => {
    const [old, now, longer, recent] = [
      { start: '2010-01', end: '2012-01' },
      { start: '2009-01', end: '' },
      { start: '2015-01', end: '2020-01' },
      { start: '2016-01', end: '2020-01' },
    ]
    expect([old, now, longer, recent].toSorted(newestWorkFirst)).toEqual([now, recent, longer, old])
  })

  it('is shown in that order in the list', async () => {
    const work = (id: string, title: string, start: string, end: string) => {
      return { id, createdAt: '2026-11-01T20:00:00.000Z', title, start, end }
    }
    const stored = [
      work('1', 'Clerk', '2012-01', '2015-01'),
      work('2', 'Teacher', '2019-08', ''),
      work('3', 'Aide', '2016-02', '2018-05'),
    ]
    localStorage.setItem('workRecord', JSON.stringify(stored))
    await renderView(workList)
    const titles = await screen.findAllByRole('heading', { level: 3 })
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Teacher', 'Aide', 'Clerk'])
  })

  it('has the known parts of its place', () => {
    const nowhere = { city: '', region: '', country: '', isRemote: false }
    expect(formatWorkPlace(nowhere)).toBe('')
    expect(formatWorkPlace({ ...nowhere, city: 'Norfolk', region: 'VA' })).toBe('Norfolk, VA')
    expect(formatWorkPlace({ ...nowhere, country: 'Italy', isRemote: true })).toBe('Italy, Remote')
  })
})

describe('An application whose job a person took', () => {
  const job = buildApplication({ position: 'Nurse', company: 'Harbor Clinic' })

  it.each([
    ['Norfolk, VA', { city: 'Norfolk', region: 'VA', country: '', isRemote: false }],
    ['Norfolk, Virginia 23510', { city: 'Norfolk', region: 'Virginia', country: '' }],
    [
      'Jacksonville, North Carolina, 28540',
      { city: 'Jacksonville', region: 'North Carolina', country: '' },
    ],
    ['Norfolk, VA, 23510-1234, USA', { city: 'Norfolk', region: 'VA', country: '' }],
    ['Naples, Italy', { city: 'Naples', region: '', country: 'Italy' }],
    ['Stuttgart, BW, Germany', { city: 'Stuttgart', region: 'BW', country: 'Germany' }],
    ['Virginia', { city: '', region: 'Virginia', country: '' }],
    ['Remote', { city: '', region: '', country: '', isRemote: true }],
    ['Austin, TX (Remote)', { city: 'Austin', region: 'TX', country: '', isRemote: true }],
    ['Austin, TX - Remote', { city: 'Austin', region: 'TX', country: '', isRemote: true }],
    ['Austin (Remote)', { city: 'Austin', region: '', country: '', isRemote: true }],
    ['Norfolk, va', { city: 'Norfolk', region: 'VA', country: '' }],
    ['Washington, D.C.', { city: 'Washington', region: 'DC', country: '' }],
    ['Washington, D.C. 20001', { city: 'Washington', region: 'DC', country: '' }],
    ['norfolk, virginia', { city: 'norfolk', region: 'virginia', country: '' }],
    ['la', { city: 'la', region: '', country: '' }],
    ['Norfolk, Virginia, United States', { city: 'Norfolk', region: 'Virginia', country: '' }],
    ['Norfolk, VA 23510, USA', { city: 'Norfolk', region: 'VA', country: '' }],
    ['Norfolk, Hampton Roads, U.S.', { city: 'Norfolk', region: 'Hampton Roads', country: '' }],
    ['Remote, US', { city: '', region: '', country: '', isRemote: true }],
    ['United States (Remote)', { city: '', region: '', country: '', isRemote: true }],
    ['San Diego, CA (Hybrid)', { city: 'San Diego', region: 'CA', country: '', isRemote: false }],
    ['Austin, Texas, United States (On-site)', { city: 'Austin', region: 'Texas', country: '' }],
    ['Norfolk, VA / Remote', { city: 'Norfolk', region: 'VA', country: '', isRemote: true }],
    ['Norfolk, VA (Hybrid/Remote)', { city: 'Norfolk', region: 'VA', country: '' }],
    ['Hybrid - Norfolk, VA', { city: 'Norfolk', region: 'VA', country: '', isRemote: false }],
    ['Remote (Norfolk, VA)', { city: 'Norfolk', region: 'VA', country: '', isRemote: true }],
    ['Remote in Texas', { city: '', region: 'Texas', country: '', isRemote: true }],
    ['Remote or Norfolk, VA', { city: 'Norfolk', region: 'VA', country: '', isRemote: true }],
    ['Norfolk, VA or Remote', { city: 'Norfolk', region: 'VA', country: '', isRemote: true }],
    ['Norfolk, VA, or Remote', { city: 'Norfolk', region: 'VA', country: '', isRemote: true }],
    ['Remote, or Norfolk, VA', { city: 'Norfolk', region: 'VA', country: '', isRemote: true }],
    ['Norfolk, VA OR REMOTE', { city: 'Norfolk', region: 'VA', country: '', isRemote: true }],
    ['Portland OR Remote', { city: 'Portland OR', region: '', country: '', isRemote: true }],
    ['Remote, OR 97201', { city: '', region: 'OR', country: '', isRemote: true }],
    ['Portland OR - Remote', { city: 'Portland OR', region: '', country: '', isRemote: true }],
    ['Portland, OR (Remote)', { city: 'Portland', region: 'OR', country: '', isRemote: true }],
    ['Portland, OR Remote', { city: 'Portland', region: 'OR', country: '', isRemote: true }],
    ['Remote, OR', { city: '', region: 'OR', country: '', isRemote: true }],
    ['Remote - IN', { city: '', region: 'IN', country: '', isRemote: true }],
    ['Remote - USA', { city: '', region: '', country: '', isRemote: true }],
    ['Remote (US)', { city: '', region: '', country: '', isRemote: true }],
    ['US Remote', { city: '', region: '', country: '', isRemote: true }],
    ['100% Remote', { city: '', region: '', country: '', isRemote: true }],
    ['Remote work', { city: 'Remote work', region: '', country: '', isRemote: true }],
    ['Fully Remote', { city: '', region: '', country: '', isRemote: true }],
    ['US (Fully Remote)', { city: '', region: '', country: '', isRemote: true }],
    ['Hybrid: Évora, Portugal', { city: 'Évora', region: '', country: 'Portugal' }],
    ['', { city: '', region: '', country: '', isRemote: false }],
  ])('fills in its place from “%s”', (location, place) => {
    expect(workFromApplication({ ...job, location })).toMatchObject(place)
  })

  it('fills in the title and the organization, but no month', () => {
    const filled = workFromApplication({ ...job, jobType: 'remote' })
    expect(filled).toMatchObject({ title: 'Nurse', organization: 'Harbor Clinic', isRemote: true })
    expect(filled).not.toHaveProperty('start')
  })

  it('is recognized once it is in the work record, regardless of case', () => {
    const [kept] =
      workRecord.check([
        {
          id: '1',
          createdAt: '2026-11-20T20:00:00.000Z',
          title: 'nurse',
          organization: 'HARBOR clinic',
          start: '2026-11',
        },
      ])?.value ?? []
    expect(isInWorkRecord(kept ? [kept] : [], job)).toBe(true)
    expect(isInWorkRecord([], job)).toBe(false)
  })

  it('is recognized by its application if both names were reworded, but not as a job that began earlier', () => {
    const at = (start: string) =>
      buildWork({ applicationId: job.id, title: 'RN', organization: 'Harbor', start })
    const applied = { ...job, dateApplied: '2026-09-20' }
    expect(isInWorkRecord([at('2026-09')], applied)).toBe(true)
    expect(isInWorkRecord([at('2026-08')], applied)).toBe(false)
  })
})
