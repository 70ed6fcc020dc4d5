import type { Migration } from '@/engine/store/migrate'

/**
 * What brings stored data from version 1 to today's, one step each; the number of steps tells the
 * version. There is none yet: version 1 is today's. docs/storage.md says how to add one.
 */
export const migrations: readonly Migration[] = []
