import { useEffect, useState } from 'react'
import { onAnnouncement, type Sign } from '../announcer'
import { SavedToast } from './SavedToast'

interface Said {
  text: string
  sign: Sign | undefined
  /** How many came before it. */
  turn: number
}

const nothing: Said = { text: '', sign: undefined, turn: 0 }

/** The one place where saves, deletes and results are announced. A save is also shown for a moment. */
export function LiveRegion() {
  const [{ text, sign, turn }, setSaid] = useState(nothing)
  useEffect(
    () => onAnnouncement((text, sign) => setSaid(({ turn }) => ({ text, sign, turn: turn + 1 }))),
    [],
  )
  return (
    <>
      <div role="status" aria-live="polite" className="sr-only">
        {/* A new element each time, so that the same sentence twice is announced twice. */}
        <span key={turn}>{text}</span>
      </div>
      {sign && <SavedToast key={`sign ${turn}`} text={sign} />}
    </>
  )
}
