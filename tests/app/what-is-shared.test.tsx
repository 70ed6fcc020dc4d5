import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import SwitchList from '@/engine/form/SwitchList'
import { keysOf } from '@/engine/keys-of'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { privacySettings, type PrivacySettings } from '@/schemas/account/privacy-settings'
import ProfilePage from '@/screens/account/profile/ProfilePage'
import SettingsPage from '@/screens/account/settings/SettingsPage'
import { failOnConsoleError } from '../support/fail-on-console-error'

// `tests/rules/privacy-settings.test.ts` tests what is shared; this file tests what the screens show.

failOnConsoleError()

describe('The switches of the settings', () => {
  const mixed = { ...privacySettings.empty, shareName: true, shareSituation: true }

  it.each([true, false])(
    'show the stored settings, and all but the first are enabled only while that one is on: %s',
    (shareProfile) => {
      const values = { ...mixed, shareProfile }
      const { fields } = privacySettings
      render(<SwitchList fields={fields} values={values} onChange={() => undefined} />)
      const shown = screen.getAllByRole<HTMLButtonElement>('switch').map((one) => ({
        isOn: one.getAttribute('aria-checked') === 'true',
        isEnabled: !one.disabled,
      }))
      const expected = keysOf(fields).map((name) => ({
        isOn: values[name],
        isEnabled: name === 'shareProfile' || shareProfile,
      }))
      expect(shown).toEqual(expected)
    },
  )
})

it('Each switch of the settings saves at once', async () => {
  const repository = createRepository()
  render(
    <RepositoryProvider repository={repository}>
      <SettingsPage />
    </RepositoryProvider>,
  )
  const expected = { ...privacySettings.empty }
  for (const [at, name] of keysOf(privacySettings.fields).entries()) {
    expected[name] = true
    fireEvent.click(screen.getAllByRole('switch')[at]!)
    await waitFor(() => expect(createRepository().load(privacySettings)).toEqual(expected))
    expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(at + 1)
  }
})

describe('The profile', () => {
  /** Opens the profile with these settings. The repository changes them as the settings page does. */
  function open(settings: Partial<PrivacySettings>) {
    localStorage.setItem('privacySettings', JSON.stringify(settings))
    const repository = createRepository()
    render(
      <RepositoryProvider repository={repository}>
        <ProfilePage />
      </RepositoryProvider>,
    )
    return { user: userEvent.setup(), repository }
  }

  /** The “Shared” or “Private” badge of each field, in order. */
  const badges = () => screen.getAllByText(/^(Shared|Private)$/).map((badge) => badge.textContent)
  const allPrivate = Array(5).fill('Private')

  it('does not print its button', () => {
    open({})
    const button = screen.getByRole('button', { name: 'Edit Profile' })
    expect(button.closest('[data-no-print]')).not.toBeNull()
  })

  it.each([
    ['shareLocation', 0],
    ['shareCareerField', 1],
    ['shareSituation', 2],
    ['shareName', 3],
    ['shareYearsAsSpouse', 4],
  ] as const)('shows the one field that %s shares as shared, in its form too', async (name, at) => {
    const { user } = open({ shareProfile: true, [name]: true })
    const expected = allPrivate.with(at, 'Shared')
    expect(badges()).toEqual(expected)
    screen.getByRole('region', { name: '1 of 5 fields is marked as shared' })
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
    await screen.findByRole('form', { name: 'Edit Profile' })
    expect(badges()).toEqual(expected)
  })

  it('is private once the master switch is off, whatever the others are', async () => {
    const { repository } = open({ shareProfile: true, shareName: true })
    await act(() =>
      repository.update(privacySettings, (current) => ({ ...current, shareProfile: false })),
    )
    expect(badges()).toEqual(allPrivate)
    screen.getByRole('region', { name: 'Your profile is private' })
  })
})
