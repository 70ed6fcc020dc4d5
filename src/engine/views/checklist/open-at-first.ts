import { isComplete, type ChecklistProgress } from '../../model/checklist-progress'
import type { ChecklistView } from './checklist-view'

/**
 * The sections that are open before the person opens or closes any: the named one and the first unfinished one. None if
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
