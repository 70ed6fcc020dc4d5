import { useState } from 'react'
import { Link, Redirect, useLocation } from 'wouter'
import { useAttempt } from '@/engine/store/use-attempt'
import { useSaveTogether } from '@/engine/store/use-save-together'
import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import { buttonClass } from '@/engine/ui/button-class'
import { ChoiceGroup } from '@/engine/ui/ChoiceGroup'
import { Failure } from '@/engine/ui/Failure'
import { dropDraft, keepDraft, readDraft } from '@/engine/form/drafts'
import { useIsMounted } from '@/engine/use-is-mounted'
import { onboardingComplete, privacyConfigured } from '@/schemas/account/flags'
import { modulePreferences } from '@/schemas/account/module-preferences'
import { screens } from '@/screens'
import { useSuggestedModules } from './use-suggested-modules'

const DRAFT_NAME = 'onboarding-preferences'

/** Step 3: which modules the dashboard shows first. */
export default function PreferencesStep() {
  const hasPrivacy = useStored(privacyConfigured)
  return hasPrivacy ? <PreferencesForm /> : <Redirect to="/onboarding/privacy" replace />
}

function PreferencesForm() {
  const saveTogether = useSaveTogether<unknown>(modulePreferences)
  const stored = useStored(modulePreferences)
  const suggested = useSuggestedModules()
  const [chosen, setChosen] = useState(() => readChoices() ?? suggested ?? stored)
  // Decided once, so that the list does not move while the person picks. A draft may be from before other answers.
  const [isSuggested] = useState(
    () => chosen.length > 0 && suggested !== undefined && hasSameIds(chosen, suggested),
  )
  const { failure, attempt } = useAttempt()
  const isMounted = useIsMounted()
  const [, navigate] = useLocation()

  const change = (next: readonly string[]) => {
    setChosen(next)
    keepDraft(DRAFT_NAME, Object.fromEntries(next.map((id) => [id, true])))
  }

  const save = async () => {
    const isSaved = await attempt(() =>
      saveTogether([
        { stored: modulePreferences, change: () => chosen },
        { stored: onboardingComplete, change: () => true },
      ]),
    )
    if (!isSaved) return
    dropDraft(DRAFT_NAME)
    // Do not navigate if the person left the page while the save was pending.
    if (isMounted()) navigate('/app')
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h1 tabIndex={-1} className="text-3xl font-extrabold">
        Choose Your Modules
      </h1>
      <p className="mt-2 mb-5">
        Your dashboard shows only the ones you pick, or all of them if you pick none. The menu
        always has all of them.
      </p>
      {isSuggested && <p className="mb-5">We picked some that fit your answers in step 1.</p>}
      <ChoiceGroup
        legend="Modules"
        choices={screens.map(({ id, title, summary, icon }) => ({
          id,
          label: title,
          description: summary,
          icon,
        }))}
        chosen={chosen}
        onChange={change}
      />
      <div data-foot="form" className="save-bar">
        <Failure message={failure} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Finish Setup</Button>
          <Link href="/onboarding/privacy" className={buttonClass('secondary')}>
            Back
          </Link>
        </div>
      </div>
    </form>
  )
}

/** Whether both lists have the same ids, in any order. */
const hasSameIds = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

function readChoices(): readonly string[] | undefined {
  const draft = readDraft(DRAFT_NAME)
  return draft && Object.keys(draft)
}
