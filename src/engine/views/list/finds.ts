import type { AnyListConfig } from './list-view'

/** The parameter of the address that names what is found. */
export const FIND = 'find'

export type Find = NonNullable<AnyListConfig['finds']>[string]

/** The one that an address asks for; none where the list has no such. */
export function findIn({ finds = {} }: AnyListConfig, name = ''): Find | undefined {
  return Object.hasOwn(finds, name) ? finds[name] : undefined
}
