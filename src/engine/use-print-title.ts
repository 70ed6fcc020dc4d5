import { useEffect } from 'react'

/** Names the document so while it is printed: browsers print the title, and name the file after it. */
export function usePrintTitle(title: string) {
  useEffect(() => {
    let before = document.title
    const stop = new AbortController()
    const { signal } = stop
    const name = () => {
      before = document.title
      document.title = title
    }
    const nameBack = () => (document.title = before)
    addEventListener('beforeprint', name, { signal })
    addEventListener('afterprint', nameBack, { signal })
    return () => stop.abort()
  }, [title])
}
