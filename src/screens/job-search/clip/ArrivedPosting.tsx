import { useEffect, useId, useRef, useState } from 'react'
import { useSearchValues } from '@/engine/url/use-search-values'
import { formName, keepDraft, readDraft } from '@/engine/form/drafts'
import { isolate } from '@/engine/isolate'
import { NEW_ID } from '@/engine/model/record-id'
import { Button } from '@/engine/ui/Button'
import { focusTitle } from '@/engine/ui/focus-title'
import { Notice } from '@/engine/ui/Notice'
import { applications } from '@/schemas/job-search/job-application'
import { savedPostings } from '@/schemas/job-search/saved-posting'
import type { Arrival } from './arrival'
import { readClip, readShared, type Posting } from './read-clip'

interface Props {
  arrival: Arrival
  /** Whether it has just arrived and gets the focus. One that the user has left open does not. */
  isNew: boolean
  onDone: () => void
}

/** Shows postings that came from another page or app. Fills in a form with one of them; the user saves it there. */
export default function ArrivedPosting({ arrival, isNew, onDone }: Props) {
  const [postings] = useState(() =>
    arrival.from === 'share' ? readShared(arrival) : readClip(arrival.text),
  )
  const [chosen, setChosen] = useState(0)
  const heading = useFocusOnMount<HTMLHeadingElement>(isNew)
  const fillIn = useFillIn()
  const posting = postings[chosen]
  // The pressed button disappears.
  const leave = () => {
    onDone()
    focusTitle()
  }
  if (!posting) return <NoPosting isNew={isNew} onDone={leave} />
  return (
    <Notice>
      <h2 ref={heading} tabIndex={-1} data-keeps-focus className="text-lg font-bold">
        {postings.length === 1 ? 'A Posting Came Over' : `${postings.length} Postings Came Over`}
      </h2>
      {postings.length === 1 ? (
        <p className="mt-1 break-words">{nameOf(posting)}</p>
      ) : (
        <PostingChoice postings={postings} chosen={chosen} onChoose={setChosen} />
      )}
      <p className="mt-1 text-sm text-muted">
        {posting.foundOn && <span>{`From ${isolate(posting.foundOn)}. `}</span>}
        <span>Check what it says. Nothing is saved until you save the form.</span>
      </p>
      {fillIn.isTaken && (
        <p className="mt-2 font-semibold" role="status">
          That form holds text that is not saved. Save or cancel it first, then press the button
          again.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => fillIn.open('saved', posting) && onDone()}>Save for Later</Button>
        <Button
          variant="secondary"
          onClick={() => fillIn.open('applications', posting) && onDone()}
        >
          I Applied
        </Button>
        <Button variant="quiet" onClick={leave}>
          Discard
        </Button>
      </div>
    </Notice>
  )
}

function NoPosting({ isNew, onDone }: Omit<Props, 'arrival'>) {
  const text = useFocusOnMount<HTMLParagraphElement>(isNew)
  return (
    <Notice tone="warning">
      <p ref={text} tabIndex={-1} data-keeps-focus data-quiet-focus>
        The link has no job posting that can be read. Copy the posting’s address, and paste it into
        the form.
      </p>
      <Button variant="secondary" className="mt-3" onClick={onDone}>
        Close
      </Button>
    </Notice>
  )
}

/** Focuses a new element on mount, so that it scrolls into view and a screen reader reads it. */
function useFocusOnMount<Focused extends HTMLElement>(isNew: boolean) {
  const element = useRef<Focused>(null)
  useEffect(() => {
    if (isNew) element.current?.focus()
  }, [isNew])
  return element
}

/** The forms that a posting can fill in, each with its URL parameter. */
const forms = {
  applications: { key: applications.key, param: 'edit' },
  saved: { key: savedPostings.key, param: 'saved-edit' },
} as const

/** Opens a form for a new record, filled in from a posting, unless that form has a draft. */
function useFillIn() {
  const { change } = useSearchValues()
  const [isTaken, setTaken] = useState(false)
  const open = (list: keyof typeof forms, posting: Posting): boolean => {
    const { key, param } = forms[list]
    const form = formName(key, NEW_ID)
    if (readDraft(form)) {
      setTaken(true)
      change({ [param]: NEW_ID })
      return false
    }
    const filled = Object.entries(posting).filter(([, value]) => value !== '')
    keepDraft(form, Object.fromEntries(filled), { from: posting.foundOn || 'another app' })
    // A form reads its draft only when it opens, so one that is open and empty is closed first.
    change({ [param]: undefined })
    setTimeout(() => change({ [param]: NEW_ID }))
    return true
  }
  return { isTaken, open }
}

interface ChoiceProps {
  postings: readonly Posting[]
  chosen: number
  onChoose: (at: number) => void
}

function PostingChoice({ postings, chosen, onChoose }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className="m-0 mt-1 border-0 p-0">
      <legend>Which one is it?</legend>
      {postings.map((posting, at) => (
        <label key={at} className="flex min-h-11 items-center gap-3 break-words">
          <input
            type="radio"
            name={name}
            checked={chosen === at}
            onChange={() => onChoose(at)}
            className="size-6 shrink-0 accent-accent"
          />
          <span className="min-w-0">{nameOf(posting)}</span>
        </label>
      ))}
    </fieldset>
  )
}

const nameOf = ({ position, company, applicationUrl }: Posting) =>
  [position, company].filter(Boolean).map(isolate).join(' at ') || applicationUrl
