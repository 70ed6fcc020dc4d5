import { afterFrames, FRAMES_TO_RESTORE_FOCUS } from '@/engine/ui/after-frames'
import { focusTitle } from '@/engine/ui/focus-title'
import { reveal } from '@/engine/ui/reveal'
import { FORM } from '@/engine/url/form-url'

/** By then a new page, tab or form has taken the focus. */
const FRAMES_TO_OPEN = 4

/**
 * Navigates once the palette has closed, then moves the focus: to the element in the URL fragment, else
 * where the new page, tab or form moves it, else to the heading.
 */
export function goTo(address: string, navigate: (address: string) => void) {
  afterFrames(FRAMES_TO_RESTORE_FOCUS, () => {
    const active = document.activeElement
    // Keep the focus in a dialog: the palette may be open again.
    if (active instanceof HTMLElement && !active.closest('[role=dialog]')) active.blur()
    navigate(address)
    const [, anchor] = address.split('#')
    if (anchor) reveal(anchor)
    else afterFrames(FRAMES_TO_OPEN, () => focusHeading(address))
  })
}

/** After Back or Forward. The new page was inert when it moved the focus to its heading. */
export function focusAfterBack() {
  afterFrames(FRAMES_TO_OPEN, () => {
    // Closing the search may have returned the focus to its button.
    if (!document.activeElement?.closest('[role=dialog], main')) focusTitle({ preventScroll: true })
  })
}

function focusHeading(address: string) {
  if (document.activeElement !== document.body) return
  // A form takes the focus when it opens, but not if it was open before.
  const form =
    address.includes(`${FORM}=`) && document.querySelector('main form [data-focus-fallback]')
  if (form instanceof HTMLElement) form.focus()
  else focusTitle()
}
