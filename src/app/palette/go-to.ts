import { focusTitle } from '@/engine/ui/focus-title'
import { reveal } from '@/engine/ui/reveal'

/**
 * Goes to a place in the product once the palette has closed, and puts the focus there: on what the
 * address names, else where the new page, tab or form puts it, else on the heading.
 */
export function goTo(address: string, navigate: (address: string) => void) {
  // The closing dialog has handed its focus back by then.
  afterFrames(2, () => {
    const active = document.activeElement
    // Not from a dialog: the search may be open again.
    if (active instanceof HTMLElement && !active.closest('[role=dialog]')) active.blur()
    navigate(address)
    const [, anchor] = address.split('#')
    if (anchor) reveal(anchor)
    else afterFrames(4, focusHeading)
  })
}

function focusHeading() {
  if (document.activeElement !== document.body) return
  focusTitle()
}

function afterFrames(count: number, action: () => void) {
  if (count === 0) action()
  else requestAnimationFrame(() => afterFrames(count - 1, action))
}
