import { useEffect, useState } from 'react'

/**
 * Headless UI gives the focus back to what opened the dialog only if it was loaded before that was
 * pressed. A dialog that loads at its first use sees to it itself that first time.
 */
export function useReturnedFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
}
