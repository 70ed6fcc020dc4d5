import { useEffect } from 'react'

/** Sets the document's title while it is printed: browsers print the title, and name the file after it. */
export function usePrintTitle(title: string) {
  useEffect(() => {
    let before = document.title
    const stop = new AbortController()
    const { signal } = stop
    const replace = () => {
      before = document.title
      document.title = title
    }
    const restore = () => (document.title = before)
    addEventListener('beforeprint', replace, { signal })
    addEventListener('afterprint', restore, { signal })
    return () => stop.abort()
  }, [title])
}
