import { useState } from 'react'

/**
 * Counts how often a value was replaced. As the key of an alert it makes each failure a new element: screen readers do
 * not announce an alert that stays the same.
 */
export function useChangeCount(value: unknown): number {
  const [{ last, count }, setLast] = useState({ last: value, count: 0 })
  if (value !== last) setLast({ last: value, count: count + 1 })
  return count
}
