import { useEffect } from 'react'
import { createStore } from '../page-store'

/** The names of the forms that are on the page. */
export const openForms = createStore<readonly string[]>([], { outlivesReset: true })

/** Counts a form among those on the page, as long as it is drawn. */
export function useOpenForm(name: string) {
  useEffect(() => {
    openForms.set([...openForms.get(), name])
    return () => openForms.set(openForms.get().filter((other) => other !== name))
  }, [name])
}
