import { useSyncExternalStore } from 'react'

/** Narrower than `md`. Paper is none, however narrow: a print shows everything. */
const PHONE = 'screen and (max-width: 47.99rem)'

/** Whether the screen is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(follow, isPhone, () => false)
}

const isPhone = () => matchMedia(PHONE).matches

function follow(onChange: () => void): () => void {
  const query = matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
