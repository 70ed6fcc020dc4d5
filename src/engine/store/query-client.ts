import { notifyManager, QueryClient } from '@tanstack/react-query'

// Notify in the same task as the event, so that the next frame shows the change. The default timer can fire later.
notifyManager.setScheduler(queueMicrotask)

/**
 * A query client whose data is never stale, so it is never fetched: the repository sets it. It never evicts, because a
 * query also holds changes that are not stored yet. It shares no structure, because values are compared by identity.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: Infinity,
        staleTime: Infinity,
        structuralSharing: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
