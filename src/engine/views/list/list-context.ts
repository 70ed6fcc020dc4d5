import { createContext, useContext } from 'react'
import type { useList } from './use-list'

type List = ReturnType<typeof useList>

/** What stays the same while a list is open: its config, and what can be done to its records. */
export const ListContext = createContext<List['context'] | undefined>(undefined)
/** What changes with each search, page and write. */
export const ListStateContext = createContext<List['state'] | undefined>(undefined)

/** The config and the actions of the list around. A card that reads only these is not drawn again with the list. */
export function useListContext(): List['context'] {
  return given(useContext(ListContext))
}

/** The state of the list around. What reads it is drawn again at every change of the list. */
export function useListState(): List['state'] {
  return given(useContext(ListStateContext))
}

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('This part is for use within a ListView.')
  return value
}
