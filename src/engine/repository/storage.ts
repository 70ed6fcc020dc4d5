/** The part of the browser's `Storage` that the repository uses. */
export type KeyValueStorage = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'
>

export interface OpenedStorage {
  storage: KeyValueStorage
  /** Whether what is written outlives the page. */
  isDurable: boolean
}

/** The browser's local storage, or, where the browser denies it, memory that ends with the page. */
export function openStorage(): OpenedStorage {
  try {
    const storage = window.localStorage
    void storage.length // some browsers hand out the object and refuse its use
    return { storage, isDurable: true }
  } catch {
    return { storage: memoryStorage(), isDurable: false }
  }
}

/** Every key of a storage with its text. @param wanted picks keys, before their texts are read */
export function storedTexts(
  storage: KeyValueStorage,
  wanted: (name: string) => boolean = () => true,
): [name: string, text: string][] {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at))
  return names.flatMap((name): [string, string][] => {
    const text = name !== null && wanted(name) ? storage.getItem(name) : null
    return name === null || text === null ? [] : [[name, text]]
  })
}

/**
 * Makes the storage hold exactly these texts, among the names that are concerned. What goes first
 * makes room for what comes back.
 */
export function putBackTexts(
  storage: KeyValueStorage,
  texts: ReadonlyMap<string, string>,
  concerned: (name: string) => boolean = () => true,
) {
  for (const [key] of storedTexts(storage, concerned)) {
    if (!texts.has(key)) storage.removeItem(key)
  }
  for (const [key, text] of texts) {
    if (storage.getItem(key) !== text) storage.setItem(key, text)
  }
}

/** A storage that lives as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}
