import type { Dataset } from '../../model/dataset'
import type { GuideRow } from '../guide/guide-view'

export interface NoteView {
  kind: 'note'
  dataset: Dataset<GuideRow>
  /** The label under which the long text of the note collapses. */
  collapsed: string
}

/** A short note, at the top of a screen or above its subject. Its title, lead and links show; the rest collapses. */
export function noteView(
  dataset: Dataset<GuideRow>,
  { collapsed }: Pick<NoteView, 'collapsed'>,
): NoteView {
  return { kind: 'note', dataset, collapsed }
}
