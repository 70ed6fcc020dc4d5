import { isolate } from '@/engine/isolate'
import { shortened } from '@/engine/shortened'
import type { Entered } from './entered'

/** A place may be a whole address; so much of it fits a line. */
const MAX_PLACE = 40

interface Known extends Pick<Entered, 'dependents'> {
  from: string
  to: string
  grade: string
}

/** What has to be chosen before a rate can show. */
function missing({ from, to, grade, dependents }: Known): string[] {
  return [
    ...(from.trim() === '' && to.trim() === '' ? ['duty stations'] : []),
    ...(grade === '' ? ['pay grade'] : []),
    ...(dependents === '' ? ['dependents'] : []),
  ]
}

/** Whether a rate can show without another answer. */
export const isAnswered = (known: Known) => missing(known).length === 0

/** What is known and what is missing: "Fort Bragg to Fort Carson, E-5: choose dependents". */
export function closedLine(known: Known): string {
  const { from, to, grade, dependents } = known
  const places = [from, to].filter((place) => place.trim() !== '')
  const route = places.map((place) => isolate(shortened(place.trim(), MAX_PLACE))).join(' to ')
  const has = dependents && `${dependents === 'yes' ? 'with' : 'without'} dependents`
  const said = [route, grade, has].filter(Boolean).join(', ')
  const asked = missing(known)
  if (asked.length === 0) return said
  const last = asked.slice(-2).join(' and ')
  const choose = `choose ${[...asked.slice(0, -2), last].join(', ')}`
  return said ? `${said}: ${choose}` : `C${choose.slice(1)}`
}
