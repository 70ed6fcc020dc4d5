/** The part of the browser's `Storage` that the repository uses. */
export type KeyValueStorage = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'
>

/**
 * The key of the save mark (save-mark.ts). It is not user data: no backup, version or count includes it.
 */
export const SAVE_MARK_KEY = 'saveMark'

/** The key of the theme. Public pages store it too, without the repository. */
export const THEME_KEY = 'darkMode'

export interface OpenedStorage {
  storage: KeyValueStorage
  /** Whether what is written outlives the page. */
  isDurable: boolean
}

/**
 * The browser's local storage; if the browser denies it, memory that ends with the page. If only writing is denied, the
 * memory starts with what can be read. See docs/decisions/0001.
 */
export function openStorage(): OpenedStorage {
  const memory = memoryStorage()
  try {
    const storage = window.localStorage
    // Some browsers provide the object and refuse its use.
    void storage.length
    storage.getItem(PROBE)
    if (canWrite(storage)) return { storage, isDurable: true }
    // Without the mark: the mirror belongs to a storage that can be written.
    const isCopied = (name: string) => name !== SAVE_MARK_KEY
    for (const [name, text] of storedTexts(storage, isCopied)) memory.setItem(name, text)
  } catch {
    // Not even reading is allowed.
  }
  return { storage: memory, isDurable: false }
}

/** A full storage counts as writable: it can be written once there is room. */
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
  // Firefox before 2024 used its own name.
  return (
    cause instanceof DOMException &&
    ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(cause.name)
  )
}

let opened: OpenedStorage | undefined

/** The storage of this page. Opened once, because if it is memory, all callers must share it. */
export const pageStorage = (): OpenedStorage => (opened ??= openStorage())

/**
 * Every key of a storage with its text, without the key with which a tab that starts checks whether it may write.
 * @param wanted picks keys, before their texts are read
 */
export function storedTexts(
  storage: KeyValueStorage,
  wanted: (name: string) => boolean = () => true,
): [name: string, text: string][] {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at))
  return names.flatMap((name): [string, string][] => {
    if (name === null || name === PROBE || !wanted(name)) return []
    const text = storage.getItem(name)
    return text === null ? [] : [[name, text]]
  })
}

/**
 * Makes the storage hold exactly these texts, among the names that are concerned. Removes and shrinks texts first, to
 * make room for those that grow.
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

/** Leaves out the names without a text. */
export function presentTexts(texts: ReadonlyMap<string, string | null>): Map<string, string> {
  return new Map([...texts].flatMap(([name, text]) => (text === null ? [] : [[name, text]])))
}

/** A storage in memory, which ends with the page. */
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
