import { createPortal } from 'react-dom'
import { Icon } from './Icon'

/** The id of the element that a layout has for the toast, in a bar that is always visible. */
export const TOAST_CONTAINER_ID = 'toast-container'

/**
 * Shows "Saved" or a similar text for a moment; CSS hides it again. It is in the bar at the top, where it covers no
 * content, or at the bottom of the window if the layout has no such bar. Screen readers get the live region instead.
 */
export function SavedToast({ text }: { text: string }) {
  const container = document.getElementById(TOAST_CONTAINER_ID)
  if (!container) return <Toast text={text} className="toast bg-success text-raised" />
  return createPortal(
    <Toast
      text={text}
      // In a narrow bar only the check mark shows: the word wraps to a second line, which is cut off.
      className="flex h-5 flex-wrap justify-end gap-x-1 overflow-hidden whitespace-nowrap pl-2 text-sm font-semibold leading-5 text-success"
    />,
    container,
  )
}

function Toast({ text, className }: { text: string; className: string }) {
  return (
    <div aria-hidden="true" data-no-print className={`passing ${className}`}>
      <Icon name="i-lucide-check" className="size-5" />
      <span>{text}</span>
    </div>
  )
}
