import { useEffect } from 'react'
import { LoadingIndicator } from './LoadingIndicator'

interface Props {
  /** Called where the person goes on to something else. */
  onGiveUp: () => void
  /** Takes what is typed meanwhile, where the dialog starts with a text. */
  onType?: (text: string) => void
}

/** Stands for a dialog whose code is on the way: it must not open over what the person does by then. */
export function LoadingDialog({ onGiveUp, onType }: Props) {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerdown', onGiveUp, { signal })
    document.addEventListener(
      'keydown',
      (event) => {
        const { key, ctrlKey, metaKey } = event
        if (key === 'Escape' || key === 'Tab') onGiveUp()
        else if (onType && key.length === 1 && !ctrlKey && !metaKey) {
          event.preventDefault()
          onType(key)
        }
      },
      { signal },
    )
    return () => stop.abort()
  })
  return <LoadingIndicator />
}
