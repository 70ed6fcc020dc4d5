import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import PreferencesStep from '@/app/onboarding/PreferencesStep'
import PrivacyStep from '@/app/onboarding/PrivacyStep'
import ProfileStep from '@/app/onboarding/ProfileStep'
import { hasDrafts, keepDraft } from '@/engine/form/drafts'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { LiveRegion } from '@/engine/ui/LiveRegion'
import { memoryStorage } from '@/engine/store/storage'
import { modulePreferences } from '@/schemas/account/module-preferences'
import { userProfile } from '@/schemas/account/user-profile'
import ProfilePage from '@/screens/account/profile/ProfilePage'
import { asksBeforeLeaving } from '../support/asks-before-leaving'
import { heldLocks } from '../support/held-locks'
import { writeInAnotherTab } from '../support/render-view'
import sampleData from '../support/sample-data.json' with { type: 'json' }

// jsdom does not scroll.
vi.stubGlobal('scrollTo', () => undefined)

beforeEach(() => {
  localStorage.setItem('profileCreated', 'true')
  localStorage.setItem('privacyConfigured', 'true')
})

const renderStep = (Step: ComponentType, repository = createRepository()) =>
  render(
    <RepositoryProvider repository={repository}>
      <Step />
      <LiveRegion />
    </RepositoryProvider>,
  )
const moduleBox = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: RegExp(`^${name}`) })
const checkedCount = () => screen.getAllByRole('checkbox', { checked: true }).length
const storedModules = () => createRepository().load(modulePreferences)

it('The first step says in one line what may be left blank and where the data stays', () => {
  renderStep(ProfileStep)
  const line = screen.getByText('All stays in this browser.').parentElement
  expect(line?.textContent.trim()).toBe('You may leave any field blank. All stays in this browser.')
  const orders = screen.getByRole('link', { name: /^We Got Orders/ })
  expect(orders.getAttribute('href')).toBe('/app/move')
})

it.each([
  ['first', ProfileStep, 'Nothing is sent anywhere.'],
  [
    'second',
    PrivacyStep,
    'Nothing is shared or sent anywhere. Your choices below are for later, once profiles open.',
  ],
] as const)(
  'The %s step does not say that data stays where the browser keeps none',
  (_, Step, sentence) => {
    const storage = memoryStorage()
    storage.setItem('profileCreated', 'true')
    renderStep(Step, createRepository({ storage, isDurable: false }))
    screen.getByText(sentence)
    expect(screen.queryByText(/stays in this browser/)).toBeNull()
  },
)

it('The third step says what the dashboard shows with and without picks', () => {
  renderStep(PreferencesStep)
  screen.getByText(
    /^Your dashboard shows only the ones you pick, or all of them if you pick none\./,
  )
})

it('The third step suggests anew after other answers, and keeps what the person picked', () => {
  const open = (currentSituation: string) => {
    localStorage.setItem(
      'userProfile',
      JSON.stringify({ ...sampleData.userProfile, currentSituation }),
    )
    return renderStep(PreferencesStep)
  }
  const before = open('employed')
  screen.getByText('We picked some that fit your answers in step 1.')
  fireEvent.click(moduleBox('Housing Hub'))
  expect(checkedCount()).toBe(3)
  before.unmount()
  open('seeking')
  screen.getByText('We picked some that fit your answers in step 1.')
  expect(checkedCount()).toBe(3)
  for (const name of ['Housing Hub', 'Job Search', 'Networking']) {
    expect(moduleBox(name).checked).toBe(true)
  }
})

it.each([
  ['The profile page', ProfilePage, 'Save Changes'],
  ['The first step of the setup', ProfileStep, 'Continue'],
] as const)(
  '%s saves only what was changed, and asks which value to keep if another tab changed the same',
  async (_, Step, saves) => {
    const before = { ...sampleData.userProfile, careerField: 'Nursing' }
    localStorage.setItem('userProfile', JSON.stringify(before))
    renderStep(Step)
    if (Step === ProfilePage) fireEvent.click(screen.getByRole('button', { name: 'Edit Profile' }))
    const save = () => fireEvent.click(screen.getByRole('button', { name: saves }))
    const type = (label: string, value: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } })
    type('Name', 'Robin')
    type('Career Field', 'Law')
    const theirs = { ...before, location: 'Norfolk, VA', careerField: 'Retail' }
    act(() => writeInAnotherTab('userProfile', theirs))
    save()
    fireEvent.click(await screen.findByRole('radio', { name: 'Use theirs in Career Field' }))
    save()
    await waitFor(() =>
      expect(createRepository().load(userProfile)).toEqual({ ...theirs, name: 'Robin' }),
    )
    if (Step === ProfilePage) await screen.findByText('Saved your profile.')
  },
)

it('Finish Setup keeps the modules that another tab chose meanwhile', async () => {
  localStorage.setItem('modulePreferences', '["networking","housing"]')
  renderStep(PreferencesStep)
  fireEvent.click(moduleBox('Housing Hub'))
  fireEvent.click(moduleBox('Job Search'))
  act(() => writeInAnotherTab('modulePreferences', ['networking', 'housing', 'licensing']))
  fireEvent.click(screen.getByRole('button', { name: 'Finish Setup' }))
  await waitFor(() => expect(localStorage.getItem('onboardingComplete')).toBe('true'))
  expect(storedModules().toSorted()).toEqual(['job-search', 'licensing', 'networking'])
})

it('The third step opens with the choices that an older version of the site kept for the tab', async () => {
  // It kept the whole list.
  keepDraft('onboarding-preferences', { networking: true, housing: true })
  renderStep(PreferencesStep)
  expect(moduleBox('Housing Hub').checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Finish Setup' }))
  await waitFor(() => expect(storedModules()).toEqual(['networking', 'housing']))
})

it.each([
  ['modules', PreferencesStep, () => moduleBox('Networking')],
  [
    'sharing',
    PrivacyStep,
    () => screen.getByRole('switch', { name: /^Share my profile/, hidden: true }),
  ],
] as const)(
  'The browser asks before it closes a setup step whose choices are not saved: %s',
  (_, Step, control) => {
    const { unmount } = renderStep(Step)
    expect(asksBeforeLeaving()).toBe(false)
    fireEvent.click(control())
    expect(asksBeforeLeaving()).toBe(true)
    unmount()
    expect(asksBeforeLeaving()).toBe(false)
  },
)

it.each([
  ['modules', PreferencesStep, 'Finish Setup', 'onboardingComplete', '/app'],
  ['sharing', PrivacyStep, 'Continue', 'privacyConfigured', '/onboarding/preferences'],
] as const)(
  'A choice that is made while a setup step waits for another tab is saved too: %s',
  async (_, Step, button, flag, next) => {
    localStorage.removeItem(flag)
    const { release, waitingCount } = heldLocks()
    renderStep(Step)
    const control = () =>
      Step === PreferencesStep
        ? moduleBox('Networking')
        : screen.getByRole('switch', { name: /^Share my profile/, hidden: true })
    fireEvent.click(screen.getByRole('button', { name: button }))
    await waitFor(() => expect(waitingCount()).toBe(1))
    fireEvent.click(control())
    await waitFor(async () => {
      await release()
      expect(window.location.pathname).toBe(next)
    })
    expect(hasDrafts()).toBe(false)
    if (Step === PreferencesStep) expect(storedModules()).toEqual(['networking'])
    else expect(localStorage.getItem('privacySettings')).toContain('true')
  },
)

it.each([
  ['profile', ProfileStep, 'Continue', 'profileCreated', '/onboarding/privacy'],
  ['privacy', PrivacyStep, 'Continue', 'privacyConfigured', '/onboarding/preferences'],
  ['preferences', PreferencesStep, 'Finish Setup', 'onboardingComplete', '/app'],
] as const)(
  'A setup step that waits for another tab does not navigate after the person has left: %s',
  async (step, Step, button, flag, next) => {
    const open = () => {
      window.history.replaceState(null, '', `/onboarding/${step}`)
      localStorage.removeItem(flag)
      return heldLocks()
    }
    const press = () => fireEvent.click(screen.getByRole('button', { name: button }))
    const stored = async (release: () => Promise<void>) => {
      await waitFor(async () => {
        await release()
        expect(localStorage.getItem(flag)).toBe('true')
      })
    }

    const { release } = open()
    // The flag of this step is not set; those of the earlier steps are.
    const first = renderStep(Step)
    press()
    await stored(release)
    await waitFor(() => expect(window.location.pathname).toBe(next))
    first.unmount()

    const again = open()
    const left = renderStep(Step)
    press()
    await waitFor(() => expect(again.waitingCount()).toBe(1))
    left.unmount()
    window.history.replaceState(null, '', '/welcome')
    await stored(again.release)
    await again.release()
    expect(window.location.pathname).toBe('/welcome')
  },
)
