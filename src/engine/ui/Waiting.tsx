import { useEffect, type ReactNode } from 'react'
import { announce } from './announcer'
import { Notice } from './Notice'

const SENTENCE =
  'Still waiting for another tab of this site. Close its other tabs, or keep this one open.'

/** Says that a change waits for another tab, and what to do. @param children what else is good to know */
export function Waiting({ children }: { children?: ReactNode }) {
  useEffect(() => announce(SENTENCE), [])
  return (
    <Notice>
      <p>
        {SENTENCE} <span>{children}</span>
      </p>
    </Notice>
  )
}
