import { useEffect, useState } from 'react'
import { onAnnouncement } from './announcer'
import { SavedSign } from './SavedSign'

/** What people want to see, too: that their work is on disk. */
const shown = ['Saved', 'Downloaded', 'Restored']

/** The one place where saves, deletes and results are announced. A save is also shown for a moment. */
export function LiveRegion() {
  const [said, setSaid] = useState({ text: '', turn: 0 })
  useEffect(() => onAnnouncement((text) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))), [])
  const sign = shown.find((word) => said.text.startsWith(word))
  return (
    <>
      <div role="status" aria-live="polite" className="sr-only">
        {/* A new element each time, so that the same sentence twice is announced twice. */}
        <span key={said.turn}>{said.text}</span>
      </div>
      {sign && <SavedSign key={`sign ${said.turn}`} text={sign} />}
    </>
  )
}
