import { QueryObserver } from '@tanstack/react-query'
import type { Repository } from '@/engine/store/repository'
import type { Stored } from '@/engine/model/stored'

/** The value of a key that the interface shows. The first call creates the query, which then follows the key. */
export const shownValue = <Value>(
  { queryClient, queryOptions }: Repository,
  stored: Stored<Value>,
) => new QueryObserver(queryClient, queryOptions(stored)).getCurrentResult().data
