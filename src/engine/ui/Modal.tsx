import { Dialog, DialogBackdrop } from '@headlessui/react'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { LiveRegion } from './LiveRegion'

interface Props {
  onClose: () => void
  children: ReactNode
}

/** A modal dialog, open while it is mounted. The page behind it is inert. */
export function Modal({ onClose, children }: Props) {
  useRestoreFocus()
  // Headless UI finds the page behind a dialog only while the dialog is closed. A dialog that mounts open
  // would, from the second one on, leave the page reachable by keyboard and screen reader.
  const [isOpen, setIsOpen] = useState(false)
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the closed dialog must render first
  useLayoutEffect(() => setIsOpen(true), [])
  return (
    <Dialog open={isOpen} onClose={onClose} className="relative z-50" data-no-print>
      <DialogBackdrop className="fixed inset-0 bg-black/50" />
      {children}
      {/* A screen reader does not announce what changes in the inert page. */}
      <LiveRegion showsToasts={false} />
    </Dialog>
  )
}

/**
 * Returns the focus to the element that opened the dialog. Headless UI does so only if its code was loaded
 * before that element was pressed, which is not the case for the first dialog that loads on demand.
 */
function useRestoreFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
}
