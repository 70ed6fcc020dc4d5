/** Everything in this browser's storage, key by key, to the byte; the product's own save mark is not of it. */
export function storedBytes(): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: localStorage.length }, (_, index) => {
      const key = localStorage.key(index) ?? ''
      return [key, localStorage.getItem(key) ?? '']
    }).filter(([key]) => key !== 'saveMark'),
  )
}

/** The same with the save mark: what a browser has on its disk. */
export function storedBytesAndMark(): Record<string, string> {
  return { ...localStorage }
}
