import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import PreferencesStep from '@/app/onboarding/PreferencesStep'
import PrivacyStep from '@/app/onboarding/PrivacyStep'
import ProfileStep from '@/app/onboarding/ProfileStep'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { heldLocks } from '../support/held-locks'
import sampleData from '../support/sample-data.json' with { type: 'json' }

// jsdom does not scroll.
vi.stubGlobal('scrollTo', () => undefined)

beforeEach(() => {
  localStorage.setItem('profileCreated', 'true')
  localStorage.setItem('privacyConfigured', 'true')
})

it('The first step says in one line what may be left blank and where the data stays', () => {
  render(
    <RepositoryProvider repository={createRepository()}>
      <ProfileStep />
    </RepositoryProvider>,
  )
  const line = screen.getByText('All stays in this browser.').parentElement
  expect(line?.textContent.trim()).toBe('You may leave any field blank. All stays in this browser.')
  const orders = screen.getByRole('link', { name: /^We Got Orders/ })
  expect(orders.getAttribute('href')).toBe('/app/move')
})

it('The third step says what the dashboard shows with and without picks', () => {
  render(
    <RepositoryProvider repository={createRepository()}>
      <PreferencesStep />
    </RepositoryProvider>,
  )
  screen.getByText(
    /^Your dashboard shows only the ones you pick, or all of them if you pick none\./,
  )
})

it('The third step does not say that picks kept from earlier answers fit the new ones', () => {
  const open = (currentSituation: string) => {
    localStorage.setItem(
      'userProfile',
      JSON.stringify({ ...sampleData.userProfile, currentSituation }),
    )
    return render(
      <RepositoryProvider repository={createRepository()}>
        <PreferencesStep />
      </RepositoryProvider>,
    )
  }
  const picks = () => screen.getAllByRole('checkbox', { checked: true }).length
  const claim = () => screen.queryByText('We picked some that fit your answers in step 1.')
  const before = open('employed')
  expect(claim()).not.toBeNull()
  const count = picks()
  fireEvent.click(screen.getByRole('checkbox', { name: /^Housing Hub/ }))
  before.unmount()
  open('pcs-prep')
  expect(picks()).toBe(count + 1)
  expect(claim()).toBeNull()
})

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
    const renderStep = () =>
      render(
        <RepositoryProvider repository={createRepository()}>
          <Step />
        </RepositoryProvider>,
      )
    const press = () => fireEvent.click(screen.getByRole('button', { name: button }))
    const stored = async (release: () => Promise<void>) => {
      await waitFor(async () => {
        await release()
        expect(localStorage.getItem(flag)).toBe('true')
      })
    }

    const { release } = open()
    // The flag of this step is not set; those of the earlier steps are.
    const first = renderStep()
    press()
    await stored(release)
    await waitFor(() => expect(window.location.pathname).toBe(next))
    first.unmount()

    const again = open()
    const left = renderStep()
    press()
    await waitFor(() => expect(again.waitingCount()).toBe(1))
    left.unmount()
    window.history.replaceState(null, '', '/welcome')
    await stored(again.release)
    await again.release()
    expect(window.location.pathname).toBe('/welcome')
  },
)
