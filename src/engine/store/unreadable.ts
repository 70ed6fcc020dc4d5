import { isSame } from '../model/is-same'
import type { NamedTexts } from './mirror/replace-texts'
import type { VersionReason } from './mirror/database'
import type { Reading } from './reading'
import { SaveError } from './save-error'
import { toJson } from './to-json'
import { keyOfText, UNREADABLE } from './unreadable-name'
import { isSchemaVersion, SCHEMA_VERSION_KEY } from './schema-version'

type NamedText = [name: string, text: string]

interface Parts {
  reading: Reading
  /** The stored texts under the names that are wanted. */
  texts: (wanted: (name: string) => boolean) => NamedText[]
  replace: (texts: () => NamedTexts, reason: VersionReason) => Promise<unknown>
  /** Called with the key of a text that was set aside, once it is removed. A replacement reports all other keys. */
  onRemoved: (key: string) => void
}

/** Lists the stored texts that cannot be read, and removes them. See docs/decisions/0053. */
export function createUnreadable({ reading, texts, replace, onRemoved }: Parts) {
  const { all, find, reloadAll, reportAll } = reading

  /** Those that were set aside, and those still under their own key. */
  function list(): NamedText[] {
    return [
      ...texts((name) => name.includes(UNREADABLE)),
      ...texts((name) => name === SCHEMA_VERSION_KEY).filter(([, text]) => !isSchemaVersion(text)),
      ...all().flatMap(({ stored, unreadable }): NamedText[] =>
        unreadable === undefined ? [] : [[stored.key, unreadable]],
      ),
    ]
  }

  /** What stays under a name without its unreadable text; null for nothing. */
  function readableText(name: string): string | null {
    const data = find(name)
    return !data || isSame(data.value, data.stored.empty) ? null : toJson(data.value, data.stored)
  }

  async function remove(name: string, text: string) {
    await replace(() => {
      // Another tab may have written meanwhile.
      reloadAll()
      const isThere = list().some(([other, stored]) => other === name && stored === text)
      if (!isThere) throw new SaveError('overtaken')
      return new Map([[name, readableText(name)]])
    }, 'removal')
    reportAll()
    if (!find(name)) onRemoved(keyOfText(name))
  }

  return { list, remove }
}
