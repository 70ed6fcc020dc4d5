import { isWageState, type WageState } from '@/schemas/career-planner/wage-area'

/** The state whose pay is shown, and the one that it is held against. */
export interface PayStates {
  payIn: WageState | undefined
  from: WageState | undefined
}

/** Two states as somebody named them; blank for none, and missing where nobody was asked. */
export type NamedStates = { readonly [Name in keyof PayStates]?: string | null | undefined }

/**
 * The states that are named first, each by itself: the address comes before what was chosen last. What
 * names no state with wages (Guam, overseas, an old link) is as if nobody had asked.
 */
export function chosenStates(...named: readonly NamedStates[]): PayStates {
  const first = (name: keyof PayStates) =>
    named.map((states) => states[name] ?? undefined).find(isAnswer)
  return { payIn: stateOf(first('payIn')), from: stateOf(first('from')) }
}

const isAnswer = (text: string | undefined) =>
  text === '' || (text !== undefined && isWageState(text))

const stateOf = (text = '') => (isWageState(text) ? text : undefined)
