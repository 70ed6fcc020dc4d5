import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import './binder.css'

interface Props {
  /** What a browser names the file, where a person saves it as one. */
  title: string
  /** Called once the person goes on to something else. */
  onClose: () => void
  children: ReactNode
}

/**
 * A document that prints in place of the page. It opens the print dialog, and is not seen on the screen.
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
