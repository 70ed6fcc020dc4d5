type Texts = readonly (readonly [key: string, text: string])[]

/**
 * The local storage limit of an origin, in UTF-16 code units of keys and values together.
 * Measured in Chromium, Firefox and Safari: 5 × 1024² code units (10 MiB), less one.
 */
export const STORAGE_LIMIT_CHARACTERS = 5_242_879

/** How many UTF-16 code units the keys and values of a repository use, without its save mark. */
export function storageUsed({ texts }: { texts: () => Texts }): number {
  return textsSize(texts())
}

/** How many UTF-16 code units texts use in storage, with their keys. */
export function textsSize(texts: Texts): number {
  return texts.reduce((sum, [key, text]) => sum + key.length + text.length, 0)
}
