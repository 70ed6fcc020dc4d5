/**
 * Every text within a value: of a custom view what it has to be found, and of a vocabulary its labels; no
 * addresses, icons or schemas.
 */
export function textsWithin(value: unknown): string {
  const seen = new Set<object>()
  const collect = (part: unknown): string[] => {
    if (typeof part === 'string') return NOT_READ.test(part) ? [] : [part]
    if (typeof part !== 'object' || part === null || seen.has(part)) return []
    seen.add(part)
    if (Array.isArray(part)) return part.flatMap(collect)
    const found: unknown =
      'find' in part && typeof part.find === 'function' ? (part.find as () => unknown)() : []
    const held = Object.entries(part).flatMap(([name, one]): unknown[] =>
      /schema$/i.test(name) || (name === 'values' && 'labels' in part) ? [] : [one],
    )
    return [...held, found].flatMap(collect)
  }
  return collect(value).join('\n')
}

const NOT_READ = /^(https?:|tel:|mailto:|i-lucide|\/)/
