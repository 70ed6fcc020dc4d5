import type { Migration } from '@/engine/store/migrate'

/**
 * The migrations of stored data, one from each version to the next. Their number determines the current version. There
 * are none yet: version 1 is current. See docs/storage.md for how to add one.
 */
export const migrations: readonly Migration[] = []
