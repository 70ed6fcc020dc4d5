import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays, calendarDay, formatDay, formatWeekday } from '@/engine/calendar-day'
import { customView } from '@/engine/views/custom/custom-view'
import type { JobApplicationRecord } from '@/schemas/job-search/job-application'
import { MyInterviews } from '@/screens/job-search/interview/MyInterviews'
import { buildApplication } from '../support/applications'
import { setToday } from '../support/days'
import { failOnConsoleError } from '../support/fail-on-console-error'
import { renderView } from '../support/render-view'

failOnConsoleError()
beforeEach(() => setToday('2026-11-23'))

const waiting = ['Nurse', 'Clerk', 'Cook', 'Driver'].map((position) =>
  buildApplication({ id: position, position, company: 'Acme', status: 'interview' }),
)

/** Opens the box above the questions with these applications. */
async function open(records: readonly JobApplicationRecord[]) {
  localStorage.setItem('jobApplications', JSON.stringify(records))
  const { user } = await renderView(customView(MyInterviews, 'A view of a test'))
  const box = await screen.findByRole('region')
  within(box).getByRole('button', { name: 'Show My Interviews' })
  return {
    title: within(box).getByRole('heading').textContent,
    lines: within(box)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent),
    box,
    user,
  }
}

describe('Interview Prep', () => {
  it('names the one application that waits for an interview, with a link to add its date', async () => {
    const { title, lines, box } = await open(waiting.slice(0, 1))
    expect({ title, lines }).toEqual({
      title: 'Interviews Ahead',
      lines: ['Nurse at AcmeNo date yet. Add the Date of Nurse at Acme'],
    })
    const link = within(box).getByRole('link', { name: 'Add the Date of Nurse at Acme' })
    expect(link.getAttribute('href')).toBe(
      '/app/job-search?tab=tracker&status=interview&layout=cards&history=Nurse&history.kind=interview',
    )
  })

  it('lists an application with a dated interview once, before those without a date', async () => {
    const [nurse, clerk] = waiting
    const day = addDays(calendarDay(), 4)
    const history = [{ id: '1', kind: 'interview' as const, day, time: '10:00' }]
    const { lines } = await open([nurse!, { ...clerk!, history }])
    expect(lines).toEqual([
      expect.stringMatching(
        `^Interview Day: Clerk at Acme .*${formatDay(day)} \\(in 4 days\\), 10:00$`,
      ),
      expect.stringMatching(/^Nurse at Acme/),
    ])
  })

  it('counts the days to an interview in another time zone by the device’s calendar, and names that day', async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    const day = addDays(calendarDay(), -1)
    const start = { startTime: '19:00', timeZone: 'America/New_York' }
    const history = [{ id: '1', kind: 'interview' as const, day, ...start }]
    const { lines } = await open([{ ...waiting[0]!, history }])
    expect(lines).toEqual([
      expect.stringMatching(
        `${formatDay(day)}, 7:00 PM Eastern Time \\(today, ${formatWeekday(calendarDay())}, \\d+:00 AM here\\)$`,
      ),
    ])
  })

  it('opens a tracker that shows every listed application, whatever its status', async () => {
    const history = [{ id: '1', kind: 'interview' as const, day: addDays(calendarDay(), 4) }]
    const scheduled = { ...waiting[0]!, history }
    const leadsTo = async (...records: JobApplicationRecord[]) => {
      const { user, box } = await open(records)
      await user.click(within(box).getByRole('button', { name: 'Show My Interviews' }))
      const { pathname, search } = window.location
      cleanup()
      return pathname + search
    }
    const onlyInterviews = '/app/job-search?tab=tracker&status=interview'
    expect(await leadsTo(scheduled, waiting[1]!)).toBe(onlyInterviews)
    expect(await leadsTo({ ...scheduled, status: 'rejected' })).toBe(onlyInterviews)
    const all = '/app/job-search?tab=tracker'
    expect(await leadsTo({ ...scheduled, status: 'offer' }, waiting[1]!)).toBe(all)
  })

  it('lists up to three waiting applications by name', async () => {
    const { lines } = await open(waiting.slice(0, 3))
    expect(lines).toHaveLength(3)
  })

  it('shows only a count of more than three waiting applications', async () => {
    const { lines } = await open(waiting)
    expect(lines).toEqual(['4 applications are waiting for an interview, with no date yet.'])
  })

  it('says how to list an interview if none is ahead, also after a past one', async () => {
    const howTo = async (...records: JobApplicationRecord[]) => {
      const { title, lines, box } = await open(records)
      expect({ title, lines }).toEqual({ title: 'Have an interview coming up?', lines: [] })
      const text = within(box).getByRole('paragraph').textContent
      cleanup()
      return text
    }
    const setStatus = /^Set its application to “Interview Scheduled” in the tracker/
    expect(await howTo()).toMatch(setStatus)
    expect(await howTo(buildApplication({ status: 'applied' }))).toMatch(setStatus)
    // Its status is set already, so only the date of the next interview is missing.
    const history = [{ id: '1', kind: 'interview' as const, day: '2026-01-10' }]
    expect(await howTo({ ...waiting[0]!, history })).toMatch(
      /^Add its date to the history of its application in the tracker/,
    )
  })
})
