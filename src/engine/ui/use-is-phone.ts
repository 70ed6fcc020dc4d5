import { useSyncExternalStore } from 'react'

/** Narrower than `md`. */
const PHONE_QUERY = '(max-width: 47.99rem)'

let wasPhone = false

/** Whether the viewport is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false)
}

/** A printed page is narrow, too. Keep the value of the screen while printing, so that the layout stays. */
function isPhone(): boolean {
  if (!matchMedia('print').matches) wasPhone = matchMedia(PHONE_QUERY).matches
  return wasPhone
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PHONE_QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
