import { useEffect } from 'react'
import useLocalStorageState from 'use-local-storage-state'
import { isQuotaError, THEME_KEY } from '../store/storage'
import { parseJson } from '../store/untrusted-json'
import { useMediaQuery } from '../use-media-query'

/** Why the browser did not store a choice. */
export type Refusal = 'full' | 'denied'

/**
 * Whether the dark theme is on, and its switch. Without a stored choice the system decides. The switch changes the
 * theme even if the browser does not store the choice; then it returns why.
 */
export function useDarkMode() {
  // No default value: it would be written at the first render and override the system forever.
  const [chosen, setChosen] = useLocalStorageState<boolean>(THEME_KEY)
  const system = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = typeof chosen === 'boolean' ? chosen : system

  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }, [isDark])

  useEffect(() => {
    // A page in the back/forward cache gets no event of a choice on a later page.
    window.addEventListener('pageshow', showStoredTheme)
    return () => window.removeEventListener('pageshow', showStoredTheme)
  }, [])

  const toggle = (): Refusal | undefined => {
    setAsideUnreadable()
    // The hook keeps in memory what it cannot store, and does not say why.
    const refusal = store(!isDark)
    setChosen(!isDark)
    return refusal
  }
  return { isDark, toggle }
}

function store(isDark: boolean): Refusal | undefined {
  try {
    localStorage.setItem(THEME_KEY, JSON.stringify(isDark))
    return undefined
  } catch (error) {
    return isQuotaError(error) ? 'full' : 'denied'
  }
}

/** Keeps a stored text that is no choice under another key, like all unreadable data. */
function setAsideUnreadable() {
  try {
    const text = localStorage.getItem(THEME_KEY)
    if (text === null || typeof parseJson(text) === 'boolean') return
    localStorage.setItem(`${THEME_KEY}.unreadable.${Date.now()}`, text)
  } catch {
    // If the storage is full or denied, the switch does not write either.
  }
}

/** Shows the stored choice after something other than the switch has written it. */
export function showStoredTheme() {
  try {
    const { localStorage: storageArea } = window
    // The hook takes it for a write of another tab.
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, storageArea }))
  } catch {
    // If the storage is denied, nothing was written.
  }
}
