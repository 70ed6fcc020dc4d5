import { useEffect } from 'react'
import { usePageStore } from '../page-store'
import { isLockedElsewhere } from '../store/tabs/lock'
import { announce } from '../announcer'
import { Notice } from './Notice'

const LOCKED =
  'Still waiting for another tab of this site. Close its other tabs, or keep this one open.'
const SLOW = 'This is taking longer than usual. Keep this page open until it is done.'

interface Props {
  /** A sentence to add while another tab blocks the change. */
  whileLocked?: string
  /** A sentence to add in any case. */
  note?: string
}

/** Tells the user that a change is slow or waits for another tab, and what to do. */
export function Waiting({ whileLocked, note }: Props) {
  const isElsewhere = usePageStore(isLockedElsewhere)
  const sentence = isElsewhere ? LOCKED : SLOW
  useEffect(() => announce(sentence), [sentence])
  return (
    <Notice>
      <p>{[sentence, isElsewhere && whileLocked, note].filter(Boolean).join(' ')}</p>
    </Notice>
  )
}
