import { Link, useLocation } from 'wouter'
import { keysOf } from '@/engine/keys-of'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { buttonClass } from '@/engine/ui/button-class'
import { EntryForm } from '@/engine/form/EntryForm'
import { profileCreated } from '@/schemas/account/flags'
import { userProfile } from '@/schemas/account/user-profile'
import { useProfileForm } from '@/screens/account/profile/use-profile-form'

/** Step 1: who the user is. Every field may stay blank. */
export default function ProfileStep() {
  const { initial, write } = useProfileForm([{ stored: profileCreated, change: () => true }])
  const { isDurable } = useRepository()
  const [, navigate] = useLocation()

  return (
    <>
      <h1 tabIndex={-1} className="text-3xl font-extrabold">
        Tell Us a Little About Yourself
      </h1>
      <p>
        <Link href="/app/move" className="text-link inline-flex min-h-11 items-center">
          We Got Orders: Start With One Date
        </Link>
      </p>
      <EntryForm
        name="onboarding-profile"
        model={userProfile}
        fields={keysOf(userProfile.fields)}
        initial={initial}
        save={write}
        onSaved={() => navigate('/onboarding/privacy')}
        saveLabel="Continue"
        about={isDurable ? 'All stays in this browser.' : 'Nothing is sent anywhere.'}
      >
        <Link href="/welcome" className={buttonClass('secondary')}>
          Back
        </Link>
      </EntryForm>
    </>
  )
}
