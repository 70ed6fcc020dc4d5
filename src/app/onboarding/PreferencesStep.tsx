import { useState } from 'react'
import { Link, Redirect } from 'wouter'
import type { Scalars } from '@/engine/model/field'
import { useSaveTogether } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import { buttonClass } from '@/engine/ui/button-class'
import { ChoiceGroup } from '@/engine/ui/ChoiceGroup'
import { FailureAlert } from '@/engine/ui/Failure'
import { onboardingComplete, privacyConfigured } from '@/schemas/account/flags'
import { modulePreferences } from '@/schemas/account/module-preferences'
import { screens } from '@/screens'
import { useOnboardingStep } from './use-onboarding-step'
import { useSuggestedModules } from './use-suggested-modules'

/** Step 3: which modules the dashboard shows first. */
export default function PreferencesStep() {
  const hasPrivacy = useStored(privacyConfigured)
  return hasPrivacy ? <PreferencesForm /> : <Redirect to="/onboarding/privacy" replace />
}

function PreferencesForm() {
  const saveTogether = useSaveTogether<unknown>(modulePreferences)
  const stored = useStored(modulePreferences)
  const suggested = useSuggestedModules()
  const { changed, change, save, failure } = useOnboardingStep({
    draftName: 'onboarding-preferences',
    write: (changes) =>
      saveTogether([
        {
          stored: modulePreferences,
          // Another tab may have chosen modules since: they replace the suggestion.
          change: (now: readonly string[]) =>
            withChanges(now.length > 0 ? now : (suggested ?? now), changes),
        },
        { stored: onboardingComplete, change: () => true },
      ]),
    next: '/app',
  })
  const chosen = withChanges(suggested ?? stored, changed)
  // Decided once, so that the list does not move while the user picks.
  const [isSuggested] = useState(() => suggested?.some((id) => chosen.includes(id)) === true)

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
        onChange={(next) => change(changesBetween(chosen, next))}
      />
      <div data-foot="form" className="save-bar">
        <FailureAlert message={failure} />
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

/** The ids with the changes: true adds an id, false removes it. */
const withChanges = (ids: readonly string[], changes: Scalars) => [
  ...ids.filter((id) => changes[id] !== false),
  ...Object.keys(changes).filter((id) => changes[id] === true && !ids.includes(id)),
]

/** What to change in one list of ids to get the other. */
const changesBetween = (before: readonly string[], after: readonly string[]) =>
  Object.fromEntries(
    [...before, ...after]
      .filter((id) => before.includes(id) !== after.includes(id))
      .map((id) => [id, after.includes(id)]),
  )
