import { useState } from 'react'

/**
 * Counts how often a value was replaced. As the key of an alert it makes each failure a new element: screen readers do
 * not announce an alert that stays the same.
 */
export function useTurn(value: unknown): number {
  const [{ last, turn }, setLast] = useState({ last: value, turn: 0 })
  if (value !== last) setLast({ last: value, turn: turn + 1 })
  return turn
}
