import type { ChecklistProgress } from '../../model/checklist-progress'
import type { Dataset } from '../../model/dataset'
import type { Stored } from '../../model/stored'
import type { ChecklistRow } from '../checklist/checklist-view'

export interface ProgressView {
  kind: 'progress'
  dataset: Dataset<ChecklistRow>
  progress: Stored<ChecklistProgress>
  title: string
  /** Shown once every item is done. */
  congratulation: string
  /** A link to the next step, beside the progress bar. */
  next?: NextLink
}

interface NextLink {
  /** The text of the link. */
  action: string
  path: string
}

/** A view that shows how much of a whole checklist is done. */
export function progressView(
  dataset: Dataset<ChecklistRow>,
  progress: Stored<ChecklistProgress>,
  texts: { title: string; congratulation: string; next?: NextLink },
): ProgressView {
  return { kind: 'progress', dataset, progress, ...texts }
}
