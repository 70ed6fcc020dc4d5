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
  /** Where the next step from here is made. */
  next: WayOn | undefined
}

/** A link beside the bar. */
interface WayOn {
  action: string
  path: string
}

/** How much of a whole checklist is done. */
export function progressView(
  dataset: Dataset<ChecklistRow>,
  progress: Stored<ChecklistProgress>,
  { next, ...texts }: { title: string; congratulation: string; next?: WayOn },
): ProgressView {
  return { kind: 'progress', dataset, progress, next, ...texts }
}
