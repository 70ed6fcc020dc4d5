import { useState } from 'react'
import { Link } from 'wouter'
import { keysOf } from '@/engine/keys-of'
import { useStored } from '@/engine/store/use-stored'
import { fieldLabel } from '@/engine/model/field'
import { announce } from '@/engine/announcer'
import { Badge } from '@/engine/ui/Badge'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { Icon } from '@/engine/ui/Icon'
import { useFocusTarget } from '@/engine/ui/use-focus-target'
import { readDraft } from '@/engine/form/drafts'
import { EntryForm } from '@/engine/form/EntryForm'
import type { FormEntry } from '@/engine/form/form-entry'
import { showValue } from '@/engine/model/show-value'
import { isShared, privacySettings, sharedCount } from '@/schemas/account/privacy-settings'
import { backupLog } from '@/schemas/account/backup-log'
import { userProfile, type UserProfile } from '@/schemas/account/user-profile'
import { lastBackup } from '../user-data/backup/since-last-backup'
import { useProfileForm } from './use-profile-form'

const FORM = 'profile'
const fields = keysOf(userProfile.fields)

const tiles = [
  { href: '/onboarding/preferences', icon: 'i-lucide-layout-grid', label: 'Module Preferences' },
  { href: '/app/settings', icon: 'i-lucide-settings', label: 'Settings' },
  { href: '/', icon: 'i-lucide-house', label: 'Command Center' },
] as const

/** The user's profile, and which fields of it they share. */
export default function ProfilePage() {
  // A user who left with unsaved edits comes back to them.
  const [isEditing, setIsEditing] = useState(() => readDraft(FORM) !== undefined)
  const [scope, focus] = useFocusTarget()
  const close = () => {
    setIsEditing(false)
    focus(undefined)
  }
  return (
    <section
      ref={scope}
      className="grid gap-6 lg:grid-cols-[minmax(0,48rem)_minmax(14rem,1fr)] lg:items-start"
    >
      <div className="grid gap-x-3 gap-y-1">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
          <h1 tabIndex={-1} data-focus-fallback className="text-2xl font-extrabold sm:text-3xl">
            Profile
          </h1>
          {!isEditing && (
            <Button data-no-print onClick={() => setIsEditing(true)}>
              Edit Profile
            </Button>
          )}
        </div>
        <p className="text-muted">
          These fill in your licenses, pay, move plan, letters and resume.
        </p>
      </div>
      <Card className="lg:col-start-1">
        {isEditing ? <ProfileForm onClose={close} /> : <ProfileDetails />}
      </Card>
      <div className="grid gap-6">
        <Safety />
        <ul className="grid list-none gap-3 p-0 sm:grid-cols-3 lg:grid-cols-1">
          {tiles.map(({ href, icon, label }) => (
            <li key={href}>
              <Link
                href={href}
                className="ring-on-focus flex min-h-14 items-center gap-3 rounded border border-solid border-line bg-raised p-4 font-semibold text-text no-underline shadow hover:bg-sunken"
              >
                <Icon name={icon} className="size-6 text-accent" />
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
        <PrivacyStatus />
      </div>
    </section>
  )
}

/** When the last backup was made, and links to make one and to check the data. */
function Safety() {
  return (
    <section aria-labelledby="safety" className="rounded bg-accent-soft px-5 pb-2 pt-4">
      <h2 id="safety" className="text-xl font-bold">
        Your data is in this browser only
      </h2>
      <p className="mt-1">{`Last backup: ${lastBackup(useStored(backupLog))}`}</p>
      <p className="flex flex-wrap gap-x-5">
        <Link href="/app/settings#data" className="text-link inline-flex min-h-11 items-center">
          Back Up Your Data
        </Link>
        <Link href="/app/settings#health" className="text-link inline-flex min-h-11 items-center">
          Data Health
        </Link>
      </p>
    </section>
  )
}

function ProfileDetails() {
  const profile = useStored(userProfile)
  return (
    <dl className="-my-3">
      {fields.map((field) => (
        <div
          key={field}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-solid border-line py-3 first:border-t-0"
        >
          <dt className="text-sm text-muted">{fieldLabel(userProfile.fields[field], profile)}</dt>
          <dd className="m-0 text-lg" dir="auto">
            {showValue(userProfile.fields[field], profile[field]) || 'Not set'}
          </dd>
          <dd className="col-start-2 row-start-1 row-end-3 m-0">
            <ShareBadge field={field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ProfileForm({ onClose }: { onClose: () => void }) {
  const { initial, write } = useProfileForm()
  const save = async (entry: FormEntry) => {
    await write(entry)
    announce('Saved your profile.', 'Saved')
  }
  return (
    <EntryForm
      name={FORM}
      title="Edit Profile"
      level={2}
      model={userProfile}
      fields={fields}
      initial={initial}
      save={save}
      onSaved={onClose}
      saveLabel="Save Changes"
      onCancel={onClose}
      aside={(field) => isField(field) && <ShareBadge field={field} />}
    />
  )
}

const isField = (name: string): name is keyof UserProfile => name in userProfile.fields

function ShareBadge({ field }: { field: keyof UserProfile }) {
  const shared = isShared(useStored(privacySettings), field)
  return <Badge tone={shared ? 'accent' : 'neutral'}>{shared ? 'Shared' : 'Private'}</Badge>
}

function PrivacyStatus() {
  const settings = useStored(privacySettings)
  const count = sharedCount(settings)
  return (
    <section aria-labelledby="privacy-status" className="rounded bg-accent-soft px-5 pb-2 pt-4">
      <h2 id="privacy-status" className="text-xl font-bold">
        {count === 0
          ? 'Your profile is private'
          : `${count} of ${fields.length} fields ${count === 1 ? 'is' : 'are'} marked as shared`}
      </h2>
      <p className="mt-1">
        Nothing leaves this browser today. Your choices apply when profiles open.
      </p>
      <p>
        <Link href="/app/settings" className="text-link inline-flex min-h-11 items-center">
          Change Privacy Settings
        </Link>
      </p>
    </section>
  )
}
