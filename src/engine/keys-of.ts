/**
 * The keys of an object literal, with their literal types.
 * `Object.keys` returns `string[]`, because an object may have more keys than its type names.
 * This is for objects declared in the code, which have no other keys.
 */
export function keysOf<Key extends string>(object: { readonly [K in Key]: unknown }): Key[] {
  return Object.keys(object) as Key[]
}
