import { isComplete, type ChecklistProgress } from '../../model/checklist-progress'
import type { ChecklistView } from './checklist-view'

/**
 * The sections that are open before a person opens or closes any: the named one, and where that is
 * finished the next one with something to do.
 */
export function sectionsOpenAtFirst(
  { dataset, open }: Pick<ChecklistView, 'dataset' | 'open'>,
  progress: ChecklistProgress,
): ReadonlySet<string> {
  if (open === undefined) return new Set()
  const next = dataset.rows.find((section) => !isComplete([section], progress))
  return new Set([open, next?.id ?? open])
}
