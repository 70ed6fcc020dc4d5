/** Everything in this browser's storage, key by key, to the byte: what a browser has on its disk. */
export function storedBytesAndMark(): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: localStorage.length }, (_, index) => {
      const key = localStorage.key(index) ?? ''
      return [key, localStorage.getItem(key) ?? '']
    }),
  )
}

/** The same without the save mark, which is the product's own. Runs in a page too, so it calls nothing. */
export function storedBytes(): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
      .filter((key) => key !== 'saveMark')
      .map((key) => [key, localStorage.getItem(key) ?? '']),
  )
}
