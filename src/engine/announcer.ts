/** The text of a toast, which tells the user that their work is safe. */
export type ToastText = 'Saved' | 'Downloaded' | 'Restored'

type Listener = (text: string, toast: ToastText | undefined) => void

const listeners = new Set<Listener>()

/**
 * Announces a sentence to screen readers, through the `LiveRegion` of the layout or dialog.
 * @param toast a text to show for a moment as well; nothing is shown without it
 */
export function announce(text: string, toast?: ToastText) {
  for (const listener of listeners) listener(text, toast)
}

/** @returns a function that stops listening. */
export function onAnnouncement(next: Listener): () => void {
  listeners.add(next)
  return () => void listeners.delete(next)
}
