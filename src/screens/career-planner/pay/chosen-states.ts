import { isWageState, type WageState } from '@/schemas/career-planner/wage-area'

/** The state whose pay is shown, and the state to compare it with. */
export interface PayStates {
  payIn: WageState | undefined
  from: WageState | undefined
}

/** Two states as text from one source. Blank means "no state"; missing means no choice was made. */
type NamedStates = { readonly [Name in keyof PayStates]?: string | null | undefined }

/**
 * Each state from the first source that has a choice for it. A place without wages (Guam, overseas, a value from an
 * old link) does not count as a choice.
 * @param named the sources, by priority: the URL, the last choice, the move, the state where it starts or that of the profile
 */
export function chosenStates(...named: readonly NamedStates[]): PayStates {
  const first = (name: keyof PayStates) =>
    named.map((states) => states[name] ?? undefined).find(isChoice)
  return { payIn: stateOf(first('payIn')), from: stateOf(first('from')) }
}

const isChoice = (text: string | undefined) =>
  text === '' || (text !== undefined && isWageState(text))

const stateOf = (text = '') => (isWageState(text) ? text : undefined)
