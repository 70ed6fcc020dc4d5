import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { onAnnouncement } from '@/engine/announcer'
import { addDays, calendarDay } from '@/engine/calendar-day'
import { tracker } from '@/screens/job-search/tracker'
import { buildApplication } from '../../support/applications'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { renderView } from '../../support/render-view'
import { stubScreen } from '../../support/toy-look'

failOnConsoleError()

const QUIET = '/?find=quiet'
const ADD = 'Add an Interview, Follow-Up or Note: Clerk at Acme'
const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true })
const title = (name: string) => screen.getByRole('heading', { name })
const titles = () =>
  ['Nurse', 'Clerk', 'Cook'].filter((name) => screen.queryByRole('heading', { name }))

/** The sentences that are announced from here on. */
function listen(): readonly string[] {
  const announced: string[] = []
  onTestFinished(onAnnouncement((text) => void (text && announced.push(text))))
  return announced
}

/** Opens three quiet applications, which wait for an interview without a date unless they have another status. */
async function openQuiet(
  address = QUIET,
  isWide = true,
  status: 'applied' | 'interview' = 'interview',
) {
  stubScreen({ isWide })
  const day = addDays(calendarDay(), -40)
  const applications = ['Nurse', 'Clerk', 'Cook'].map((position) =>
    buildApplication({
      id: position,
      position,
      company: 'Acme',
      status,
      dateApplied: day,
      history: [{ id: '1', kind: 'note' as const, day, text: `About ${position}` }],
    }),
  )
  localStorage.setItem('jobApplications', JSON.stringify(applications))
  const rendered = await renderView(tracker, { address })
  await screen.findByRole('button', { name: 'Edit Clerk at Acme' })
  return rendered
}

type User = Awaited<ReturnType<typeof openQuiet>>['user']

const addDate = (user: User) => user.click(button(/^Add the Date.*Clerk/))

/** In a table, the question is asked after an edit. */
async function editRecord(user: User) {
  await user.click(button('Edit Clerk at Acme'))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
}

describe('An application that leaves the filter because of its new status', () => {
  it.each([
    ['as a card', ''],
    ['in the table', '&layout=rows'],
    ['on the board', '&layout=board'],
  ])('stays %s while it asks when the interview is', async (_, layout) => {
    const { user } = await openQuiet(`/?status=applied${layout}`, true, 'applied')
    const announced = listen()
    const statusOf = screen.getByRole('combobox', { name: 'Status: Clerk at Acme' })
    await user.selectOptions(statusOf, 'Interview Scheduled')
    await screen.findByRole('form', { name: 'When Is the Interview?' })
    await waitFor(() => expect(announced.at(-1)).toMatch(/^Saved Clerk at Acme\./))
    expect(announced.join()).not.toContain('hide')
  })
})

describe('An application that its form takes out of the filter', () => {
  const saveStatus = async (user: User, status: string) => {
    const form = within(await screen.findByRole('form'))
    await user.selectOptions(form.getByLabelText(/^Status/), status)
    await user.click(form.getByRole('button', { name: 'Save' }))
  }
  const LAYOUTS = [
    ['as a card', ''],
    ['in the table', '&layout=rows'],
    ['on the board', '&layout=board'],
  ] as const

  it.each(LAYOUTS)('stays %s while it asks when the interview is', async (_, layout) => {
    const { user } = await openQuiet(`/?status=applied${layout}`, true, 'applied')
    const announced = listen()
    await user.click(button('Edit Clerk at Acme'))
    await saveStatus(user, 'Interview Scheduled')
    await screen.findByRole('form', { name: 'When Is the Interview?' })
    expect(screen.getAllByText('Clerk')).not.toEqual([])
    expect(announced).toEqual(['Saved Clerk at Acme.'])
  })

  it('stays while it asks, if the form takes it out of a search', async () => {
    const { user } = await openQuiet('/?search=clerk', true, 'applied')
    await user.click(button('Edit Clerk at Acme'))
    await user.type(await screen.findByLabelText(/^Position/), '{Backspace}')
    await saveStatus(user, 'Interview Scheduled')
    await screen.findByRole('form', { name: 'When Is the Interview?' })
    screen.getByRole('heading', { name: 'Cler' })
  })

  it.each(LAYOUTS)('asks %s, and is not called hidden, if it is new', async (_, layout) => {
    const { user } = await openQuiet(`/?status=applied${layout}`, true, 'applied')
    await user.click(button('Add Job Application'))
    await user.type(await screen.findByLabelText(/^Company/), 'Globex')
    await user.type(screen.getByLabelText(/^Position/), 'Guard')
    await saveStatus(user, 'Interview Scheduled')
    await screen.findByRole('form', { name: 'When Is the Interview?' })
    expect(screen.getAllByText('Guard')).not.toEqual([])
    expect(screen.queryByText(/does not match your search/)).toBeNull()
  })

  it.each(LAYOUTS)('is announced %s, if there is nothing to ask', async (_, layout) => {
    const { user } = await openQuiet(`/?status=applied${layout}`, true, 'applied')
    const announced = listen()
    await user.click(button('Edit Clerk at Acme'))
    await saveStatus(user, 'Rejected')
    await waitFor(() =>
      expect(announced.at(-1)).toBe('Saved Clerk at Acme. Your filters hide Clerk at Acme now.'),
    )
    expect(screen.queryByText('Clerk')).toBeNull()
  })
})

describe('An application that leaves the filter because of an entry', () => {
  it('keeps its card, its place and the focus when the entry is deleted, and Undo restores it', async () => {
    const { user } = await openQuiet()
    await user.click(screen.getAllByText('History')[1]!)
    const announced = listen()
    await user.click(screen.getAllByRole('button', { name: /^Delete Note/, hidden: true })[1]!)
    await screen.findByText('Showing 2 of 3 job applications')
    const add = () => button(ADD)
    await waitFor(() => expect(document.activeElement).toBe(add()))
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Nurse',
      'Clerk',
      'Cook',
    ])
    expect(announced).toEqual(['Deleted Note.'])
    await user.click(button(/^Undo: bring back Note of /))
    await screen.findByText('Showing 3 of 3 job applications')
    await waitFor(() => expect(document.activeElement).toBe(add()))
  })

  it('keeps its card while the filter stays, and leaves with the next one', async () => {
    const { user } = await openQuiet()
    await user.click(screen.getAllByText('History')[1]!)
    await user.click(screen.getAllByRole('button', { name: /^Delete Note/, hidden: true })[1]!)
    await screen.findByText('Showing 2 of 3 job applications')
    await user.click(button(ADD))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(titles()).toEqual(['Nurse', 'Clerk', 'Cook'])
    button(/^Undo: bring back Note of /)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'interview')
    await waitFor(() => expect(titles()).toEqual(['Nurse', 'Cook']))
  })

  it('keeps its card and the focus when a later entry is brought back', async () => {
    const { user } = await openQuiet('/')
    await user.click(screen.getAllByText('History')[1]!)
    const add = () => button(ADD)
    await user.click(add())
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(document.activeElement).toBe(add()))
    await user.click(screen.getAllByRole('button', { name: /^Delete Note/, hidden: true })[2]!)
    await waitFor(() => expect(document.activeElement).toBe(add()))
    await user.click(button(/^Quiet/))
    await user.click(button(/^Undo: bring back Note of /))
    // On a slow machine the count is announced by now, too.
    await screen.findByText('Showing 2 of 3 job applications', { ignore: '[role=status] *' })
    await waitFor(() => expect(document.activeElement).toBe(add()))
  })

  it('is announced, and the next one has the focus, if the entry is saved as the form filled it in', async () => {
    const { user } = await openQuiet()
    await user.click(screen.getAllByText('History')[1]!)
    await user.click(button(ADD))
    const announced = listen()
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(titles()).toEqual(['Nurse', 'Cook']))
    await waitFor(() =>
      expect(announced.at(-1)).toBe('Saved Note. Your filters hide Clerk at Acme now.'),
    )
    await waitFor(() => expect(document.activeElement).toBe(title('Cook')))
  })

  it.each([
    ['on the board', 'board', true, addDate],
    ['in the table', 'rows', true, editRecord],
    ['in the rows of a phone', 'rows', false, addDate],
  ])(
    'is announced, and the next one has the focus, if the interview gets its date %s',
    async (_, layout, isWide, ask) => {
      const { user } = await openQuiet(`${QUIET}&layout=${layout}`, isWide)
      await ask(user)
      await screen.findByRole('form', { name: 'When Is the Interview?' })
      await user.type(screen.getByLabelText(/^Day/), addDays(calendarDay(), 5))
      const announced = listen()
      await user.click(button('Save'))
      await waitFor(() =>
        expect(announced.at(-1)).toContain('Your filters hide Clerk at Acme now.'),
      )
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Cook'))
      expect(screen.queryByRole('form')).toBeNull()
    },
  )
})
