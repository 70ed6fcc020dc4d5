import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import './binder.css'

interface Props {
  /** The file name that browsers suggest when the document is saved as a PDF. */
  title: string
  /** Called at the next press of a pointer or a key. */
  onClose: () => void
  children: ReactNode
}

/**
 * A document that prints in place of the page. It opens the print dialog and is hidden on the screen.
 * See docs/decisions/0030.
 */
export function PrintedAlone({ title, onClose, children }: Props) {
  useEffect(() => {
    const before = document.title
    document.title = title
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      document.title = before
      cancelAnimationFrame(frame)
    }
  }, [title])
  // Not after `afterprint`: on a phone it comes while the pages are still being drawn.
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    addEventListener('pointerdown', onClose, { signal })
    addEventListener('keydown', onClose, { signal })
    return () => stop.abort()
  }, [onClose])
  return createPortal(
    <div className="printed-alone hidden text-sm leading-snug print:block">{children}</div>,
    document.body,
  )
}
