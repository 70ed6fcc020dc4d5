import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed. Rerenders synchronously, before the browser lays out the print. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const watch = new AbortController()
    const { signal } = watch
    addEventListener('beforeprint', () => flushSync(() => setIsPrinting(true)), {
      signal,
      // Before `openForPrint`, which opens the disclosures that this renders.
      capture: true,
    })
    addEventListener('afterprint', () => setIsPrinting(false), { signal })
    return () => watch.abort()
  }, [])
  return isPrinting
}
