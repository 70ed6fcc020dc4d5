import { Link, useLocation } from 'wouter'
import { useSave } from '@/engine/store/use-save'
import { keysOf } from '@/engine/keys-of'
import type { Values } from '@/engine/model/field'
import { buttonClass } from '@/engine/ui/button-class'
import { EntryForm } from '@/engine/form/EntryForm'
import { profileCreated } from '@/schemas/flags'
import { userProfile } from '@/schemas/user-profile'
import { useProfileForm } from '../profile/use-profile-form'
import { usePage } from '../pages/use-page'

/** Step 1: who the user is. Every field may stay blank. */
export default function ProfileStep() {
  usePage('Set Up Your Profile')
  const create = useSave(profileCreated)
  const { opened, write } = useProfileForm()
  const [, navigate] = useLocation()

  const save = async (values: Values) => {
    await write(values)
    await create(() => true)
    navigate('/onboarding/privacy')
  }

  return (
    <>
      <h1 tabIndex={-1} className="text-3xl font-extrabold">
        Tell Us a Little About Yourself
      </h1>
      <p className="mt-2">It stays in this browser. You can change it at any time.</p>
      <EntryForm
        name="onboarding-profile"
        described={userProfile}
        fields={keysOf(userProfile.fields)}
        initial={opened}
        save={save}
        saveLabel="Continue"
      >
        <Link href="/welcome" className={buttonClass('secondary')}>
          Back
        </Link>
      </EntryForm>
    </>
  )
}
