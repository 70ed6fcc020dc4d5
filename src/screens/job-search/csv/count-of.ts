import { formatCount } from '@/engine/format-count'

/** "1 row", "2,000 rows" */
export function countOf(count: number, one: string): string {
  return `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`
}
