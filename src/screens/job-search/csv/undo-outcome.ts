import { countOf } from '@/engine/format-count'

/** The outcome of undoing an import. */
export interface UndoOutcome {
  /** How many records were removed. */
  removed: number
  /** How many records stay because they were changed since the import. */
  kept: number
}

/** "3 rows of the import were removed. 1 stays because you changed it after the import." */
export function undoneImportSentence({ removed, kept }: UndoOutcome): string {
  if (removed === 0)
    return 'Nothing was removed: these rows were changed or deleted after the import.'
  const were = removed === 1 ? 'was' : 'were'
  const sentence = `${countOf(removed, 'row')} of the import ${were} removed.`
  if (kept === 0) return sentence
  const stay =
    kept === 1
      ? '1 stays because you changed it'
      : `${countOf(kept, 'row')} stay because you changed them`
  return `${sentence} ${stay} after the import.`
}

/** What is left of an import that was stopped. */
export function stoppedImportSentence(undone: UndoOutcome): string {
  if (undone.kept === 0) return 'You stopped the import. Nothing of it was kept.'
  return `You stopped the import. ${undoneImportSentence(undone)}`
}
