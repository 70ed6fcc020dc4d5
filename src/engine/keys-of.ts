/**
 * The keys of an object literal, with their literal types.
 * `Object.keys` says `string[]` because an object may carry more keys than its type names;
 * this is for objects declared in the code, where it does not.
 */
export function keysOf<Key extends string>(object: { readonly [K in Key]: unknown }): Key[] {
  return Object.keys(object) as Key[]
}
