/** What is between a key and the time at which something was set aside for it. */
export const UNREADABLE = '.unreadable.'

/** Where bytes that could not be read lie once their key has been written again. */
export const unreadableName = (key: string, stamp: number | string): string =>
  `${key}${UNREADABLE}${stamp}`

/** The key that a text is stored under, or was set aside for. */
export const keyOfText = (name: string): string => name.split(UNREADABLE, 1)[0] ?? name

/**
 * A name beside a key where nothing is stored yet.
 * @param textUnder reads what is stored under a name
 * @param from the first time that is tried
 */
export function freeCopy(
  key: string,
  textUnder: (name: string) => string | null,
  from = Date.now(),
): string {
  let stamp = from
  while (textUnder(unreadableName(key, stamp)) !== null) stamp++
  return unreadableName(key, stamp)
}
