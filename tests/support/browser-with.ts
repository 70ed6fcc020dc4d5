import { createRepository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { migrations } from '@/schemas/account/migrations'

/** The repository of a browser that has stored these texts, by key. */
export function browserWith(texts: Readonly<Record<string, string>>) {
  const storage = memoryStorage()
  for (const [key, text] of Object.entries(texts)) storage.setItem(key, text)
  return createRepository({ storage, isDurable: true }, migrations)
}
