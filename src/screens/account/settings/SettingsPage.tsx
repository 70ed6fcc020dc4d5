import { Link } from 'wouter'
import { useChange } from '@/engine/store/use-change'
import { useStored } from '@/engine/store/use-stored'
import { buttonClass } from '@/engine/ui/button-class'
import { Card } from '@/engine/ui/Card'
import { Failure } from '@/engine/ui/Failure'
import SwitchList from '@/engine/form/SwitchList'
import { OnThisPage, type PageSection } from '@/engine/ui/OnThisPage'
import { backupLog } from '@/schemas/account/backup-log'
import { privacySettings } from '@/schemas/account/privacy-settings'
import { useDarkMode } from '@/engine/theme/use-dark-mode'
import { RestoreCard } from '../user-data/restore/RestoreCard'
import { DataHealthCard } from '../user-data/health/DataHealthCard'
import { lastBackup } from '../user-data/backup/since-last-backup'
import { DataManagement } from '../user-data/DataManagement'
import { SendCard } from '../user-data/send/SendCard'
import { VersionsCard } from '../user-data/versions/VersionsCard'
import { settingsCards } from './settings-cards'
import { SharingNote } from './SharingNote'
import { UnreadableCard } from '../user-data/health/UnreadableCard'
import { useUnreadable } from '../user-data/health/use-unreadable'
import { useEffect } from 'react'
import { onFragmentChange } from '@/engine/url/on-fragment-change'
import { revealNamed, useRevealNamed } from '@/engine/ui/reveal'

/** Privacy, preferences and the user's data. */
export default function SettingsPage() {
  useNamedCard()
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h1 tabIndex={-1} className="text-2xl font-extrabold sm:text-3xl">
            Settings
          </h1>
          <LastBackup />
        </div>
        <a href="#data" className={buttonClass('secondary')}>
          Back Up Your Data
        </a>
      </div>
      <OnThisPage sections={useCards()}>
        <div className="grid gap-6">
          <UnreadableCard />
          <SendCard />
          <div id="data">
            <DataManagement />
          </div>
          <DataHealthCard />
          <RestoreCard />
          <VersionsCard />
          <PreferencesCard />
          <PrivacyCard />
          <nav aria-label="About this site">
            <ul className="flex list-none flex-wrap gap-x-6 p-0">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className="text-link inline-flex min-h-11 items-center">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </OnThisPage>
    </>
  )
}

/** The last backup, at the top of the page: it matters most whether a copy exists outside this browser. */
function LastBackup() {
  return (
    <p className="text-sm text-muted sm:text-base">{`Last backup: ${lastBackup(useStored(backupLog))}`}</p>
  )
}

/** The cards that show, for links to them. */
function useCards(): readonly PageSection[] {
  const hasUnreadable = useUnreadable().length > 0
  return settingsCards.filter(({ id }) => id !== 'unreadable' || hasUnreadable)
}

const links = [
  { href: '/about', label: 'About' },
  { href: '/privacy', label: 'Privacy Policy' },
  { href: '/terms', label: 'Terms of Use' },
]

function PrivacyCard() {
  const values = useStored(privacySettings)
  const { failure, change } = useChange(privacySettings)

  const flip = (field: string, value: boolean) =>
    change((current) => ({ ...current, [field]: value }), 'Saved.')

  return (
    <Card id="privacy">
      <h2 className="text-xl font-bold">Privacy</h2>
      <SharingNote />
      <Failure message={failure} />
      <div className="mt-3">
        <SwitchList
          fields={privacySettings.fields}
          values={values}
          onChange={(field, value) => void flip(field, value)}
        />
      </div>
    </Card>
  )
}

function PreferencesCard() {
  const { isDark } = useDarkMode()
  return (
    <Card id="preferences">
      <h2 className="text-xl font-bold">App Preferences</h2>
      <dl className="mt-3">
        <dt className="font-semibold">Dark mode</dt>
        <dd className="m-0 text-muted">{`${isDark ? 'On' : 'Off'}. Change it with the button at the top of the page.`}</dd>
      </dl>
      <p className="mt-4">
        <Link href="/onboarding/preferences" className={buttonClass('secondary')}>
          Change Module Preferences
        </Link>
      </p>
    </Card>
  )
}

/** Reveals the card that the URL fragment names (`/app/settings#restore`), now and when the URL changes. */
function useNamedCard() {
  useRevealNamed()
  useEffect(() => onFragmentChange(revealNamed), [])
}
