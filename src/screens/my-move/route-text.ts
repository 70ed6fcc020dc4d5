import { capitalized } from '@/engine/capitalized'
import { shortened } from '@/engine/shortened'
import { destination, type Move } from '@/schemas/my-move/move'
import { areaOf } from '@/schemas/my-move/region'

/** How many characters of a place fit on a line. A place may be a whole address. */
const MAX_PLACE = 40

/** "From Honolulu, Hawaii to Tacoma, Washington" or "Within Texas", as far as it is known. */
export function routeText({
  from,
  fromPlace,
  to,
  toPlace,
}: Pick<Move, 'from' | 'fromPlace' | 'to' | 'toPlace'>): string {
  const area = areaOf(from, to)
  if (area && !fromPlace && !toPlace) return capitalized(area)
  const there = destination({ to, toPlace: shortened(toPlace, MAX_PLACE) })
  if (from === '' && fromPlace === '') return `To ${there}`
  return `From ${destination({ to: from, toPlace: shortened(fromPlace, MAX_PLACE) })} to ${there}`
}
