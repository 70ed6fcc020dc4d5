import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'
import { Button } from '@/engine/ui/Button'
import { buttonClass } from '@/engine/ui/button-class'
import { Disclosure, Summary } from '@/engine/ui/Disclosure'
import { useIsPhone } from '@/engine/ui/use-is-phone'
import { bookmarklet } from './bookmarklet'
import { TRACKER_URL } from '../tracker-url'

/** Explains how to add a posting from another page to the tracker, and the limits of that. */
export default function ClipPage() {
  return <div className="max-w-3xl">{useIsPhone() ? <OnPhone /> : <OnComputer />}</div>
}

/** The Share menu comes first: a bookmarklet is hard to create on a phone. */
function OnPhone() {
  return (
    <>
      <p className="mt-2">
        Save a job posting from another site or app with the Share menu of your phone. You check
        what came and save it yourself.
      </p>
      <PhoneWays />
      {/* A zoomed page on a computer is as narrow as on a phone, so the bookmark stays available. */}
      <Disclosure className="mt-4" printsAsLeft>
        <Summary>On a computer, make a bookmark instead</Summary>
        <MakeBookmark />
      </Disclosure>
    </>
  )
}

function OnComputer() {
  return (
    <>
      <p className="mt-2">
        A bookmark in your browser can fill in the form here from a job posting: the position, the
        company, the place, the pay and the text of the posting, if that page has them. Review it,
        then save. The posting goes from one tab of your browser to the other, and to nobody else.
      </p>
      <h3 className="mt-6 text-lg font-bold">Make the Bookmark</h3>
      <MakeBookmark />
      <PhoneWays />
      <h3 className="mt-6 text-lg font-bold">What It Cannot Do</h3>
      <ul className="mt-2 grid list-disc gap-2 pl-6">
        <li>
          Some sites give only the title and the address of a posting. Copy the rest by hand before
          the posting is gone.
        </li>
        <li>
          Some sites and browsers do not let bookmarks run. If nothing happens, copy the address of
          the posting and paste it into the form.
        </li>
        <li>
          If your browser asks about a pop-up window, allow it for that site. The window is this
          app.
        </li>
        <li>
          If a page has several postings, you choose one of the first ten. The text of a very long
          posting may be cut short.
        </li>
      </ul>
    </>
  )
}

/** The Share menu of an iPhone lists only apps from its store, so there the user copies the URL. */
function PhoneWays() {
  return (
    <>
      <h3 className="mt-6 text-lg font-bold">On an iPhone or iPad</h3>
      <ol className="mt-2 grid list-decimal gap-2 pl-6">
        <li>In the job posting, tap Share, then Copy or Copy Link.</li>
        <li>Come back here and tap Add a Posting.</li>
        <li>Paste the address under Posting Link, and enter the company and the position.</li>
      </ol>
      <Link href={`${TRACKER_URL}&saved-edit=new`} className={`mt-3 ${buttonClass()}`}>
        Add a Posting
      </Link>
      <h3 className="mt-6 text-lg font-bold">On an Android Phone</h3>
      <ol className="mt-2 grid list-decimal gap-2 pl-6">
        <li>
          Once: open this site in Chrome, then choose Add to Home Screen or Install App in its menu.
        </li>
        <li>In the job posting, tap Share and choose Milspouse.</li>
        <li>
          The posting’s title and link are filled in. Add the rest, and save the form. If Milspouse
          is not in the list, copy the address and add the posting as on an iPhone.
        </li>
      </ol>
    </>
  )
}

function MakeBookmark() {
  return (
    <ol className="mt-2 grid list-decimal gap-2 pl-6">
      <li>
        Copy the code. It is a small program, written as an address.
        <BookmarkText />
      </li>
      <li>
        Add a bookmark in your browser for any page. Call it “Clip a Posting” and paste the code in
        place of its address.
      </li>
      <li>Open a job posting and press the bookmark.</li>
    </ol>
  )
}

/** Copied, not dragged: our own pages may not contain `javascript:` links. */
function BookmarkText() {
  const id = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const [said, setSaid] = useState('')
  const [isShown, setShown] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text.current?.value ?? '')
      setSaid('Copied.')
    } catch {
      // Collapsed text cannot be selected.
      flushSync(() => setShown(true))
      text.current?.select()
      setSaid('The code is selected. Copy it with your browser’s menu or keyboard.')
    }
  }
  return (
    <div className="mt-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          Copy the Code
        </Button>
        <span role="status">{said}</span>
      </div>
      <Disclosure open={isShown} printsAsLeft onToggle={setShown}>
        <Summary>Show the code</Summary>
        <label htmlFor={id} className="block font-semibold">
          Address of the bookmark
        </label>
        <textarea
          ref={text}
          id={id}
          readOnly
          rows={3}
          value={bookmarklet(`${window.location.origin}/app/job-search`)}
          className="field-box mt-1 break-all font-mono text-sm"
        />
      </Disclosure>
    </div>
  )
}
