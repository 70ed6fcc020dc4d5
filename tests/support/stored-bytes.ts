/** The exact text of every key in local storage. */
export function storedBytesAndMark(): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: localStorage.length }, (_, index) => {
      const key = localStorage.key(index) ?? ''
      return [key, localStorage.getItem(key) ?? '']
    }),
  )
}

/** The same without the product's internal save mark. Also runs in a page, so it cannot call anything in this file. */
export function storedBytes(): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
      .filter((key) => key !== 'saveMark')
      .map((key) => [key, localStorage.getItem(key) ?? '']),
  )
}
