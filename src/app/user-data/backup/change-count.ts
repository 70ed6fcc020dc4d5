import { formatCount } from '@/engine/format-count'

/** "1 change", "3 changes". */
export function changeCount(changes: number): string {
  return changes === 1 ? '1 change' : `${formatCount(changes)} changes`
}
