import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, calendarDay, formatDay } from '@/engine/calendar-day'
import { customView } from '@/engine/views/custom/custom-view'
import type { LicenseRecord } from '@/schemas/licensing/license'
import { profession } from '@/schemas/licensing/profession'
import type { MoveRecord } from '@/schemas/my-move/move'
import MyAnswer from '@/screens/licensing/answer/MyAnswer'
import { professionOfCareer } from '@/screens/licensing/answer/profession-of-career'
import { myLicenses } from '@/screens/licensing/my-licenses'
import { Professions } from '@/screens/licensing/Professions'
import { buildLicense } from '../support/licenses'
import { buildMove } from '../support/moves'
import { onAPhone } from '../support/on-a-phone'
import { renderView } from '../support/render-view'

const view = customView(MyAnswer, 'the answer')
const withCareer = (careerField: string) =>
  localStorage.setItem('userProfile', JSON.stringify({ careerField }))

beforeEach(() => history.replaceState(null, '', '/'))

describe('The profession of a question', () => {
  it('is the one in the profile, until the person chooses another', async () => {
    withCareer('Registered nurse')
    const { user } = await renderView(view)
    const chosen = await screen.findByLabelText<HTMLSelectElement>('Profession')
    expect(chosen.value).toBe('registered-nurse')
    expect(screen.getByText(/from your profile/)).toBeTruthy()
    await user.selectOptions(chosen, 'Attorney')
    expect(chosen.value).toBe('attorney')
    expect(screen.queryByText(/from your profile/)).toBeNull()
  })

  it('is that of a stored license, even if the profile has another', async () => {
    withCareer('Attorney')
    localStorage.setItem('professionalLicenses', JSON.stringify([buildLicense()]))
    await renderView(view)
    expect((await screen.findByLabelText<HTMLSelectElement>('Profession')).value).toBe(
      'registered-nurse',
    )
    expect(screen.getByText(/^Filled in from My Licenses/)).toBeTruthy()
  })

  it('is that of the newest license that has ended if none is held, before the profile’s', async () => {
    withCareer('Attorney')
    const ended = [
      buildLicense({ id: '2', profession: 'social-worker', status: 'applied' }),
      buildLicense({ status: 'expired' }),
    ]
    localStorage.setItem('professionalLicenses', JSON.stringify(ended))
    localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'HI', to: 'WA' })]))
    await renderView(view)
    const valueOf = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value
    expect(await screen.findByText(/^Filled in from My Licenses/)).toBeTruthy()
    expect(['Profession', 'From', 'Your License'].map(valueOf)).toEqual([
      'registered-nurse',
      'TX',
      'expired',
    ])
  })

  it('is said to be from My Licenses also if two licenses of one state leave the state open', async () => {
    withCareer('Attorney')
    const profession = 'another-profession'
    const ended = ['1', '2'].map((id) => buildLicense({ id, profession, status: 'expired' }))
    localStorage.setItem('professionalLicenses', JSON.stringify(ended))
    await renderView(view)
    expect((await screen.findByLabelText<HTMLSelectElement>('Profession')).value).toBe(profession)
    expect(screen.getByText(/^Filled in from My Licenses/)).toBeTruthy()
  })
})

describe('The state that a question starts from', () => {
  it('is that of the license held before the move, even after the new state has issued one', async () => {
    const held = [buildLicense({ id: '2', state: 'VA' }), buildLicense({ id: '1' })]
    localStorage.setItem('professionalLicenses', JSON.stringify(held))
    localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'TX', to: 'VA' })]))
    await renderView(view)
    expect((await screen.findByLabelText<HTMLSelectElement>('To')).value).toBe('VA')
    expect(screen.getByLabelText<HTMLSelectElement>('From').value).toBe('TX')
    expect(screen.queryByText(/the same board decides/)).toBeNull()
  })

  it('is not the new one, which the profile names from the arrival on', async () => {
    const profileIn = async (location: string) => {
      localStorage.setItem('userProfile', JSON.stringify({ careerField: 'Nursing', location }))
      localStorage.setItem('moves', JSON.stringify([buildMove({ to: 'VA' })]))
      await renderView(view)
      const { value } = await screen.findByLabelText<HTMLSelectElement>('From')
      cleanup()
      return value
    }
    expect(await profileIn('San Antonio, TX')).toBe('TX')
    expect(await profileIn('Norfolk, VA')).toBe('')
  })

  it('is that of a license that has ended if no other is held, never a state without a record', async () => {
    const profession = 'attorney'
    const ended = [
      buildLicense({ id: '3', profession, state: 'WA', status: 'expired' }),
      buildLicense({ id: '2', profession, state: 'OH', status: 'applied' }),
      buildLicense({ profession, state: 'VA', expirationDate: addDays(calendarDay(), -1) }),
    ]
    localStorage.setItem('professionalLicenses', JSON.stringify(ended))
    localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'TX', to: 'WA' })]))
    await renderView(view, { address: '/?profession=attorney' })
    expect((await screen.findByLabelText<HTMLSelectElement>('From')).value).toBe('VA')
    expect(screen.getByLabelText<HTMLSelectElement>('Your License').value).toBe('expired')
    const renew = 'Before you apply in Washington, ask in Virginia how to renew.'
    expect(await screen.findByRole('heading', { name: renew })).toBeTruthy()
  })

  it('is the new one, where the same board decides, if only that has issued a license, which has ended', async () => {
    const ended = buildLicense({ state: 'VA', status: 'expired' })
    localStorage.setItem('professionalLicenses', JSON.stringify([ended]))
    localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'TX', to: 'VA' })]))
    await renderView(view, { address: '/?profession=registered-nurse' })
    expect((await screen.findByLabelText<HTMLSelectElement>('From')).value).toBe('VA')
    const sameBoard = 'Your license is from Virginia, so the same board decides.'
    expect(await screen.findByRole('heading', { name: sameBoard })).toBeTruthy()
  })

  it('is left to choose after a move from overseas, because only a state licenses', async () => {
    const abroad = [buildLicense({ id: '2', state: 'overseas' })]
    localStorage.setItem('professionalLicenses', JSON.stringify(abroad))
    localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'overseas', to: 'TX' })]))
    await renderView(view, { address: '/?profession=registered-nurse' })
    expect((await screen.findByLabelText<HTMLSelectElement>('From')).value).toBe('')
    expect(screen.getByRole('heading', { name: 'What the Answer Has' })).toBeTruthy()
  })

  it('may be the one where the move ends, which does not mean that the person stays there', async () => {
    localStorage.setItem('professionalLicenses', JSON.stringify([buildLicense({ state: 'VA' })]))
    localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'TX', to: 'VA' })]))
    await renderView(view)
    expect(
      (await screen.findAllByText(/Your license is from Virginia, so the same board decides/))[0],
    ).toBeTruthy()
    expect(screen.queryByText(/You stay in/)).toBeNull()
  })
})

describe('A record of the new state', () => {
  const answerWith = async (there: Partial<LicenseRecord>) => {
    const profession = 'cosmetologist-barber'
    const stored = [
      buildLicense({ id: '2', profession, state: 'VA', ...there }),
      buildLicense({ profession }),
    ]
    localStorage.setItem('professionalLicenses', JSON.stringify(stored))
    localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'TX', to: 'VA' })]))
    await renderView(view)
    const answer = await screen.findByRole('heading', { level: 3, name: /^Y(es|ou)/ })
    await screen.findByText('The Boards')
    return answer.textContent
  }

  it('that is active means that there is nothing to apply for', async () => {
    expect(await answerWith({})).toBe('You already hold a license from Virginia.')
    expect(screen.getAllByText(/so there is nothing to apply for/)[0]).toBeTruthy()
    expect(screen.queryByText(/Apply to/)).toBeNull()
  })

  it('that is active ends the question although another state investigates', async () => {
    const profession = 'registered-nurse'
    const stored = [
      buildLicense({ id: '3', profession, state: 'FL', status: 'investigated' }),
      buildLicense({ id: '2', profession, state: 'VA' }),
      buildLicense({ profession }),
    ]
    localStorage.setItem('professionalLicenses', JSON.stringify(stored))
    localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'TX', to: 'VA' })]))
    await renderView(view)
    await screen.findByRole('heading', { name: 'You already hold a license from Virginia.' })
  })

  it('that is temporary means that there is no temporary license to ask for', async () => {
    expect(await answerWith({ status: 'temporary' })).toBe(
      'You already have a temporary license from Virginia.',
    )
    expect(screen.queryByText(/ask for a temporary license|give me a temporary/)).toBeNull()
    expect(screen.queryByText(/Apply to/)).toBeNull()
  })

  it.each([
    { status: 'applied' },
    { status: 'temporary', expirationDate: addDays(calendarDay(), -1) },
    { expirationDate: addDays(calendarDay(), -1) },
  ] as const)(
    'that is applied for or over leaves the way to a license there: %o',
    async (there) => {
      expect(await answerWith(there)).toMatch(/^Yes, through the federal law/)
      expect(await screen.findByRole('heading', { name: 'What to Do Now' })).toBeTruthy()
    },
  )
})

describe('The standing of a license', () => {
  const standingOf = async (
    stored: readonly LicenseRecord[],
    address = '/?profession=attorney',
  ) => {
    localStorage.setItem('professionalLicenses', JSON.stringify(stored))
    localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'TX', to: 'WA' })]))
    await renderView(view, { address })
    return (await screen.findByLabelText<HTMLSelectElement>('Your License')).value
  }
  const attorney = (overrides: Partial<LicenseRecord> = {}) =>
    buildLicense({ profession: 'attorney', ...overrides })
  const past = addDays(calendarDay(), -1)

  it.each([
    ['investigated', { status: 'investigated' }],
    ['investigated', { status: 'investigated', expirationDate: past }],
    ['expired', { status: 'expired' }],
    ['expired', { expirationDate: past }],
    ['expired', { status: 'inactive' }],
    ['none', { status: 'applied' }],
    ['none', { status: 'temporary' }],
    ['none', { status: 'temporary', expirationDate: past }],
  ] as const)('is “%s” if no license from that state is active', async (standing, overrides) => {
    expect(await standingOf([attorney(overrides)])).toBe(standing)
    expect(screen.queryByText(/^Yes/)).toBeNull()
  })

  it('is that of the license from the state the person chooses', async () => {
    const stored = [attorney({ id: '2' }), attorney({ state: 'HI', status: 'investigated' })]
    expect(await standingOf(stored, '/?profession=attorney&from=HI')).toBe('investigated')
  })

  it.each(['FL', 'WA', 'TX'] as const)(
    'is “investigated” if any state investigates one of that profession, and the papers wait (%s)',
    async (state) => {
      const stored = [attorney({ id: '2' }), attorney({ state, status: 'investigated' })]
      const address = '/?profession=attorney&paper=letter'
      expect(await standingOf(stored, address)).toBe('investigated')
      expect(screen.queryByRole('heading', { name: 'Letter to the Board' })).toBeNull()
      expect(screen.getAllByText(/^Get advice before you apply/)[0]).toBeTruthy()
    },
  )

  it('is that of the license another state issued if the one chosen has only an application', async () => {
    const headline = 'For “From,” choose Virginia.'
    const address = '/?profession=attorney&from=TX'
    for (const there of [{}, { status: 'expired' }] as const) {
      const stored = [
        attorney({ status: 'temporary' }),
        attorney({ id: '2', state: 'VA', ...there }),
      ]
      expect(await standingOf(stored, address)).toBe(there.status ?? 'good')
      expect(await screen.findByRole('heading', { name: headline })).toBeTruthy()
      expect(screen.queryByText(/getting your first one/)).toBeNull()
      cleanup()
    }
    const inNewState = attorney({ id: '2', state: 'WA' })
    expect(await standingOf([attorney({ status: 'temporary' }), inNewState], address)).toBe('good')
    const held = 'You already hold a license from Washington.'
    expect(await screen.findByRole('heading', { name: held })).toBeTruthy()
    cleanup()
    await standingOf([inNewState], `${address}&license=none`)
    expect(await screen.findByRole('heading', { name: held })).toBeTruthy()
  })

  it('that the person changes is contradicted beside the answer and the papers while a record does so', async () => {
    const stored = [attorney({ id: '2' }), attorney({ state: 'FL', status: 'investigated' })]
    const warning = 'Under investigation in My Licenses: Attorney, Florida.'
    const address = '/?profession=attorney&license=good&paper=letter'
    expect(await standingOf(stored, address)).toBe('good')
    expect(await screen.findByRole('heading', { name: 'Letter to the Board' })).toBeTruthy()
    expect(screen.getByText(warning)).toBeTruthy()
    cleanup()
    const other = buildLicense({ state: 'FL', status: 'investigated' })
    expect(await standingOf([attorney({ id: '2' }), other])).toBe('good')
    expect(screen.queryByText(/^Under investigation/)).toBeNull()
  })

  it('is good with an active license, or without any of that profession from that state', async () => {
    const renewed = [attorney({ id: '2' }), attorney({ status: 'expired' })]
    expect(await standingOf(renewed)).toBe('good')
    cleanup()
    const others = [attorney({ state: 'HI', status: 'expired' }), buildLicense({ id: '2' })]
    expect(await standingOf(others, '/?profession=attorney&from=TX')).toBe('good')
  })
})

describe('A select of the question', () => {
  it('offers “Choose” only while nothing is chosen, so that each choice takes effect', async () => {
    localStorage.setItem('professionalLicenses', JSON.stringify([buildLicense()]))
    const { user } = await renderView(view)
    const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label)
    await screen.findByLabelText('To')
    const offersBlank = (label: string) =>
      within(select(label)).queryByRole('option', { name: 'Choose' }) !== null
    expect(['Profession', 'From', 'To'].map(offersBlank)).toEqual([false, false, true])
    await user.selectOptions(select('To'), 'WA')
    expect(select('To').value).toBe('WA')
    expect(offersBlank('To')).toBe(false)
  })
})

describe('The note “Filled in from My Licenses”', () => {
  it.each([
    ['From', 'HI'],
    ['Your License', 'expired'],
  ])('is gone once the person changes “%s”', async (label, value) => {
    localStorage.setItem('professionalLicenses', JSON.stringify([buildLicense()]))
    const { user } = await renderView(view)
    await screen.findByText(/^Filled in from My Licenses/)
    await user.selectOptions(screen.getByLabelText(label), value)
    expect(screen.queryByText(/^Filled in from My Licenses/)).toBeNull()
  })

  it('stays when the person chooses the new state, which no license fills in', async () => {
    localStorage.setItem('professionalLicenses', JSON.stringify([buildLicense()]))
    const { user } = await renderView(view)
    await user.selectOptions(await screen.findByLabelText('To'), 'WA')
    expect(screen.getByText(/^Filled in from My Licenses/)).toBeTruthy()
  })
})

describe('Day 30 at the board', () => {
  const today = calendarDay()
  const stepsOn = async (
    reportDate: string,
    application: Partial<LicenseRecord> = {},
    from: MoveRecord['from'] = '',
  ) => {
    const applied = buildLicense({
      profession: 'attorney',
      state: 'WA',
      status: 'applied',
      completeOn: addDays(today, -40),
      ...application,
    })
    localStorage.setItem('professionalLicenses', JSON.stringify([applied]))
    localStorage.setItem('moves', JSON.stringify([buildMove({ from, to: 'WA', reportDate })]))
    await renderView(view, { address: '/?profession=attorney&from=TX&to=WA' })
    const heading = await screen.findByRole('heading', { name: 'What to Do Now' })
    return heading.nextElementSibling?.textContent
  }

  it.each([1, 0, -3])(
    'is 30 days from the report date or later while the day of the move is blank (%i days ahead)',
    async (days) => {
      const reportDate = addDays(today, days)
      expect(await stepsOn(reportDate)).toContain(
        `Counted from your report date, that is ${formatDay(addDays(reportDate, 30))} or later.`,
      )
    },
  )

  it('is counted from the day of the move once that is entered', async () => {
    const steps = await stepsOn(today, { movedOn: addDays(today, -2) })
    expect(steps).toContain(`Day 30 at the board is ${formatDay(addDays(today, 28))}.`)
  })

  it('does not wait for the report date of a move inside the state, where the user lives already', async () => {
    const reportDate = addDays(today, 90)
    const steps = await stepsOn(reportDate, {}, 'WA')
    expect(steps).not.toContain(formatDay(reportDate))
    expect(steps).not.toContain('report date')
  })
})

describe('The link to My Licenses', () => {
  const address = '/?profession=attorney&from=TX&to=WA'
  const NEW = '/app/licensing?tab=licenses&edit=new'

  it('fills in the profession and the state that the license is for', async () => {
    const { unmount } = await renderView(view, { address })
    const link = await screen.findByRole('link', { name: 'Add to My Licenses' })
    const href = link.getAttribute('href') ?? ''
    expect(href.startsWith(NEW)).toBe(true)
    unmount()

    const { user } = await renderView(myLicenses, { address: href })
    const form = await screen.findByRole('form', { name: 'Add License' })
    const entered = ['Profession', 'State', 'Status'].map(
      (label) => within(form).getByLabelText<HTMLSelectElement>(RegExp(`^${label}`)).value,
    )
    expect(entered).toEqual(['attorney', 'WA', 'applied'])
    await user.click(within(form).getByRole('button', { name: 'Cancel' }))
    expect(window.location.search).toBe('?tab=licenses')
  })

  it('opens the license that is stored for that state', async () => {
    const kept = buildLicense({
      id: 'bar #7',
      profession: 'attorney',
      state: 'WA',
      status: 'applied',
    })
    localStorage.setItem('professionalLicenses', JSON.stringify([kept]))
    await renderView(view, { address })
    const link = await screen.findByRole('link', { name: 'Open My Licenses' })
    expect(link.getAttribute('href')).toBe('/app/licensing?tab=licenses&edit=bar%20%237')
    expect(screen.queryByRole('link', { name: 'Add to My Licenses' })).toBeNull()
  })

  it('opens an application that still has the last day of a license that it replaced', async () => {
    const applied = buildLicense({
      profession: 'attorney',
      state: 'WA',
      status: 'applied',
      expirationDate: addDays(calendarDay(), -1),
    })
    localStorage.setItem('professionalLicenses', JSON.stringify([applied]))
    await renderView(view, { address })
    expect(await screen.findByRole('link', { name: 'Open My Licenses' })).toBeTruthy()
  })

  it.each(['expired', 'inactive'] as const)(
    'never opens a license of an earlier stay there, which the new application would overwrite (%s)',
    async (status) => {
      const earlier = buildLicense({ profession: 'attorney', state: 'WA', status })
      localStorage.setItem('professionalLicenses', JSON.stringify([earlier]))
      await renderView(view, { address })
      expect(await screen.findByRole('link', { name: 'Add to My Licenses' })).toBeTruthy()
    },
  )
})

describe('A license outside the listed professions', () => {
  const other = 'another-profession'
  const open = async (stored: readonly LicenseRecord[]) => {
    localStorage.setItem('professionalLicenses', JSON.stringify(stored))
    await renderView(view, { address: '/?profession=another-profession&from=TX&to=WA' })
    await screen.findByRole('heading', { name: 'What to Do Now' })
  }
  const completeOn = addDays(calendarDay(), -10)
  const applied = buildLicense({
    id: '2',
    profession: other,
    state: 'WA',
    status: 'applied',
    completeOn,
  })

  it('has the day and the link of its application', async () => {
    await open([applied, buildLicense({ profession: other })])
    expect(screen.getByText(/^Day 30 at the board/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open My Licenses' })).toBeTruthy()
  })

  it('has neither if a state has two, because the application may be of the other profession', async () => {
    await open([
      applied,
      buildLicense({ profession: other }),
      buildLicense({ id: '3', profession: other }),
    ])
    expect(screen.queryByText(/^Day 30 at the board/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Add to My Licenses' })).toBeTruthy()
  })
})

describe('A letter with edits', () => {
  it('stays open once the new state has issued the license, and Undo brings discarded edits back', async () => {
    const address = '/?profession=attorney&from=TX&to=WA&paper=letter'
    const { user, unmount } = await renderView(view, { address })
    await user.type(await screen.findByRole('textbox', { name: 'Letter to the Board' }), ' Thanks!')
    unmount()
    const issued = [buildLicense({ profession: 'attorney', state: 'WA' })]
    localStorage.setItem('professionalLicenses', JSON.stringify(issued))
    const again = await renderView(view, { address })
    await screen.findByDisplayValue(/ Thanks!$/)
    await again.user.click(screen.getByRole('button', { name: 'Discard Edits' }))
    await again.user.click(screen.getByRole('button', { name: 'Undo: put your edits back' }))
    expect(await screen.findByDisplayValue(/ Thanks!$/)).toBeTruthy()
  })
})

describe('A letter on a phone', () => {
  it('collapses the question, so that the letter is visible, and Back shows it again', async () => {
    onAPhone()
    const { user } = await renderView(view, {
      address: '/?profession=attorney&from=TX&to=WA&paper=letter',
    })
    const disclosure = () => screen.getByLabelText('Profession').closest('details')
    await screen.findByRole('heading', { name: 'Letter to the Board' })
    expect(disclosure()?.open).toBe(false)
    expect(disclosure()?.querySelector('summary')?.textContent).toMatch(/: Texas to Washington$/)
    await user.click(screen.getByRole('button', { name: '← Back to My Answer' }))
    expect(disclosure()).toBeNull()
  })
})

describe('A printed paper', () => {
  const open = (paper: string) =>
    renderView(view, { address: `/?profession=attorney&from=TX&to=WA&paper=${paper}` })

  it('for the clerk has the date of printing', async () => {
    await open('clerk')
    await screen.findByText(/^Printed /)
  })

  it('for the board is the letter alone, with a button to print it', async () => {
    await open('letter')
    await screen.findByRole('button', { name: 'Copy Letter' })
    screen.getByRole('button', { name: 'Print Letter' })
    expect(screen.queryByText(/^Printed /)).toBeNull()
  })
})

describe('A career field', () => {
  it('matches a profession by its full or short name, in any case and with or without hyphens', () => {
    for (const id of profession.values.filter((value) => value !== 'another-profession')) {
      expect(professionOfCareer(profession.labels[id])).toBe(id)
    }
    expect(professionOfCareer(' rn ')).toBe('registered-nurse')
    expect(professionOfCareer('Real-estate agent')).toBe('real-estate-agent')
    expect(professionOfCareer('speech language pathologist')).toBe('speech-language-pathologist')
    expect(professionOfCareer('Paramedic')).toBe('emergency-medical-technician')
  })

  it.each(['', 'nursing', 'nurse', 'therapist', 'counselor', 'Another Licensed Profession'])(
    'matches none if it could mean several: “%s”',
    (typed) => expect(professionOfCareer(typed)).toBeUndefined(),
  )
})

describe('The page of a profession', () => {
  const answerOf = async (profession: string, name: string) => {
    localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'HI', to: 'WA' })]))
    localStorage.setItem('professionalLicenses', JSON.stringify([buildLicense({ state: 'TX' })]))
    await renderView(customView(Professions, 'all professions, or one'), {
      address: `/?profession=${profession}`,
    })
    return screen.findByRole('region', { name })
  }

  it('shows the answer for the state of the stored license, as My Answer does', async () => {
    const answer = await answerOf('registered-nurse', 'Your Answer: Texas to Washington')
    expect(await within(answer).findByText('Yes, with a multistate license.')).toBeTruthy()
    const link = within(answer).getByRole('link', { name: 'Open My Answer' })
    expect(link.getAttribute('href')).toBe('/app/licensing?tab=answer&profession=registered-nurse')
  })

  it('shows none after a move from overseas, but the way to My Answer', async () => {
    localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'overseas', to: 'TX' })]))
    await renderView(customView(Professions, 'all professions, or one'), {
      address: '/?profession=attorney',
    })
    expect(await screen.findByRole('link', { name: 'Get My Answer' })).toBeTruthy()
    expect(screen.queryByText(/^Your Answer/)).toBeNull()
  })

  it('shows it for the states of the move, for a profession without a stored license', async () => {
    const answer = await answerOf('attorney', 'Your Answer: Hawaii to Washington')
    expect(await within(answer).findByText(/through the federal law/)).toBeTruthy()
  })
})
