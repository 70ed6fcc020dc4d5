import type { Dataset } from '../../model/dataset'
import type { Stored } from '../../model/stored'
import type { IconName } from '../../ui/icon-name'
import type { Reviewed } from '../../model/reviewed'
import { isComplete, type ChecklistProgress } from '../../model/checklist-progress'

/** A section of a checklist. */
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
  /** The id of a section that is open at first, together with the first unfinished one. Without it, none is open. */
  open?: string
}

/** Sections of items to check off. Each change is saved at once, under the ids of the section and the item. */
export function checklistView(
  dataset: Dataset<ChecklistRow>,
  progress: Stored<ChecklistProgress>,
  options: { title: string; lead?: string; open?: string },
): ChecklistView {
  return { kind: 'checklist', dataset, progress, ...options }
}

/**
 * The sections that are open before the user opens or closes any: the named one and the first unfinished one. None if
 * no section is named.
 */
export function sectionsOpenAtFirst(
  { dataset, open }: Pick<ChecklistView, 'dataset' | 'open'>,
  progress: ChecklistProgress,
): ReadonlySet<string> {
  if (open === undefined) return new Set()
  const next = dataset.rows.find((section) => !isComplete([section], progress))
  return new Set([open, next?.id ?? open])
}
