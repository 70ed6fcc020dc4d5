import { createPortal } from 'react-dom'
import { Icon } from './Icon'

/** The id of the room that a layout keeps for the sign, in a bar that is always in sight. */
export const SIGN_ROOM = 'sign'

/**
 * Shows for a moment that the last change is on disk; the styles take it away. It is in the bar on
 * top, where it covers nothing that a person reads; a layout without one shows it at the foot. People
 * who listen hear it from the live region.
 */
export function SavedToast({ text }: { text: string }) {
  const room = document.getElementById(SIGN_ROOM)
  if (!room) return <Sign text={text} className="sign bg-success text-raised" />
  return createPortal(
    <Sign
      text={text}
      // A bar without room for the word has its check alone: the word wraps to a line that does not show.
      className="flex h-5 flex-wrap justify-end gap-x-1 overflow-hidden whitespace-nowrap pl-2 text-sm font-semibold leading-5 text-success"
    />,
    room,
  )
}

function Sign({ text, className }: { text: string; className: string }) {
  return (
    <div aria-hidden="true" data-no-print className={`passing ${className}`}>
      <Icon name="i-lucide-check" className="size-5" />
      <span>{text}</span>
    </div>
  )
}
