import { useId } from 'react'
import { Link } from 'wouter'
import { usePageStore } from '@/engine/page-store'
import { paperContact } from './choices'

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
        For the top of your papers. It is not saved: it is gone when you close this page.
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
