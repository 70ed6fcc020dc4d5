import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { customView } from '@/engine/views/custom/custom-view'
import { BahAtStations } from '@/screens/housing/bah/BahAtStations'
import { BuyRentTable } from '@/screens/housing/BuyRentTable'
import { renderView, writeInAnotherTab } from '../support/render-view'

function Both() {
  return (
    <>
      <BahAtStations />
      <BuyRentTable />
    </>
  )
}
const view = customView(Both, 'the section and what it feeds')

afterEach(() => vi.useRealTimers())

/** Opens the section on a day. */
async function open(today = '2026-11-26') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00`) })
  const rendered = await renderView(view)
  const title = await screen.findByText('BAH at Your Stations')
  if (!title.closest('details')?.open) await rendered.user.click(title)
  await screen.findByText(/^(\d{4} rates,|These are)/)
  const field = (title: string) =>
    within(screen.getByRole('group', { name: title })).getByLabelText('Duty Station or ZIP')
  return { ...rendered, from: field('From'), to: field('To') }
}
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], dependents = 'Yes') => {
  await user.selectOptions(screen.getByLabelText('Pay Grade'), 'E-5')
  await user.selectOptions(screen.getByLabelText('With Dependents'), dependents)
}
const moveTo = (more: object) => [
  {
    id: '1795118400000',
    reportDate: '2027-03-01',
    createdAt: '2026-11-01T00:00:00.000Z',
    ...more,
  },
]
const move = (more: object) => localStorage.setItem('moves', JSON.stringify(moveTo(more)))

describe('BAH at Your Stations', () => {
  it('prints once it shows a rate, with the grade, and not before', async () => {
    const { user, from } = await open()
    const section = screen.getByRole('region', { name: 'BAH at Your Stations' })
    expect(section.closest('[data-no-print]')).toBe(section)
    await user.type(from, '28310')
    await choose(user, 'No')
    expect(section.closest('[data-no-print]')).toBeNull()
    const rate = screen.getByText(/^\$[\d,]+ a month$/)
    expect(rate.closest('[data-no-print]')).toBeNull()
    expect(screen.getByText('E-5, without dependents')).toBeTruthy()
    await user.clear(from)
    expect(section.closest('[data-no-print]')).toBe(section)
  })

  it('prints what an overseas station pays instead, beside the rate of the other station', async () => {
    const { user, from, to } = await open()
    await user.type(from, '28310')
    await user.type(to, '96201')
    await choose(user)
    const title = screen.getByText(/^To: .*96201/)
    expect(title.closest('[data-no-print]')).toBeNull()
    expect(title.parentElement?.textContent).toContain('OHA (overseas housing allowance) is paid')
    // On screen, the note below the field says so.
    expect(title.parentElement?.className).toBe('hidden min-w-0 break-words print:block')
  })

  it('shows both rates, the difference, the areas and the year', async () => {
    const { user, from, to } = await open()
    await user.type(from, '28310')
    await user.type(to, '99901')
    await choose(user)
    expect(screen.getByText('$2,868 a month')).toBeTruthy()
    expect(screen.getByText('Housing area: Fort Bragg/Pope, NC')).toBeTruthy()
    expect(screen.getByText('Housing area: Ketchikan, AK')).toBeTruthy()
    expect(
      screen.getByText(/^At 2026 rates, the new station pays \$[\d,]+ more a month\.$/),
    ).toBeTruthy()
    expect(screen.getByText(/may be a protected rate\. That ends with the move/)).toBeTruthy()
    expect(screen.getByText('2026 rates, valid through Dec 31, 2026.')).toBeTruthy()
  })

  it.each([
    ['2027-01-01', '28310', '99901'],
    ['2026-11-26', '79607', '99901'],
    ['2026-11-26', '28310', '79607'],
  ])(
    'names no protected rate on %s from %s to %s: higher pay can be the new year’s or a raised rate',
    async (day, zipFrom, zipTo) => {
      const { user, from, to } = await open(day)
      await user.type(from, zipFrom)
      await user.type(to, zipTo)
      await choose(user)
      expect(screen.getAllByText(/^\$[\d,]+ a month/)).toHaveLength(2)
      expect(screen.queryByText(/protected rate/)).toBeNull()
    },
  )

  it('shows the new station’s BAH next to buying and renting until the station is cleared', async () => {
    const { user, to } = await open()
    await user.type(to, '99901')
    await choose(user)
    const line = 'In your new area BAH for E-5 with dependents is $2,868 a month in 2026.'
    expect(screen.getByText(line)).toBeTruthy()
    await user.clear(to)
    expect(screen.queryByText(line)).toBeNull()
  })

  it('warns next to buying and renting if the new station’s BAH may be higher', async () => {
    const { user, to } = await open()
    await user.type(to, '79607')
    await choose(user)
    expect(screen.getByText(/^In your new area BAH for E-5/).textContent).toMatch(
      /a month in 2026\. It may be higher: look it up\.$/,
    )
  })

  it('shows no BAH next to buying and renting if the destination changed while it was closed', async () => {
    move({ from: 'NC', fromPlace: 'Fort Bragg', to: 'AK', toPlace: '99901' })
    const { user } = await open()
    await choose(user)
    await user.click(screen.getByText('BAH at Your Stations'))
    const line = () => screen.queryByText(/^In your new area BAH for E-5/)
    expect(line()?.textContent).toContain('$2,868')
    act(() => writeInAnotherTab('moves', moveTo({ to: 'TX', toPlace: 'Dyess AFB' })))
    await waitFor(() => expect(line()).toBeNull())
    act(() => writeInAnotherTab('moves', moveTo({ to: 'AK', toPlace: '99901' })))
    await waitFor(() => expect(line()).toBeTruthy())
  })

  it('keeps what was typed over a place of the move only while that place stays', async () => {
    move({ from: 'NC', fromPlace: 'Fort Bragg', to: 'VA', toPlace: 'Norfolk' })
    const { user, from, to } = await open()
    await user.clear(from)
    await user.type(from, '79607')
    await user.clear(to)
    await user.type(to, '99901')
    await choose(user)
    expect(screen.getByText(/^In your new area BAH for E-5/).textContent).toContain('$2,868')
    const changed = { from: 'NC', fromPlace: 'Fort Bragg', to: 'CA', toPlace: 'San Diego' }
    act(() => writeInAnotherTab('moves', moveTo(changed)))
    expect(await screen.findByDisplayValue('San Diego')).toBe(to)
    expect(screen.queryByText(/^In your new area/)).toBeNull()
    expect(screen.getByDisplayValue('79607')).toBe(from)
  })

  it('keeps what was typed without a place until the move names one, not only its state', async () => {
    const { user, to } = await open()
    await user.type(to, '99901')
    act(() => writeInAnotherTab('moves', moveTo({ to: 'AK', fromPlace: 'Fort Bragg' })))
    await screen.findByDisplayValue('Fort Bragg')
    expect(to).toHaveProperty('value', '99901')
    act(() => writeInAnotherTab('moves', moveTo({ to: 'AK', toPlace: 'Eielson AFB' })))
    expect(await screen.findByDisplayValue('Eielson AFB')).toBe(to)
  })

  it.each(['overseas', 'GU', 'PR'])(
    'drops what was typed without a place for a move to “%s”, which has no BAH',
    async (region) => {
      const { user, to } = await open()
      await user.type(to, '99901')
      await choose(user)
      act(() => writeInAnotherTab('moves', moveTo({ to: region, fromPlace: 'Fort Bragg' })))
      await screen.findByDisplayValue('Fort Bragg')
      expect(to).toHaveProperty('value', '')
      expect(screen.queryByText(/^In your new area/)).toBeNull()
    },
  )

  it('announces the rate whichever choice comes last', async () => {
    const { user, to } = await open()
    await choose(user)
    // A live region that is added with its text is not announced.
    const live = [...document.querySelectorAll('[aria-live]')]
    await user.type(to, '99901')
    expect(live).toContain(screen.getByText('$2,868 a month').closest('[aria-live]'))
  })

  it('shows no rate until the person says whether there are dependents', async () => {
    const { user, to } = await open()
    await user.type(to, '99901')
    await user.selectOptions(screen.getByLabelText('Pay Grade'), 'E-5')
    expect(screen.queryByText(/^\$.* a month$/)).toBeNull()
    expect(screen.getByText('Choose whether there are dependents to see the rate.')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('With Dependents'), 'No')
    expect(screen.getByText('$2,151 a month')).toBeTruthy()
  })

  it('lets a person choose a post by part of its name, and keeps the focus in the field', async () => {
    const { user, to } = await open()
    await user.type(to, 'fort nov')
    await user.click(screen.getByRole('button', { name: /^Fort Rucker, AL/ }))
    expect(to).toHaveProperty('value', 'Fort Rucker, AL')
    expect(document.activeElement).toBe(to)
    expect(screen.getByText('Housing area: Fort Rucker, AL')).toBeTruthy()
  })

  it('is filled in from the planned move', async () => {
    move({ from: 'NC', fromPlace: 'Fort Bragg', to: 'overseas', toPlace: 'Clay Kaserne' })
    const { from, to } = await open()
    expect(from).toHaveProperty('value', 'Fort Bragg')
    expect(to).toHaveProperty('value', 'Clay Kaserne')
    expect(screen.getByText('Housing area: Fort Bragg/Pope, NC')).toBeTruthy()
    const there = within(screen.getByRole('group', { name: 'To' }))
    expect(there.getByText(/^For housing pay this counts as overseas\. OHA/)).toBeTruthy()
  })

  it('says what is missing while it is closed, and is open once it can show a rate', async () => {
    move({ from: 'NC', fromPlace: 'Fort Bragg', to: 'WA', toPlace: 'Joint Base Lewis-McChord' })
    localStorage.setItem('payGrade', '"E-5"')
    const { user, unmount } = await renderView(view)
    const title = () => screen.getByText('BAH at Your Stations')
    expect(title().closest('details')?.open).toBe(false)
    const line = 'Still needed: dependents.'
    expect(screen.getByText(line)).toBeTruthy()
    await user.click(title())
    expect(screen.queryByText(line)).toBeNull()
    await user.selectOptions(await screen.findByLabelText('With Dependents'), 'Yes')
    unmount()
    sessionStorage.clear()
    await renderView(view)
    expect(title().closest('details')?.open).toBe(true)
  })

  it('stays closed after the person closes it, even if it can show a rate', async () => {
    move({ from: 'NC', fromPlace: 'Fort Bragg', to: 'VA', toPlace: '' })
    const { user, unmount } = await open()
    await choose(user)
    await user.click(screen.getByText('BAH at Your Stations'))
    unmount()
    await renderView(view)
    expect(screen.getByText('BAH at Your Stations').closest('details')?.open).toBe(false)
  })

  it('says which choice is missing', async () => {
    const { user, to } = await open()
    await user.type(to, '99901')
    expect(
      screen.getByText('Choose a pay grade and dependent status to see the rate.'),
    ).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('With Dependents'), 'Yes')
    expect(screen.getByText('Choose a pay grade to see the rate.')).toBeTruthy()
  })

  it('stores the grade only when asked, then keeps it up to date, and forgets it when asked', async () => {
    const { user, unmount } = await open()
    expect(screen.getByLabelText('Remember the Pay Grade')).toHaveProperty('disabled', true)
    await user.selectOptions(screen.getByLabelText('Pay Grade'), 'E-5')
    expect(localStorage.getItem('payGrade')).toBeNull()
    await user.click(screen.getByLabelText('Remember the Pay Grade'))
    await waitFor(() => expect(localStorage.getItem('payGrade')).toBe('"E-5"'))
    await user.selectOptions(screen.getByLabelText('Pay Grade'), 'E-6')
    await waitFor(() => expect(localStorage.getItem('payGrade')).toBe('"E-6"'))
    await user.click(screen.getByLabelText('Remember the Pay Grade'))
    await waitFor(() => expect(localStorage.getItem('payGrade')).toBeNull())
    expect(screen.getByLabelText('Pay Grade')).toHaveProperty('value', 'E-6')
    unmount()
  })

  it('offers to remember the grade below the rate', async () => {
    const { user, from } = await open()
    await user.type(from, '28310')
    await choose(user)
    const rate = screen.getByText(/^\$[\d,]+ a month$/)
    const question = screen.getByLabelText('Remember the Pay Grade')
    expect(rate.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('selects a remembered grade on the next visit', async () => {
    localStorage.setItem('payGrade', '"O-4"')
    await open()
    expect(screen.getByLabelText('Pay Grade')).toHaveProperty('value', 'O-4')
    expect(screen.getByLabelText('Remember the Pay Grade')).toHaveProperty('checked', true)
  })

  it('updates a remembered grade when another tab changes it', async () => {
    const { user } = await open()
    await user.selectOptions(screen.getByLabelText('Pay Grade'), 'E-5')
    await user.click(screen.getByLabelText('Remember the Pay Grade'))
    await waitFor(() => expect(localStorage.getItem('payGrade')).toBe('"E-5"'))
    act(() => writeInAnotherTab('payGrade', 'E-6'))
    await waitFor(() => expect(screen.getByLabelText('Pay Grade')).toHaveProperty('value', 'E-6'))
    expect(screen.getByLabelText('Remember the Pay Grade')).toHaveProperty('checked', true)
  })

  it('keeps a grade that another tab remembered until the person asks to remember this one', async () => {
    const { user } = await open()
    await user.selectOptions(screen.getByLabelText('Pay Grade'), 'E-5')
    act(() => writeInAnotherTab('payGrade', 'O-4'))
    expect(screen.getByLabelText('Pay Grade')).toHaveProperty('value', 'E-5')
    expect(screen.getByLabelText('Remember the Pay Grade')).toHaveProperty('checked', false)
    await user.selectOptions(screen.getByLabelText('Pay Grade'), 'E-6')
    expect(localStorage.getItem('payGrade')).toBe('"O-4"')
    await user.click(screen.getByLabelText('Remember the Pay Grade'))
    await waitFor(() => expect(localStorage.getItem('payGrade')).toBe('"E-6"'))
  })

  it.each(['2027-01-01', '2027-12-31'])(
    'says on %s that the figures are last year’s',
    async (day) => {
      const { user, to } = await open(day)
      await user.type(to, '99901')
      await choose(user)
      expect(screen.getByText(/^These are last year’s figures/)).toBeTruthy()
      expect(screen.getByText('$2,868 a month in 2026')).toBeTruthy()
    },
  )
})
