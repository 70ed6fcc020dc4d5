import type { Dataset } from '../../model/dataset'
import type { Stored } from '../../model/stored'
import type { IconName } from '../../ui/icon-name'
import type { Reviewed } from '../../model/reviewed'
import type { ChecklistProgress } from '../../model/checklist-progress'

/** A named part of a checklist. */
export interface ChecklistRow extends Reviewed {
  id: string
  icon: IconName
  name: string
  description: string
  items: readonly { id: string; text: string }[]
}

export interface ChecklistView {
  kind: 'checklist'
  dataset: Dataset<ChecklistRow>
  progress: Stored<ChecklistProgress>
  title: string
  lead?: string
  /** The section that is open at first, and with it the first that has something to do; none when left out. */
  open?: string
}

/** Sections of items to tick off. What is ticked is saved at once, by section id and item id. */
export function checklistView(
  dataset: Dataset<ChecklistRow>,
  progress: Stored<ChecklistProgress>,
  options: { title: string; lead?: string; open?: string },
): ChecklistView {
  return { kind: 'checklist', dataset, progress, ...options }
}
