type Listener = (text: string) => void

let listener: Listener | undefined

/** Says a sentence to people who listen to the page. Shown by `LiveRegion`, which stands once in each layout. */
export function announce(text: string) {
  listener?.(text)
}

/** @returns a function that stops listening. */
export function onAnnouncement(next: Listener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = undefined
  }
}
