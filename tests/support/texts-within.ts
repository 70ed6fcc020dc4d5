import type { Load } from '@/engine/model/stored'

/**
 * Every text within a value, including the search entries of a custom view and the labels of a vocabulary, without
 * URLs, icons and schemas.
 */
export function textsWithin(value: unknown): string {
  const seen = new Set<object>()
  const collect = (part: unknown): string[] => {
    if (typeof part === 'string') return IGNORED.test(part) ? [] : [part]
    if (typeof part !== 'object' || part === null || seen.has(part)) return []
    seen.add(part)
    if (Array.isArray(part)) return part.flatMap(collect)
    const found: unknown =
      'find' in part && typeof part.find === 'function' ? (part.find as Find)(readNothing) : []
    const parts = Object.entries(part).flatMap(([name, field]): unknown[] =>
      /schema$/i.test(name) || (name === 'values' && 'labels' in part) ? [] : [field],
    )
    return [...parts, found].flatMap(collect)
  }
  return collect(value).join('\n')
}

type Find = (read: Load) => unknown
/** Storage without data. */
const readNothing: Load = ({ empty }) => empty

const IGNORED = /^(https?:|tel:|mailto:|i-lucide|\/)/
