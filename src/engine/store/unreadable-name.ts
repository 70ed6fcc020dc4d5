/** Separates a key from the time at which its unreadable text was set aside. */
export const UNREADABLE = '.unreadable.'

/** The name under which the unreadable text of a key is stored once the key is written again. */
export const unreadableName = (key: string, stamp: number | string): string =>
  `${key}${UNREADABLE}${stamp}`

/** The key that a text is stored under, or was set aside for. */
export const keyOfText = (name: string): string => name.split(UNREADABLE, 1)[0] ?? name

/**
 * A name for the unreadable text of a key under which nothing is stored yet.
 * @param textUnder reads what is stored under a name
 * @param from the first time to try
 */
export function freeUnreadableName(
  key: string,
  textUnder: (name: string) => string | null,
  from = Date.now(),
): string {
  let stamp = from
  while (textUnder(unreadableName(key, stamp)) !== null) stamp++
  return unreadableName(key, stamp)
}
