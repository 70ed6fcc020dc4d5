import { QueryClient } from '@tanstack/react-query'

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
    },
  })
}
