import { useState } from 'react'
import { Link, Redirect } from 'wouter'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useSaveTogether } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import { buttonClass } from '@/engine/ui/button-class'
import { Chevron, Disclosure, Summary } from '@/engine/ui/Disclosure'
import { Failure } from '@/engine/ui/Failure'
import SwitchList from '@/engine/form/SwitchList'
import { privacyConfigured, profileCreated } from '@/schemas/account/flags'
import { privacySettings, type PrivacySettings } from '@/schemas/account/privacy-settings'
import { SharingNote } from '@/screens/account/settings/SharingNote'
import { useOnboardingStep } from './use-onboarding-step'

/** Step 2: what the user would share once profiles open. */
export default function PrivacyStep() {
  const hasProfile = useStored(profileCreated)
  return hasProfile ? <PrivacyForm /> : <Redirect to="/onboarding/profile" replace />
}

function PrivacyForm() {
  const saveTogether = useSaveTogether<unknown>(privacySettings)
  const { isDurable } = useRepository()
  const stored = useStored(privacySettings)
  const { changed, change, save, failure } = useOnboardingStep({
    draftName: 'onboarding-privacy',
    write: (changes) =>
      saveTogether([
        { stored: privacySettings, change: (now: PrivacySettings) => ({ ...now, ...changes }) },
        { stored: privacyConfigured, change: () => true },
      ]),
    next: '/onboarding/preferences',
  })
  // Starts open if a draft was restored, so that unsaved changes are visible.
  const [startsOpen] = useState(() => Object.keys(changed).length > 0)

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
        {`${
          isDurable
            ? 'Nothing is shared: everything stays in this browser.'
            : 'Nothing is shared or sent anywhere.'
        } Your choices below are for later, once profiles open.`}
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
            values={{ ...stored, ...changed }}
            onChange={(field, value) => change({ [field]: value })}
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
