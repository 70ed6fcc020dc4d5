import { Dialog, DialogBackdrop } from '@headlessui/react'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { useReturnedFocus } from './use-returned-focus'

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
