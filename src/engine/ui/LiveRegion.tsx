import { useEffect, useState } from 'react'
import { onAnnouncement, type ToastText } from '../announcer'
import { pageStorage } from '../store/storage'
import { SavedToast } from './SavedToast'

interface Announcement {
  text: string
  toast: ToastText | undefined
  /** Counts the announcements. */
  count: number
}

const nothing: Announcement = { text: '', toast: undefined, count: 0 }

interface Props {
  /** Whether toasts are shown for a moment, too. Not by a dialog: the layout behind it shows them. */
  showsToasts?: boolean
}

/** The one place where saves, deletes and results are announced, in a layout and in each dialog. */
export function LiveRegion({ showsToasts = true }: Props) {
  const [{ text, toast, count }, setAnnouncement] = useState(nothing)
  useEffect(
    () =>
      onAnnouncement((text, toast) =>
        setAnnouncement(({ count }) => ({ ...withStorageWarning(text, toast), count: count + 1 })),
      ),
    [],
  )
  return (
    <>
      <div role="status" aria-live="polite" className="sr-only">
        {/* A new element each time, so that the same sentence twice is announced twice. */}
        <span key={count}>{text}</span>
      </div>
      {showsToasts && toast && <SavedToast key={`toast ${count}`} text={toast} />}
    </>
  )
}

/** If a save is not stored by the browser, adds a warning to its sentence and shows no toast. A download needs none. */
const withStorageWarning = (text: string, toast: ToastText | undefined) =>
  toast === undefined || toast === 'Downloaded' || pageStorage().isDurable
    ? { text, toast }
    : { text: `${text} It will be gone when you close or reload the page.`, toast: undefined }
