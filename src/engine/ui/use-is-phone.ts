import { useSyncExternalStore } from 'react'

/** Narrower than `md`. */
const PHONE = '(max-width: 47.99rem)'

let wasPhone = false

/** Whether the screen is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(follow, isPhone, () => false)
}

/** Paper is narrow too. What is printed stays what the screen has, which is opened for it. */
function isPhone(): boolean {
  if (!matchMedia('print').matches) wasPhone = matchMedia(PHONE).matches
  return wasPhone
}

function follow(onChange: () => void): () => void {
  const query = matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
