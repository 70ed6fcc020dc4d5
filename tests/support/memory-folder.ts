import type { Folder } from '@/screens/account/user-data/folder/folder'

/** A folder in memory. A file changes only when its writable stream is closed, as on a disk. */
export function createMemoryFolder(files: Readonly<Record<string, string>> = {}) {
  let clock = 0
  const stored = new Map<string, { text: string; lastModified: number }>()
  const put = (name: string, text: string) => stored.set(name, { text, lastModified: (clock += 1) })
  for (const [name, text] of Object.entries(files)) put(name, text)
  /** The error of every write, or only of writes of `text`. */
  let failure: { error: Error; text?: string | undefined } | undefined
  /** File name → name of the error that reading it throws. */
  const readErrors = new Map<string, string>()

  const folder: Folder = {
    name: 'Backups',
    keys: async function* () {
      await Promise.resolve()
      yield* stored.keys()
    },
    getFileHandle: (name, options) => {
      if (!stored.has(name)) {
        if (!options?.create) return Promise.reject(new DOMException('', 'NotFoundError'))
        put(name, '')
      }
      return Promise.resolve({
        getFile: () => {
          const readError = readErrors.get(name)
          if (readError) return Promise.reject(new DOMException('', readError))
          const { text = '', lastModified = 0 } = stored.get(name) ?? {}
          return Promise.resolve(new File([text], name, { lastModified }))
        },
        createWritable: () => {
          let written = ''
          return Promise.resolve({
            write: async (content) => {
              const text = typeof content === 'string' ? content : await content.text()
              if (failure && (failure.text ?? text) === text) throw failure.error
              written += text
            },
            close: () => {
              put(name, written)
              return Promise.resolve()
            },
            abort: () => Promise.resolve(),
          })
        },
      })
    },
    queryPermission: () => Promise.resolve('granted'),
    requestPermission: () => Promise.resolve('granted'),
  }
  return {
    folder,
    put,
    /** The text of a file; undefined if it does not exist. */
    text: (name: string) => stored.get(name)?.text,
    names: () => [...stored.keys()].toSorted(),
    /** Makes writes fail, all or only those of `text`; `undefined` ends it. */
    failWrites: (error: Error | undefined, text?: string) =>
      void (failure = error && { error, text }),
    failReading: (name: string, errorName: string) => void readErrors.set(name, errorName),
  }
}
