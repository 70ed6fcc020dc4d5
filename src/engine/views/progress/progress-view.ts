import type { ChecklistProgress } from '../../model/checklist-progress'
import type { Dataset } from '../../model/dataset'
import type { Stored } from '../../model/stored'
import type { ChecklistRow } from '../checklist/checklist-view'

export interface ProgressView {
  kind: 'progress'
  dataset: Dataset<ChecklistRow>
  progress: Stored<ChecklistProgress>
  title: string
  /** What stands there once every item is done. */
  congratulation: string
}

/** How much of a whole checklist is done. */
export function progressView(
  dataset: Dataset<ChecklistRow>,
  progress: Stored<ChecklistProgress>,
  texts: { title: string; congratulation: string },
): ProgressView {
  return { kind: 'progress', dataset, progress, ...texts }
}
