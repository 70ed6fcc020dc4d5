import { useEffect, useState } from 'react'
import { onAnnouncement, type ToastText } from '../announcer'
import { pageStorage } from '../store/storage'
import { SavedToast } from './SavedToast'

interface Announcement {
  text: string
  toast: ToastText | undefined
  /** Counts the announcements. */
  turn: number
}

const nothing: Announcement = { text: '', toast: undefined, turn: 0 }

/** The one place where saves, deletes and results are announced. A toast is also shown for a moment. */
export function LiveRegion() {
  const [{ text, toast, turn }, setAnnouncement] = useState(nothing)
  useEffect(
    () =>
      onAnnouncement((text, toast) =>
        setAnnouncement(({ turn }) => ({ ...untilClosed(text, toast), turn: turn + 1 })),
      ),
    [],
  )
  return (
    <>
      <div role="status" aria-live="polite" className="sr-only">
        {/* A new element each time, so that the same sentence twice is announced twice. */}
        <span key={turn}>{text}</span>
      </div>
      {toast && <SavedToast key={`toast ${turn}`} text={toast} />}
    </>
  )
}

/** What the browser does not store is saved until the page is closed: it gets this sentence in place of a toast. */
const untilClosed = (text: string, toast: ToastText | undefined) =>
  toast === undefined || toast === 'Downloaded' || pageStorage().isDurable
    ? { text, toast }
    : { text: `${text} It will be gone when you close the page.`, toast: undefined }
