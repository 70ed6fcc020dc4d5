import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays, calendarDay } from '@/engine/calendar-day'
import { tracker } from '@/screens/job-search/tracker'
import { buildApplication } from '../../support/applications'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { heldLocks } from '../../support/held-locks'
import { denied, refuseWrites } from '../../support/refuse-writes'
import { renderView } from '../../support/render-view'
import { storedBytes } from '../../support/stored-bytes'
import { ball, card, drum, kite, names } from '../../support/toy-list'
import { openLook, shownToys, sizeOf } from '../../support/toy-look'

failOnConsoleError()
afterEach(() => void vi.restoreAllMocks())

const status = () => screen.getByRole('status').textContent

describe('A field that is changed on the card', () => {
  it('is a select with a label and an accessible name that includes the record', async () => {
    await openLook([kite, ball])
    expect(sizeOf('Kite')).toHaveProperty('value', 'small')
    within(card('Kite')).getByText('Size')
    expect(
      within(sizeOf('Kite'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Small', 'Medium', 'Extra Large'])
  })

  it('is saved and announced, and leaves the record and the focus in place', async () => {
    const { user } = await openLook([kite, ball, drum])
    sizeOf('Ball').focus()
    await user.selectOptions(sizeOf('Ball'), 'Medium')
    await waitFor(() => expect(status()).toBe('Saved Ball.'))
    expect(JSON.parse(storedBytes().toys ?? '')).toMatchObject([
      { name: 'Kite', size: 'small' },
      {
        ...ball,
        size: 'medium',
        updatedAt: expect.not.stringMatching(ball.updatedAt ?? '') as unknown,
      },
      { name: 'Drum', size: 'large' },
    ])
    expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
    await waitFor(() => expect(document.activeElement).toBe(sizeOf('Ball')))
  })

  it('is shown at once, before it is stored', async () => {
    const { release } = heldLocks()
    const { user } = await openLook([kite])
    await user.selectOptions(sizeOf('Kite'), 'Medium')
    expect(sizeOf('Kite')).toHaveProperty('value', 'medium')
    within(card('Kite')).getByText('Medium', { selector: 'span' })
    expect(status()).toBe('')
    await release()
    await waitFor(() => expect(status()).toBe('Saved Kite.'))
  })

  it('returns to its previous value if it cannot be stored, and the list says why', async () => {
    const { user } = await openLook([kite, ball])
    refuseWrites(denied())
    sizeOf('Kite').focus()
    await user.selectOptions(sizeOf('Kite'), 'Extra Large')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your browser refused to save this.',
    )
    expect(sizeOf('Kite')).toHaveProperty('value', 'small')
    await waitFor(() => expect(document.activeElement).toBe(sizeOf('Kite')))
  })

  it('removes the record from a filtered list, announces that, and moves the focus to the next record', async () => {
    const { user } = await openLook([kite, ball, drum], { address: '/?size=small' })
    await user.selectOptions(sizeOf('Kite'), 'Medium')
    await waitFor(() => expect(names()).toEqual(['Ball']))
    await waitFor(() => expect(status()).toBe('Saved Kite. Your filters hide it now.'))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ball' })),
    )
  })

  it('removes the record if what the change adds, such as a status entry of today, does not match the filter', async () => {
    const day = addDays(calendarDay(), -40)
    const history = [{ id: '1', kind: 'note' as const, day }]
    const quiet = ['Nurse', 'Clerk'].map((position) =>
      buildApplication({ id: position, position, company: 'Acme', dateApplied: day, history }),
    )
    localStorage.setItem('jobApplications', JSON.stringify(quiet))
    const { user } = await renderView(tracker, { address: '/?find=quiet' })
    const statusOf = await screen.findByRole('combobox', { name: 'Status: Nurse at Acme' })
    await user.selectOptions(statusOf, 'Offer Received')
    await waitFor(() => expect(names()).toEqual(['Clerk']))
    await waitFor(() => expect(status()).toContain('Your filters hide it now.'))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Clerk' })),
    )
  })

  it('keeps the record in place in a list sorted by last change until the list is sorted again', async () => {
    const changedOn = (day: number) => `2026-06-0${day}T08:00:00.000Z`
    const { user } = await openLook(
      [
        { ...kite, updatedAt: changedOn(3) },
        { ...ball, updatedAt: changedOn(2) },
        { ...drum, updatedAt: changedOn(1) },
      ],
      { address: '/?sort=changed' },
    )
    await user.selectOptions(sizeOf('Drum'), 'Medium')
    await waitFor(() => expect(status()).toBe('Saved Drum.'))
    expect(shownToys()).toEqual(['Kite', 'Ball', 'Drum'])
    const sort = screen.getByRole('combobox', { name: 'Sort By' })
    await user.selectOptions(sort, 'Newest First')
    await user.selectOptions(sort, 'Last Change')
    expect(shownToys()).toEqual(['Drum', 'Kite', 'Ball'])
  })
})
