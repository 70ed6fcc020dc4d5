import { useMemo } from 'react'
import { allDue, type Due, type DueSource } from '@/engine/due/due'
import { useStoredValues } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'

/** All that waits for the user today. */
export function useDue(sources: readonly DueSource[]): readonly Due[] {
  const today = useToday()
  const read = useMemo(() => [...new Set(sources.flatMap(({ lines }) => lines.of))], [sources])
  const values = useStoredValues(read)
  return useMemo(
    () => allDue(sources, (stored) => values[read.indexOf(stored)], today),
    [sources, read, values, today],
  )
}
