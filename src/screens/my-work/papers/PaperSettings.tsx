import { useId, type ReactNode } from 'react'
import { Link } from 'wouter'
import { usePageStore } from '@/engine/page-store'
import { useStored } from '@/engine/store/use-stored'
import { PhoneDisclosure } from '@/engine/ui/SectionDisclosure'
import { userProfile } from '@/schemas/account/user-profile'
import { paperContact } from './choices'

interface Props {
  /** What is still missing. Shown only if the profile has a name. */
  note?: string | undefined
  /** The settings other than phone and email. */
  children?: ReactNode
}

/** The settings of a paper. They collapse on a phone, so that the paper is visible. */
export function PaperSettings({ note, children }: Props) {
  const hasName = useStored(userProfile).name !== ''
  return (
    <PhoneDisclosure
      name="paper-settings"
      title="What Your Papers Say"
      level={3}
      note={hasName ? note : 'No name yet'}
    >
      <div className="mt-2 grid gap-4">
        {children}
        <Contact hasName={hasName} />
      </div>
    </PhoneDisclosure>
  )
}

/** Asks for the phone and email at the top of papers, which are not stored. */
export function Contact({ hasName }: { hasName: boolean }) {
  const id = useId()
  const contact = usePageStore(paperContact)
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        Phone and Email
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={200}
        aria-describedby={`${id}-hint`}
        className="field-box"
        value={contact}
        onChange={({ target }) => paperContact.set(target.value)}
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        For the top of your papers. It is not saved: it is gone when you close or reload this page.
      </p>
      {!hasName && (
        <p className="mt-2">
          <span>Your papers have no name yet.</span>{' '}
          <Link href="/app/profile" className="text-link">
            Add it to your profile
          </Link>
        </p>
      )}
    </div>
  )
}
