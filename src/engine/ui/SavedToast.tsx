import { createPortal } from 'react-dom'
import { Icon } from './Icon'

/** The id of the room that a layout keeps for the sign, in a bar that is always in sight. */
export const SIGN_ROOM = 'sign'

/**
 * Shows for a moment that the last change is on disk; the styles take it away. It stands in the bar on
 * top, where it covers nothing that a person reads; a layout without one shows it at the foot. People
 * who listen hear it from the live region.
 */
export function SavedToast({ text }: { text: string }) {
  const room = document.getElementById(SIGN_ROOM)
  if (!room) return <Sign text={text} className="sign bg-success text-raised" />
  return createPortal(
    <Sign
      text={text}
      className="flex shrink-0 items-center gap-1 whitespace-nowrap pl-2 text-sm font-semibold text-success"
      // A bar without room for the word has its check alone.
      textClass="sr-only @[24rem]:not-sr-only"
    />,
    room,
  )
}

interface SignProps {
  text: string
  className: string
  textClass?: string
}

function Sign({ text, className, textClass }: SignProps) {
  return (
    <div aria-hidden="true" data-no-print className={`passing ${className}`}>
      <Icon name="i-lucide-check" className="size-5" />
      <span className={textClass}>{text}</span>
    </div>
  )
}
