import { countOf } from './count-of'

/** What became of the records of an import that was taken back. */
export interface TakenBack {
  taken: number
  /** Those that were changed since. */
  kept: number
}

/** "3 rows were taken back. 1 stays because you changed it since." */
export function takenBack({ taken, kept }: TakenBack): string {
  const were = taken === 1 ? 'was' : 'were'
  const said = `${countOf(taken, 'row')} of the import ${were} taken back.`
  if (kept === 0) return said
  const stay =
    kept === 1
      ? '1 stays because you changed it'
      : `${countOf(kept, 'row')} stay because you changed them`
  return `${said} ${stay} after the import.`
}
