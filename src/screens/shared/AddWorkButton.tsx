import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { formName, keepDraft, readDraft } from '@/engine/form/drafts'
import type { Origin } from '@/engine/form/drafts-storage'
import type { Scalars } from '@/engine/model/field'
import { NEW_ID } from '@/engine/model/record-id'
import { Button } from '@/engine/ui/Button'
import { workRecord } from '@/schemas/my-work/work'

/** The form for new work. */
const ADD_WORK = `/app/work?edit=${NEW_ID}`

interface Props {
  label: string
  /** The accessible name: the label and its subject. */
  fullLabel: string
  /** Returns the values to fill the form with. */
  values: () => Scalars
  origin: Origin
}

/**
 * Fills the form for new work and opens it. No work is saved until the user saves the form. An existing draft is not
 * replaced.
 */
export function AddWorkButton({ label, fullLabel, values, origin }: Props) {
  const [isTaken, setTaken] = useState(false)
  const [, navigate] = useLocation()
  const fillIn = () => {
    const form = formName(workRecord.key, NEW_ID)
    if (readDraft(form)) return setTaken(true)
    keepDraft(form, values(), origin)
    navigate(ADD_WORK)
  }
  return (
    <div data-no-print>
      <Button variant="secondary" aria-label={fullLabel} onClick={fillIn}>
        {label}
      </Button>
      {isTaken && (
        <p className="mt-2" role="status">
          <span>Add Work holds text that is not saved. Save or cancel it first.</span>{' '}
          <Link href={ADD_WORK} className="text-link inline-flex min-h-11 items-center">
            Open Add Work
          </Link>
        </p>
      )}
    </div>
  )
}
