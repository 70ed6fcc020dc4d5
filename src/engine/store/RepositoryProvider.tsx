import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, useContext, type ReactNode } from 'react'
import type { Repository } from './repository'

const RepositoryContext = createContext<Repository | undefined>(undefined)

/** Provides the repository to the components inside. */
export function RepositoryProvider(props: { repository: Repository; children: ReactNode }) {
  return (
    <RepositoryContext value={props.repository}>
      <QueryClientProvider client={props.repository.queryClient}>
        {props.children}
      </QueryClientProvider>
    </RepositoryContext>
  )
}

export function useRepository(): Repository {
  const repository = useContext(RepositoryContext)
  if (!repository) throw new Error('This screen needs a RepositoryProvider above it.')
  return repository
}
