import { useEffect } from 'react'
import { createStore } from '../page-store'

/** The names of the forms that are on the page. */
export const openForms = createStore<readonly string[]>([], { outlivesReset: true })

/** Lists a form in `openForms` while it is mounted. */
export function useOpenForm(name: string) {
  useEffect(() => {
    openForms.set([...openForms.get(), name])
    return () => openForms.set(openForms.get().filter((other) => other !== name))
  }, [name])
}
