import { Dialog, DialogBackdrop } from '@headlessui/react'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'

interface Props {
  onClose: () => void
  children: ReactNode
}

/** A dialog over the page, which is out of reach meanwhile. It is open as long as it is drawn. */
export function Modal({ onClose, children }: Props) {
  useReturnedFocus()
  // Headless UI finds the page behind a dialog only while the dialog is closed: drawn open at once,
  // each one after the first would leave the page in reach of the focus and of a screen reader.
  const [isOpen, setIsOpen] = useState(false)
  // eslint-disable-next-line react-hooks/set-state-in-effect -- it has to be drawn once before
  useLayoutEffect(() => setIsOpen(true), [])
  return (
    <Dialog open={isOpen} onClose={onClose} className="relative z-50" data-no-print>
      <DialogBackdrop className="fixed inset-0 bg-black/50" />
      {children}
    </Dialog>
  )
}

/**
 * Headless UI gives the focus back to what opened the dialog only if it was loaded before that was
 * pressed. A dialog that loads at its first use sees to it itself that first time.
 */
function useReturnedFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
}
