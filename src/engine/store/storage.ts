/** The part of the browser's `Storage` that the repository uses. */
export type KeyValueStorage = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'
>

/**
 * Where the product's own mark is stored (mirror/save-mark.ts). It is not the user's: no backup, version or
 * count holds it.
 */
export const SAVE_MARK_KEY = 'saveMark'

/** Where the theme is stored. Public pages store it too, without the repository. */
export const THEME_KEY = 'darkMode'

export interface OpenedStorage {
  storage: KeyValueStorage
  /** Whether what is written outlives the page. */
  isDurable: boolean
}

/**
 * The browser's local storage, or, where the browser denies it, memory that ends with the page. Memory
 * starts with what can be read, where only writing is denied. See docs/decisions/0001.
 */
export function openStorage(): OpenedStorage {
  const memory = memoryStorage()
  try {
    const storage = window.localStorage
    // Some browsers hand out the object and refuse its use.
    void storage.length
    storage.getItem(PROBE)
    if (canWrite(storage)) return { storage, isDurable: true }
    // Without the mark: the mirror belongs to a storage that can be written.
    const isTaken = (name: string) => name !== SAVE_MARK_KEY
    for (const [name, text] of storedTexts(storage, isTaken)) memory.setItem(name, text)
  } catch {
    // Not even reading is allowed.
  }
  return { storage: memory, isDurable: false }
}

/** Full storage can be written once there is room. */
function canWrite(storage: KeyValueStorage): boolean {
  try {
    storage.setItem(PROBE, '')
    storage.removeItem(PROBE)
    return true
  } catch (error) {
    return isQuotaError(error)
  }
}

const PROBE = 'isWritable'

/** Whether storage refused a write because it is full. */
export function isQuotaError(cause: unknown): boolean {
  // Firefox before 2024 used a name of its own.
  return (
    cause instanceof DOMException &&
    ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(cause.name)
  )
}

let opened: OpenedStorage | undefined

/** The storage of this page, opened once: where it is memory, everybody must have the same. */
export const pageStorage = (): OpenedStorage => (opened ??= openStorage())

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
 * Makes the storage hold exactly these texts, among the names that are concerned. What goes or
 * shrinks makes room first, so that what fitted before fits again.
 */
export function putBackTexts(
  storage: KeyValueStorage,
  texts: ReadonlyMap<string, string>,
  concerned: (name: string) => boolean = () => true,
) {
  const now = new Map(storedTexts(storage, concerned))
  for (const key of now.keys()) if (!texts.has(key)) storage.removeItem(key)
  const growth = ([key, text]: readonly [string, string]) =>
    text.length - (now.get(key)?.length ?? 0)
  const changed = [...texts].filter(([key, text]) => now.get(key) !== text)
  for (const [key, text] of changed.toSorted((a, b) => growth(a) - growth(b))) {
    storage.setItem(key, text)
  }
}

/** Without the names under which there is nothing. */
export function presentTexts(texts: ReadonlyMap<string, string | null>): Map<string, string> {
  return new Map([...texts].flatMap(([name, text]) => (text === null ? [] : [[name, text]])))
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
