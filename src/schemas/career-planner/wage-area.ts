import { region, type Region } from '../my-move/region'

/** Regions that the state wages leave out. */
const unpublished = ['AS', 'GU', 'MP', 'VI', 'overseas'] as const

/** A region that wages are published for: a state, the District of Columbia or Puerto Rico. */
export type WageState = Exclude<Region, (typeof unpublished)[number]>
/** The whole country, for comparison. */
export const COUNTRY = 'US'
/** The area of a pay figure. */
export type WageArea = typeof COUNTRY | WageState

/** Every state that has wages, in the order of the regions. */
export const wageStates: readonly WageState[] = region.values.filter(isPublished)
/** Every area that has wages: the whole country, then the states. */
export const wageAreas: readonly WageArea[] = [COUNTRY, ...wageStates]

/** Whether a text, such as a URL parameter, is the code of a state that has wages. */
export function isWageState(text: string): text is WageState {
  return wageStates.some((state) => state === text)
}

/** The visible name of an area. */
export function areaName(area: WageArea): string {
  return area === COUNTRY ? 'U.S.' : region.labels[area]
}

function isPublished(value: Region): value is WageState {
  return !unpublished.some((code) => code === value)
}
