import { useQuery } from '@tanstack/react-query'
import type { Stored } from '../model/stored'
import { useRepository } from './RepositoryProvider'

/**
 * What a key holds, kept up to date: a change shows in the frame of the press, one of another tab as
 * soon as it is known. There at the first render; a list is read when something first asks for it.
 */
export function useStored<Value>(stored: Stored<Value>): Value {
  const query = useRepository().query(stored)
  // With its initial data a query is never without; only its type cannot tell.
  return useQuery(query).data ?? query.queryFn()
}
