type Listener = (text: string) => void

const listeners = new Set<Listener>()

/** Says a sentence to people who listen to the page. Shown by `LiveRegion`, which stands once in each layout and in dialogs that announce. */
export function announce(text: string) {
  for (const listener of listeners) listener(text)
}

/** @returns a function that stops listening. */
export function onAnnouncement(next: Listener): () => void {
  listeners.add(next)
  return () => void listeners.delete(next)
}
