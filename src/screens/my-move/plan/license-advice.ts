import { labelOf } from '@/engine/model/vocabulary'
import type { Move } from '@/schemas/my-move/move'
import { region } from '@/schemas/my-move/region'

/** Where a move leads, as far as a license asks. */
type Way = Pick<Move, 'from' | 'to'>

/** Whether a move stays with one licensing board. */
export function staysInState({ from, to }: Way): boolean {
  return from === to && to !== '' && to !== 'overseas'
}

/**
 * What to know before a task about a license, where the rules between two states do not hold; blank where
 * they do. It asks and names the office, as no page tells the rules of every country.
 */
export function licenseAdvice(way: Way): string {
  if (way.to === 'overseas') return OVERSEAS
  return staysInState(way)
    ? `You stay in ${labelOf(region, way.to)}, so the same board decides. Ask it: “Does my license stay valid as it is, and do you need my new address?”`
    : ''
}

const OVERSEAS =
  'The federal license law and the compacts are written for states. Ask the legal assistance office and the civilian personnel office of the new installation: “Which license do I need to work here, on base and off?”'
