import { useMediaQuery } from '../use-media-query'

/** Narrower than `md`. */
const PHONE_QUERY = '(max-width: 47.99rem)'

let wasPhone = false

/** Whether the viewport is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useMediaQuery(PHONE_QUERY, isPhone)
}

/** A printed page is narrow, too. Keep the value of the screen while printing, so that the layout stays. */
function isPhone(): boolean {
  if (!matchMedia('print').matches) wasPhone = matchMedia(PHONE_QUERY).matches
  return wasPhone
}
