import { createContext, useContext } from 'react'
import type { useList } from './use-list'

type List = ReturnType<typeof useList>

/**
 * The part of a list that stays the same while it is open, unless the day or a joined value changes: its config, its
 * actions and the local day.
 */
export const ListContext = createContext<List['context'] | undefined>(undefined)
/** The part that changes with each search, page and write. */
export const ListStateContext = createContext<List['state'] | undefined>(undefined)

/** The config and actions of the enclosing list. A memoized card that reads only these does not rerender with it. */
export function useListContext(): List['context'] {
  return given(useContext(ListContext))
}

/** The state of the enclosing list. A component that reads it rerenders at every change of the list. */
export function useListState(): List['state'] {
  return given(useContext(ListStateContext))
}

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('This part is for use within a ListView.')
  return value
}
