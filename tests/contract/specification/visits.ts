import { areaOf } from '../../support/area-of'
import type { Entry, ListedPlace } from './entry'

/** The places of one browser test, ordered so that one can often be reached from the previous one. */
export interface Visit {
  name: string
  entries: readonly Entry[]
}

/** Groups the entries by area, with separate visits for places where time passes or something fails. */
export function visitsOf(entries: readonly Entry[]): readonly Visit[] {
  const visits = new Map<string, Entry[]>()
  for (const entry of entries) {
    const name = visitOf(entry.place)
    visits.set(name, [...(visits.get(name) ?? []), entry])
  }
  return Array.from(visits, ([name, all]) => ({
    name,
    entries: all.toSorted((one, other) => (orderOf(one.place) < orderOf(other.place) ? -1 : 1)),
  }))
}

/**
 * The remaining steps and time to get from one place to another without opening the page again.
 * @returns undefined if the page has to be opened again
 */
export function remainingSteps(
  from: ListedPlace,
  to: ListedPlace,
): Required<Pick<ListedPlace, 'open' | 'after'>> | undefined {
  const isSamePage = addressOf(from) === addressOf(to) && from.leadsTo === undefined
  const [before, open] = [from.open ?? [], to.open ?? []]
  const isOnTheWay = before.every((step, at) => JSON.stringify(step) === JSON.stringify(open[at]))
  const hasTime = from.after === undefined ? to.after === undefined : (to.after ?? -1) >= from.after
  if (!isSamePage || !isOnTheWay || !hasTime) return undefined
  return { open: open.slice(before.length), after: (to.after ?? 0) - (from.after ?? 0) }
}

function visitOf({ path, open = [], logs, after }: ListedPlace): string {
  if (logs?.some((text) => text.includes('404'))) return 'an address without a page'
  // In another visit, the browser could already have loaded the code.
  const isLost = open.some((step) => typeof step === 'object' && 'lose' in step)
  if (isLost) return 'a place whose code does not load'
  if (logs) return 'places where something fails'
  return after === undefined ? areaOf(path) : `${areaOf(path)} as time passes`
}

/** Identifies the page as it opens: its address and conditions. */
function addressOf({ path, given, at, width }: ListedPlace): string {
  return JSON.stringify([path, given, at, width])
}

/** A sort key that puts a place before the places that continue from it. */
function orderOf(place: ListedPlace): string {
  const steps = (place.open ?? []).map((step) => JSON.stringify(step))
  return [addressOf(place), String(place.after ?? '').padStart(3), ...steps].join('\n')
}
