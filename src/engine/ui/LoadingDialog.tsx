import { useEffect } from 'react'
import { LoadingIndicator } from './LoadingIndicator'
import { typedEdit } from './typed-edit'

interface Props {
  /** Called when the user presses Escape, Tab, or anywhere on the page. */
  onCancel: () => void
  /** Receives the edits typed meanwhile, for a dialog that begins with a text field. */
  onType?: (edit: (text: string) => string) => void
}

/** Shown while the code of a dialog loads. Cancel it when `onCancel` is called, so that it can't open late. */
export function LoadingDialog({ onCancel, onType }: Props) {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerdown', onCancel, { signal })
    document.addEventListener(
      'keydown',
      (event) => {
        const edit = typedEdit(event)
        if (event.key === 'Escape' || event.key === 'Tab') onCancel()
        else if (onType && edit) {
          event.preventDefault()
          onType(edit)
        }
      },
      { signal },
    )
    return () => stop.abort()
  })
  return <LoadingIndicator />
}
