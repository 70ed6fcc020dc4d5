import { notifyManager, QueryClient } from '@tanstack/react-query'

// Notify in the same task as the event, so that the next frame shows the change. The default timer can fire later.
notifyManager.setScheduler(queueMicrotask)

/**
 * A query client that never evicts, retries or waits for a network, and whose data is never stale, so it is never
 * fetched again: storage is the source of truth.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: Infinity,
        staleTime: Infinity,
        networkMode: 'always',
        retry: false,
        structuralSharing: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
