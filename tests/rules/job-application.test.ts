import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDay } from '@/engine/calendar-day'
import { initialValues, isRequired } from '@/engine/model/field-defaults'
import { applicationStatus, type ApplicationStatus } from '@/schemas/job-search/application-status'
import {
  applicationCounters,
  applications,
  jobApplication,
  jobType,
  type JobApplication,
} from '@/schemas/job-search/job-application'
import { buildApplication } from '../support/applications'

const countsOf = (records: readonly JobApplication[]) =>
  Object.fromEntries(applicationCounters(records).map(({ label, value }) => [label, Number(value)]))
const withStatuses = (statuses: readonly ApplicationStatus[]) =>
  statuses.map((status) => buildApplication({ status }))

describe('The counters above the tracker', () => {
  it('are five, in this order', () => {
    expect(applicationCounters([]).map(({ label }) => label)).toEqual([
      'Total',
      'Applied',
      'Interviews',
      'Offers',
      'Rejected',
    ])
    expect(applicationCounters([]).map(({ value }) => value)).toEqual(['0', '0', '0', '0', '0'])
  })

  it('count each application under its status', () => {
    const records = withStatuses([
      'applied',
      'offer',
      'applied',
      'rejected',
      'interview',
      'applied',
    ])
    expect(countsOf(records)).toEqual({
      Total: 6,
      Applied: 3,
      Interviews: 1,
      Offers: 1,
      Rejected: 1,
    })
  })

  it('count a withdrawn application in the total only', () => {
    expect(countsOf(withStatuses(['withdrawn', 'withdrawn']))).toEqual({
      Total: 2,
      Applied: 0,
      Interviews: 0,
      Offers: 0,
      Rejected: 0,
    })
  })

  it('add up: the total counts all, and only withdrawn ones are in no other counter', () => {
    const statuses = fc.array(fc.constantFrom(...applicationStatus.values))
    fc.assert(
      fc.property(statuses, (all) => {
        const {
          Total,
          Applied = 0,
          Interviews = 0,
          Offers = 0,
          Rejected = 0,
        } = countsOf(withStatuses(all))
        const withdrawn = all.filter((status) => status === 'withdrawn').length
        expect(Total).toBe(all.length)
        expect(Applied + Interviews + Offers + Rejected).toBe(all.length - withdrawn)
      }),
    )
  })

  it('do not depend on the order', () => {
    const statuses = fc.array(fc.constantFrom(...applicationStatus.values))
    fc.assert(
      fc.property(statuses, (all) => {
        expect(countsOf(withStatuses(all.toReversed()))).toEqual(countsOf(withStatuses(all)))
      }),
    )
  })
})

describe('The statuses', () => {
  it('are five, in the order of the specification, with its labels', () => {
    expect(applicationStatus.labels).toEqual({
      applied: 'Applied',
      interview: 'Interview Scheduled',
      offer: 'Offer Received',
      rejected: 'Rejected',
      withdrawn: 'Withdrawn',
    })
    expect(applicationStatus.values).toEqual([
      'applied',
      'interview',
      'offer',
      'rejected',
      'withdrawn',
    ])
    expect(jobType.values).toEqual(['remote', 'hybrid', 'onsite'])
  })
})

const entered = {
  company: ' Acme ',
  position: 'Analyst',
  dateApplied: '2026-11-21',
  applicationUrl: ' https://jobs.example.com/1 ',
}

describe('An application', () => {
  it('needs a company, a position and a date; the rest has a default', () => {
    expect(jobApplication.parse(entered)).toMatchObject({
      company: 'Acme',
      position: 'Analyst',
      dateApplied: '2026-11-21',
      status: 'applied',
      location: '',
      jobType: '',
      salaryRange: '',
      applicationUrl: 'https://jobs.example.com/1',
      notes: '',
    })
  })

  it.each([
    ['company', '', 'Enter the company’s name.'],
    ['company', ' \u00a0\t', 'Enter the company’s name.'],
    ['company', undefined, 'Enter the company’s name.'],
    ['company', 'x'.repeat(201), 'Use at most 200 characters.'],
    ['position', '   ', 'Enter the position you applied for.'],
    ['dateApplied', '', 'Enter the date you applied.'],
    ['dateApplied', '2026-02-29', 'Enter a full date: month, day and year.'],
    ['dateApplied', '11/21/2026', 'Enter a full date: month, day and year.'],
    ['status', 'hired', 'Choose one of the options.'],
    ['status', '', 'Choose one of the options.'],
    ['notes', 'x'.repeat(5001), 'Use at most 5,000 characters.'],
  ])('with the %s %j is refused with a message', (field, value, sentence) => {
    const { error } = jobApplication.safeParse({ ...entered, [field]: value })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[[field], sentence]])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.com', 'see mail'])(
    'does not link to %j',
    (applicationUrl) => {
      const { error } = jobApplication.safeParse({ ...entered, applicationUrl })
      expect(error?.issues[0]?.message).toMatch(/^Start the link with https:\/\/ or http:\/\//)
    },
  )

  it.each(['', 'remote', 'hybrid', 'onsite'])('may have the job type %j', (type) => {
    expect(jobApplication.safeParse({ ...entered, jobType: type }).success).toBe(true)
  })

  it('cannot have an unknown job type', () => {
    expect(jobApplication.safeParse({ ...entered, jobType: 'on-site' }).success).toBe(false)
  })

  it('is named by its position and company', () => {
    expect(applications.describe(jobApplication.parse(entered))).toBe('Analyst at Acme')
  })
})

describe('The form of an application', () => {
  it('starts with the status Applied', () => {
    expect(initialValues(applications)).toMatchObject({
      company: '',
      position: '',
      status: 'applied',
      location: '',
      jobType: '',
      salaryRange: '',
      applicationUrl: '',
      notes: '',
    })
  })

  it('starts with the local day', () => {
    expect(applications.fields.dateApplied.initial).toBe(calendarDay)
  })

  it('requires company, position, date and status', () => {
    const required = Object.keys(applications.fields).filter((f) => isRequired(applications, f))
    expect(required).toEqual(['company', 'position', 'dateApplied', 'status'])
  })
})

describe('Stored applications', () => {
  it('have the specified console name', () => {
    expect(applications.contents).toBe('job applications')
  })
})
