import { writeFileSync } from 'node:fs'

/** What a script finds in a year's new figures before it replaces the old ones. */
export interface YearlyReport {
  /** The problems of the figures. If there are any, no file is written. */
  problems: readonly string[]
  /** The changes that a person checks before the files ship. */
  changes: readonly string[]
  /** How many figures there are, as one sentence. */
  counts: string
  files: readonly { path: string; text: string }[]
}

/** Prints the report, and writes its files if it has no problems. Otherwise the exit code is 1. */
export function finish({ problems, changes, counts, files }: YearlyReport) {
  if (problems.length > 0) {
    console.error(
      [...problems, `Nothing was changed. Problems to fix: ${problems.length}.`].join('\n'),
    )
    process.exitCode = 1
    return
  }
  for (const file of files) writeFileSync(file.path, file.text)
  console.log([...changes, `Changes to check: ${changes.length}. ${counts}`].join('\n'))
}

/** "80000 → 110000 (+38 %)"; blank if the figure changes by no more than the share `limit`. */
export function largeChange(before: number, after: number, limit: number): string {
  const share = after / before - 1
  if (Math.abs(share) <= limit) return ''
  return `${before} → ${after} (${share > 0 ? '+' : '−'}${Math.round(Math.abs(share) * 100)} %)`
}
