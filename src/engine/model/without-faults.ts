interface Fault {
  path: readonly PropertyKey[]
}

/**
 * A copy of a JSON value without the parts that faults point to: entries of an object, elements of a
 * list. `undefined` where a fault is about the whole value.
 */
export function withoutFaults(json: unknown, faults: readonly Fault[]): unknown {
  if (typeof json !== 'object' || json === null) return undefined
  if (faults.some(({ path }) => path.length === 0)) return undefined
  const entries = Object.entries<unknown>({ ...json }).flatMap(
    ([name, part]): [string, unknown][] => {
      const inside = faults
        .filter(({ path }) => String(path[0]) === name)
        .map(({ path }) => ({ path: path.slice(1) }))
      const kept = inside.length === 0 ? part : withoutFaults(part, inside)
      return kept === undefined ? [] : [[name, kept]]
    },
  )
  return Array.isArray(json) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}
