import { notifyManager, QueryClient } from '@tanstack/react-query'

// In the task of the press: the frame after it shows the change. A timer, as it is by default, may come later.
notifyManager.setScheduler(queueMicrotask)

/** A query client that never forgets, refetches, retries or waits for a network: storage is the source. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: Infinity,
        staleTime: Infinity,
        networkMode: 'always',
        retry: false,
        structuralSharing: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
