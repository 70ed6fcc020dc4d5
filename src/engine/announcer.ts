/** What is also shown for a moment: that the work of a person is safe. */
export type Sign = 'Saved' | 'Downloaded' | 'Restored'

type Listener = (text: string, sign: Sign | undefined) => void

const listeners = new Set<Listener>()

/**
 * Says a sentence to people who listen to the page. Shown by `LiveRegion`, which is once in each
 * layout and in dialogs that announce.
 * @param sign is shown, too; nothing is when left out
 */
export function announce(text: string, sign?: Sign) {
  for (const listener of listeners) listener(text, sign)
}

/** @returns a function that stops listening. */
export function onAnnouncement(next: Listener): () => void {
  listeners.add(next)
  return () => void listeners.delete(next)
}
