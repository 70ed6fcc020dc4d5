import { useState } from 'react'
import { Link, Redirect, useLocation } from 'wouter'
import { useAttempt } from '@/engine/store/use-attempt'
import { useSaveTogether } from '@/engine/store/use-save-together'
import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import { buttonClass } from '@/engine/ui/button-class'
import { Chevron, Disclosure, Summary } from '@/engine/ui/Disclosure'
import { Failure } from '@/engine/ui/Failure'
import { dropDraft, keepDraft, readDraft } from '@/engine/form/drafts'
import SwitchList from '@/engine/form/SwitchList'
import { useIsMounted } from '@/engine/use-is-mounted'
import { privacyConfigured, profileCreated } from '@/schemas/account/flags'
import { privacySettings, type PrivacySettings } from '@/schemas/account/privacy-settings'
import { SharingNote } from '@/screens/account/settings/SharingNote'

const DRAFT_NAME = 'onboarding-privacy'

/** Step 2: what the user would share once profiles open. */
export default function PrivacyStep() {
  const hasProfile = useStored(profileCreated)
  return hasProfile ? <PrivacyForm /> : <Redirect to="/onboarding/profile" replace />
}

function PrivacyForm() {
  const saveTogether = useSaveTogether<unknown>(privacySettings)
  const stored = useStored(privacySettings)
  // Only the switches changed here: another tab may change the others.
  const [moved, setMoved] = useState(() => readDraft(DRAFT_NAME) ?? {})
  // Starts open if a draft was restored, so that unsaved changes are visible.
  const [startsOpen] = useState(() => Object.keys(moved).length > 0)
  const { failure, attempt } = useAttempt()
  const isMounted = useIsMounted()
  const [, navigate] = useLocation()

  const change = (field: string, value: boolean) => {
    const next = { ...moved, [field]: value }
    setMoved(next)
    keepDraft(DRAFT_NAME, next)
  }

  const save = async () => {
    const isSaved = await attempt(() =>
      saveTogether([
        { stored: privacySettings, change: (now: PrivacySettings) => ({ ...now, ...moved }) },
        { stored: privacyConfigured, change: () => true },
      ]),
    )
    if (!isSaved) return
    dropDraft(DRAFT_NAME)
    // Do not navigate if the person left the page while the save was pending.
    if (isMounted()) navigate('/onboarding/preferences')
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h1 tabIndex={-1} className="text-3xl font-extrabold">
        Your Information Stays Private
      </h1>
      <p className="mt-2">
        Nothing is shared: everything stays in this browser. Your choices below are for later, once
        profiles open.
      </p>
      <Disclosure className="mt-3" open={startsOpen}>
        <Summary look="row" className="gap-2 font-semibold text-accent">
          <Chevron />
          <span>Set Sharing for Later</span>
        </Summary>
        <SharingNote />
        <div className="mt-4">
          <SwitchList
            fields={privacySettings.fields}
            values={{ ...stored, ...moved }}
            onChange={change}
          />
        </div>
      </Disclosure>
      <Failure message={failure} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit">Continue</Button>
        <Link href="/onboarding/profile" className={buttonClass('secondary')}>
          Back
        </Link>
      </div>
    </form>
  )
}
