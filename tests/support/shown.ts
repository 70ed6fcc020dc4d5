import { QueryObserver } from '@tanstack/react-query'
import type { Repository } from '@/engine/store/repository'
import type { Stored } from '@/engine/model/stored'

/** What the interface shows of a key. It follows from the first look on. */
export const shown = <Value>({ queryClient, query }: Repository, stored: Stored<Value>) =>
  new QueryObserver(queryClient, query(stored)).getCurrentResult().data
